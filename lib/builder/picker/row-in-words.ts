import { elementWords, weaponTypeWords } from "@/lib/catalog/vocabulary";
import type { NameOf } from "../loadout/problem-words";
import { type DeltaPart, deltaInWords } from "./delta-parts";
import type { PickerRow } from "./picker-row";

/** A row in one breath, for readers of screens: what it is, its figures, what it brings, what would change. */
export function rowInWords(
  row: PickerRow,
  changes: readonly DeltaPart[],
  nameOf: NameOf,
  worn: boolean,
): string {
  const { name, rarity, armor, skills, bonuses, slots } = row;
  const brings = [
    ...skills.map(({ skill, level }) => `${nameOf("skill", skill)} ${level}`),
    ...bonuses.map((bonus) => nameOf("skill", bonus)),
  ];
  const parts = [
    name,
    worn ? "worn" : "",
    `rarity ${rarity}`,
    armor ? `defense ${armor.defense}` : "",
    ...weaponWords(row),
    slots.length > 0 ? `slots ${slots.join("-")}` : "",
    ...brings,
  ].filter(Boolean);
  const changed = changes.map((part) => deltaInWords(part, nameOf));
  return changed.length > 0 ? `${parts.join(", ")}. Changes: ${changed.join(", ")}` : parts.join(", ");
}

function weaponWords({ weapon }: PickerRow): readonly string[] {
  if (!weapon) return [];
  const { type, attack, affinity, elements } = weapon;
  return [
    weaponTypeWords[type],
    `attack ${attack}`,
    affinity === 0 ? "" : `affinity ${affinity}%`,
    ...elements.map((element) => `${elementWords[element.type]} ${element.value}`),
  ];
}
