import type { DropKind } from "@/lib/catalog/world-codes";
import { dropKindLabels } from "@/lib/catalog/world-labels";
import { formatNumber, formatPercent } from "@/lib/text/format";
import type { DrawCount } from "./expected-hunts";

/** Label of a drop source, without the name of the part. */
export function formatWay({ kind, table }: { readonly kind: DropKind; readonly table?: number }): string {
  return `${dropKindLabels[kind]}${table !== undefined && table > 1 ? `, table ${table}` : ""}`;
}

/** Which break of a part, where it breaks twice. */
export function formatStage(stage: number): string {
  return stage === 1 ? "first break" : "second break";
}

/**
 * Of a monster that gives an item by these ways: "Tempered " where only a tempered one does, else nothing.
 */
export function formatStrength(ways: readonly { readonly kind: DropKind }[]): string {
  return ways.length > 0 && ways.every(({ kind }) => kind === "temperedWound") ? "Tempered " : "";
}

/** A further column of the target rewards: which hunts pay it is not known, so its chances are shares of the column. */
export function isUnknownTable({ table = 1 }: { readonly table?: number }): boolean {
  return table > 1;
}

/** How often a list is rolled per hunt: "× 3", "× 4–8". */
export function formatDraws(draws: DrawCount): string {
  return draws.times === 0 ? "not counted" : `× ${formatDrawRange(draws, "–")}`;
}

/** "4 to 8", or one number. */
export function formatDrawRange({ times, extra = [] }: DrawCount, between = " to "): string {
  return extra.length > 1 ? `${times}${between}${times + extra.length - 1}` : String(times);
}

/** @param chance 0 to 1; small chances keep a second digit, and only a certain drop reads 100% */
export function formatChance(chance: number): string {
  const percent = chance * 100;
  if (percent > 99.9 && percent < 100) return "> 99.9%";
  return formatPercent(percent, percent < 1 ? 2 : 1);
}

/** A number of hunts: to a tenth below ten, whole from there, and a dash if unknown. */
export function formatHunts(hunts: number | null): string {
  if (hunts === null) return "—";
  return formatNumber(hunts, hunts < 10 ? 1 : 0);
}
