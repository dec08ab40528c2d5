import type { ArmorPiece } from "@/lib/catalog/codes";
import { armorPieces, elements } from "@/lib/catalog/codes";
import type { DerivedBonus, DerivedLoadout, DerivedWeapon } from "../loadout/derived";
import type { ArtianChoices, Loadout, SlottedDecorations, WornCharm } from "../loadout/model";
import type { NameOf } from "../loadout/problem-words";

const pieceWords: Readonly<Record<ArmorPiece, string>> = {
  head: "Head",
  chest: "Chest",
  arms: "Arms",
  waist: "Waist",
  legs: "Legs",
};

/**
 * A loadout as plain text for a chat: what is equipped with its decorations, one line each, then active skills, set
 * bonuses and group skills, defense and resistances. Attack is the true raw, elements are displayed units.
 *
 * Names lose the few characters that chat programs read as markup. A legal loadout stays below 2,000 characters,
 * the most that Discord takes in a message.
 */
export function describeLoadout(loadout: Loadout, nameOf: NameOf, derived: DerivedLoadout): string {
  const name: NameOf = (thing, id) => plain(nameOf(thing, id));
  const gear = [
    ...weaponLines(loadout, name, derived.weapon),
    ...armorPieces.flatMap((piece) => {
      const worn = loadout.armor[piece];
      const line = worn && `${name("armor", worn.id)}${inBrackets(decorationWords(worn.decorations, name))}`;
      return line ? [`${pieceWords[piece]}: ${line}`] : [];
    }),
    ...(loadout.charm ? [`Charm: ${charmWords(loadout.charm, name)}`] : []),
  ];
  if (gear.length === 0) return "An empty build.";
  const transcended = loadout.transcended ? ["Transcended armor."] : [];
  return [...gear, ...transcended, "", ...figureLines(derived, name)].join("\n");
}

function weaponLines({ weapon }: Loadout, name: NameOf, derived: DerivedWeapon | null): string[] {
  if (!weapon) return [];
  const lines = [
    `Weapon: ${name("weapon", weapon.id)}${inBrackets(decorationWords(weapon.decorations, name))}`,
  ];
  if (weapon.artian) lines.push(`Artian: ${artianWords(weapon.artian, name)}`);
  if (!derived) return lines;
  const figures = [name("weapon-type", derived.type), `attack ${derived.attack}`];
  if (derived.affinity !== 0) figures.push(`affinity ${derived.affinity}%`);
  for (const element of [derived.element, derived.element2]) {
    if (element) figures.push(`${element.type} ${element.value}`);
  }
  lines.push(figures.join(", "));
  return lines;
}

function artianWords(artian: ArtianChoices, name: NameOf): string {
  const rolls = [artian.setBonus, artian.groupSkill].filter((id) => id !== null);
  const groups = [
    counted(artian.parts.map(({ element, infusion }) => `${element} ${infusion}`)),
    counted(artian.reinforcements.map((id) => name("artian-bonus", id))),
    rolls.map((id) => name("skill", id)).join(", "),
  ];
  return groups.filter((words) => words !== "").join("; ") || "no parts";
}

function charmWords(charm: WornCharm, name: NameOf): string {
  if (charm.kind === "charm") return name("charm", charm.id);
  const skills = charm.skills.map(({ skill, level }) => `${name("skill", skill)} ${level}`).join(", ");
  const slots = charm.slots.map(({ kind, slot }) => `${kind} ${slot}`).join(", ");
  const figures = [skills, slots && `slots ${slots}`].filter((words) => words !== "").join("; ");
  const talisman = `${name("talisman", charm.talisman)}${inBrackets(figures)}`;
  const decorations = decorationWords(charm.decorations, name);
  return decorations === "" ? talisman : `${talisman} with ${decorations}`;
}

function decorationWords(decorations: SlottedDecorations, name: NameOf): string {
  return counted(decorations.filter((id) => id !== null).map((id) => name("decoration", id)));
}

function figureLines({ skills, bonuses, defense, resistances }: DerivedLoadout, name: NameOf): string[] {
  const active = skills
    .map(({ skill, level }) => ({ words: `${name("skill", skill)} ${level}`, level }))
    .toSorted((a, b) => b.level - a.level || (a.words < b.words ? -1 : 1))
    .map(({ words }) => words);
  const resisted = elements.map((element) => `${element} ${resistances[element].withSkills}`);
  return [
    ...listLine("Skills", active),
    ...listLine("Set bonuses", bonusWords(bonuses, "set-bonus", name)),
    ...listLine("Group skills", bonusWords(bonuses, "group", name)),
    `Defense ${defense.withSkills}, ${resisted.join(", ")}`,
  ];
}

function bonusWords(
  bonuses: readonly DerivedBonus[],
  kind: DerivedBonus["kind"],
  name: NameOf,
): readonly string[] {
  return bonuses
    .filter((bonus) => bonus.kind === kind && bonus.level > 0)
    .map(({ skill, level, pieces }) => `${name("skill", skill)} ${level} (${pieces} pieces)`);
}

function listLine(title: string, words: readonly string[]): string[] {
  return words.length > 0 ? [`${title}: ${words.join(", ")}`] : [];
}

function inBrackets(words: string): string {
  return words === "" ? "" : ` (${words})`;
}

/** Each once, with how often it comes. */
function counted(words: readonly string[]): string {
  return [...new Set(words)]
    .map((each) => {
      const times = words.filter((other) => other === each).length;
      return times > 1 ? `${each} ×${times}` : each;
    })
    .join(", ");
}

function plain(name: string): string {
  return name.replace(/[*_~|`<>@\\]/g, "").replace(/\s+/g, " ");
}
