import type { ArmorPiece } from "@/lib/catalog/codes";
import { armorPieces, elements } from "@/lib/catalog/codes";
import type { GogmaFocus } from "@/lib/catalog/weapon-codes";
import type { DerivedBonus, DerivedLoadout, DerivedWeapon } from "../loadout/derived";
import type { GetName } from "../loadout/format-problem";
import type { ArtianChoices, EquippedCharm, Loadout, SlottedDecorations } from "../loadout/model";
import type { LoadoutSummary } from "../summary/summarize-loadout";
import { formatColumn, readSummary } from "../summary/summary-columns";

const pieceLabels: Readonly<Record<ArmorPiece, string>> = {
  head: "Head",
  chest: "Chest",
  arms: "Arms",
  waist: "Waist",
  legs: "Legs",
};

/**
 * A loadout as plain text for a chat: what is equipped with its decorations, one line each, then active skills, set
 * bonuses and group skills, defense and resistances. The weapon's figures are told in a line each for base, always
 * on and, where the summary has one, the target. Attack is the true raw, elements are displayed units.
 *
 * Names lose the few characters that chat programs read as markup. A legal loadout stays below 2,000 characters,
 * the most that Discord takes in a message.
 *
 * @param summary of the same loadout
 * @param target name of the target of the summary
 */
export function describeLoadout(
  loadout: Loadout,
  getName: GetName,
  derived: DerivedLoadout,
  summary: LoadoutSummary,
  target: string | null = null,
): string {
  const name: GetName = (item, id) => toPlainText(getName(item, id));
  const gear = [
    ...formatWeapon(loadout, name, derived.weapon),
    ...(summary.weapon ? formatStats(summary, target) : []),
    ...armorPieces.flatMap((piece) => {
      const equipped = loadout.armor[piece];
      const line =
        equipped &&
        `${name("armor", equipped.id)}${formatBrackets(formatDecorations(equipped.decorations, name))}`;
      return line ? [`${pieceLabels[piece]}: ${line}`] : [];
    }),
    ...(loadout.charm ? [`Charm: ${formatCharm(loadout.charm, name)}`] : []),
  ];
  if (gear.length === 0) return "An empty build.";
  const transcended = loadout.transcended ? ["Transcended armor."] : [];
  return [...gear, ...transcended, "", ...formatFigures(derived, summary, name)].join("\n");
}

function formatWeapon({ weapon }: Loadout, name: GetName, derived: DerivedWeapon | null): string[] {
  if (!weapon) return [];
  const lines = [
    `Weapon: ${name("weapon", weapon.id)}${formatBrackets(formatDecorations(weapon.decorations, name))}`,
  ];
  const focus = derived?.artian?.focus ?? null;
  if (weapon.artian) lines.push(`Artian: ${formatArtian(weapon.artian, focus, name)}`);
  return derived ? [...lines, name("weapon-type", derived.type)] : lines;
}

/** A line for each column. Defense comes with the resistances. */
function formatStats(summary: LoadoutSummary, target: string | null): string[] {
  return readSummary(summary, target && toPlainText(target)).map((column) =>
    formatColumn(column, ({ key }) => key === "defense"),
  );
}

function formatArtian(artian: ArtianChoices, focus: GogmaFocus | null, name: GetName): string {
  const rolls = [artian.setBonus, artian.groupSkill].filter((id) => id !== null);
  const groups = [
    focus === null ? "" : `${focus} focus`,
    formatCounts(artian.parts.map(({ element, infusion }) => `${element} ${infusion}`)),
    formatCounts(artian.reinforcements.map((id) => name("artian-bonus", id))),
    rolls.map((id) => name("skill", id)).join(", "),
  ];
  return groups.filter((words) => words !== "").join("; ") || "no parts";
}

function formatCharm(charm: EquippedCharm, name: GetName): string {
  if (charm.kind === "charm") return name("charm", charm.id);
  const skills = charm.skills.map(({ skill, level }) => `${name("skill", skill)} ${level}`).join(", ");
  const slots = charm.slots.map(({ kind, slot }) => `${kind} ${slot}`).join(", ");
  const figures = [skills, slots && `slots ${slots}`].filter((words) => words !== "").join("; ");
  const talisman = `${name("talisman", charm.talisman)}${formatBrackets(figures)}`;
  const decorations = formatDecorations(charm.decorations, name);
  return decorations === "" ? talisman : `${talisman} with ${decorations}`;
}

function formatDecorations(decorations: SlottedDecorations, name: GetName): string {
  return formatCounts(decorations.filter((id) => id !== null).map((id) => name("decoration", id)));
}

function formatFigures(
  { skills, bonuses, defense, resistances }: DerivedLoadout,
  { conditional }: LoadoutSummary,
  name: GetName,
): string[] {
  const active = skills
    .map(({ skill, level }) => ({ words: `${name("skill", skill)} ${level}`, level }))
    .toSorted((a, b) => b.level - a.level || (a.words < b.words ? -1 : 1))
    .map(({ words }) => words);
  const resisted = elements.map((element) => `${element} ${resistances[element].withSkills}`);
  return [
    ...formatList("Skills", active),
    ...formatList("Set bonuses", formatBonus(bonuses, "set-bonus", name)),
    ...formatList("Group skills", formatBonus(bonuses, "group", name)),
    ...formatList(
      "Conditional, not in Always on",
      conditional.map(({ skill }) => name("skill", skill)),
    ),
    `Defense ${defense.base} base, ${defense.withSkills} always on; ${resisted.join(", ")}`,
  ];
}

function formatBonus(
  bonuses: readonly DerivedBonus[],
  kind: DerivedBonus["kind"],
  name: GetName,
): readonly string[] {
  return bonuses
    .filter((bonus) => bonus.kind === kind && bonus.level > 0)
    .map(({ skill, level, pieces }) => `${name("skill", skill)} ${level} (${pieces} pieces)`);
}

function formatList(title: string, words: readonly string[]): string[] {
  return words.length > 0 ? [`${title}: ${words.join(", ")}`] : [];
}

function formatBrackets(words: string): string {
  return words === "" ? "" : ` (${words})`;
}

/** Each once, with how often it comes. */
function formatCounts(words: readonly string[]): string {
  return [...new Set(words)]
    .map((each) => {
      const times = words.filter((other) => other === each).length;
      return times > 1 ? `${each} ×${times}` : each;
    })
    .join(", ");
}

function toPlainText(name: string): string {
  return name.replace(/[*_~|`<>@\\]/g, "").replace(/\s+/g, " ");
}
