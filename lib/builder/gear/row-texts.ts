import { formatFocus } from "@/lib/catalog/format-focus";
import { elementLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import { listAliases } from "@/lib/catalog/skill-aliases";
import type { NameEntity } from "@/lib/names/names-store";
import { fold } from "@/lib/text/fold";
import type { BuilderData } from "../data/builder-data";
import type { LoadoutPlace } from "../loadout/model";
import type { PickerRow } from "./list-picker-rows";
import type { FilterContext } from "./picker-filter";

/** A name in the reader's language. */
type ShownName = (entity: NameEntity, id: string, english: string) => string;

/**
 * Texts that a query is looked for in, English and in the reader's language: names of the item, of its skills (as
 * players call them, too) and bonuses, of its set, and of a weapon's type and element. Each is made when it is first needed.
 */
export function createRowTexts(
  { armor, getName }: BuilderData,
  place: LoadoutPlace,
  shown: ShownName,
): Pick<FilterContext, "getText" | "getName"> {
  const entity = getEntity(place);
  const sets = new Map(armor.armorSets.map(({ id, name }) => [id, name]));
  const both = (kind: NameEntity, id: string, english: string) => `${english} ${shown(kind, id, english)}`;
  const skills = cacheByRow(
    (id: string) => id,
    (id) => fold([both("skills", id, getName("skill", id)), ...listAliases(id)].join(" ")),
  );
  const named = cacheByRow(
    ({ id }) => id,
    (row: PickerRow) => fold(`${both(entity, row.id, row.name)} ${getFocusText(row)}`),
  );
  const getText = cacheByRow(
    ({ id }) => id,
    (row: PickerRow) => {
      const brought = [...row.skills.map(({ skill }) => skill), ...row.bonuses].map(skills);
      const set = row.armor ? fold(both("armor-sets", row.armor.set, sets.get(row.armor.set) ?? "")) : "";
      return [named(row), getWeaponText(row), set, ...brought].join(" ");
    },
  );
  return { getText, getName: named };
}

function getFocusText({ weapon }: PickerRow): string {
  return weapon?.focus ? formatFocus(weapon.focus) : "";
}

function getWeaponText({ weapon }: PickerRow): string {
  if (!weapon) return "";
  const artian = { gogma: "Gogma Artian", artian: "Artian", none: "" }[weapon.artian ?? "none"];
  const elements = weapon.elements.map(({ type }) => elementLabels[type]);
  return fold([weaponTypeLabels[weapon.type], artian, ...elements].join(" "));
}

function getEntity(place: LoadoutPlace): NameEntity {
  if (place === "weapon") return "weapons";
  return place === "charm" ? "charms" : "armor";
}

/** The same function, with its results cached by a key. */
function cacheByRow<Thing>(getKey: (item: Thing) => string, make: (item: Thing) => string) {
  const made = new Map<string, string>();
  return (item: Thing): string => {
    const key = getKey(item);
    const known = made.get(key) ?? make(item);
    made.set(key, known);
    return known;
  };
}
