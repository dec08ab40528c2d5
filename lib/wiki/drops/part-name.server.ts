import { getCatalog } from "@/lib/catalog/catalog.server";
import type { PartName } from "./drop-book";

const romanStages: Readonly<Record<string, string>> = { second: "II", third: "III", fifth: "V" };

/**
 * Name of a part that a drop belongs to. Rewards know a few parts that hitzones do not: later stages of a break
 * (`head-second`) and what a monster carries. Those are named after their id.
 */
export function partName(monster: string, part: string): PartName {
  const zones = getCatalog().monsters.require(monster).hitzones;
  const known = zones.find((zone) => zone.part === part)?.name;
  return { id: part, name: known ?? nameFromId(part) };
}

function nameFromId(part: string): string {
  return part
    .split("-")
    .map((word) => romanStages[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
