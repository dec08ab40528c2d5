import type { DropKind, Rank } from "@/lib/catalog/codes";
import { formatNumber, formatPercent } from "@/lib/wiki/format";

export const rankWord: Readonly<Record<Rank, string>> = { low: "Low rank", high: "High rank" };

const kindWord: Readonly<Record<DropKind, string>> = {
  carve: "Carve",
  carveSevered: "Carve of a severed part",
  brokenPart: "Broken part",
  woundDestroyed: "Wound destroyed",
  temperedWound: "Tempered wound destroyed",
  target: "Target reward",
  carveRotten: "Carve of a rotten carcass",
  carveRottenSevered: "Carve of a rotten severed part",
  carveCrystallized: "Carve of a crystallized carcass",
  slingerGather: "Gathered with the slinger",
  other: "Unidentified in the tables",
};

interface WayLike {
  readonly kind: DropKind;
  readonly stage?: number;
  readonly table?: number;
}

/** What a way is called, but for the part that breaks: that has a name of its own. */
export function wayWords({ kind, stage, table }: WayLike): string {
  const column = table !== undefined && table > 1 ? `, column ${table}` : "";
  const time = stage === undefined ? "" : stage === 1 ? ", first break" : ", second break";
  return `${kindWord[kind]}${column}${time}`;
}

/** Most carves and rewards that a hunt is counted with are said here once, for tables of chances. */
export function drawsWords(times: number): string {
  return times === 0 ? "not counted" : `× ${times}`;
}

/** @param chance 0 to 1; small chances keep a second digit, and a sure thing alone reads 100% */
export function formatChance(chance: number): string {
  const percent = chance * 100;
  if (percent > 99.9 && percent < 100) return "> 99.9%";
  return formatPercent(percent, percent < 1 ? 2 : 1);
}

/** A number of hunts: to a tenth below ten, whole from there, and in words where no end is known. */
export function formatHunts(hunts: number | null): string {
  if (hunts === null) return "—";
  return formatNumber(hunts, hunts < 10 ? 1 : 0);
}
