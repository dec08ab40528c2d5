import { armorPieces, elements } from "@/lib/catalog/codes";
import { armorPieceLabels, elementLabels } from "@/lib/catalog/labels";
import { writeCsv } from "@/lib/text/csv";
import type { GetName } from "../loadout/format-problem";
import { formatSlots } from "../loadout/format-slots";
import type { FoundSet } from "../search/query";
import type { FoundRow } from "./create-found-row";

/**
 * Found sets as CSV, one per line, with English names. Defense and resistances are those of the pieces, without skills.
 *
 * @param savedNames names that a player gave to talismans, by their marks
 */
export function writeFoundCsv(
  rows: readonly FoundRow[],
  getName: GetName,
  savedNames: ReadonlyMap<string, string>,
): string {
  const hasDamage = rows.some(({ set }) => set.damage !== undefined);
  const header = [
    "Set",
    ...armorPieces.map((piece) => armorPieceLabels[piece]),
    "Charm",
    "Decorations",
    "Defense",
    ...elements.map((element) => `${elementLabels[element]} resistance`),
    "Free slots level 1",
    "Free slots level 2",
    "Free slots level 3",
    ...(hasDamage ? ["Damage"] : []),
    "Skills",
  ];
  const lines = rows.map(({ set, decorations, levels }, at) => [
    at + 1,
    ...armorPieces.map((piece) => getName("armor", set.armor[piece])),
    formatCharm(set.charm, getName, savedNames),
    decorations.map(({ id, count }) => `${count} × ${getName("decoration", id)}`).join(", "),
    set.defense,
    ...elements.map((element) => set.resistances[element]),
    ...set.freeSlots,
    ...(hasDamage ? [set.damage === undefined ? "" : Math.round(set.damage * 10) / 10] : []),
    [...levels].map(([id, level]) => `${getName("skill", id)} ${level}`).join(", "),
  ]);
  return writeCsv([header, ...lines]);
}

function formatCharm(
  charm: FoundSet["charm"],
  getName: GetName,
  savedNames: ReadonlyMap<string, string>,
): string {
  if (charm === null) return "";
  if (charm.kind === "charm") return getName("charm", charm.id);
  const name = savedNames.get(charm.id ?? "") || getName("talisman", charm.talisman);
  const skills = charm.skills.map(({ skill, level }) => `${getName("skill", skill)} ${level}`);
  return `${name}: ${[...skills, formatSlots(charm.slots)].filter(Boolean).join(", ")}`;
}
