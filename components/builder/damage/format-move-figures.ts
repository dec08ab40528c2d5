import type { FileMove } from "@/lib/builder/data/damage-file";
import type { MoveRow } from "@/lib/builder/target/move-rows";
import { elementLabels } from "@/lib/catalog/labels";
import { formatCount, formatNumber, formatPercent } from "@/lib/text/format";

/** Marks a move whose figures no table of the present version has. */
export const olderMark = "Aug 2025";

/** `MV 48 × 2, blunt`: what a move is, next to its name. */
export function formatMoveFigures(move: FileMove): string {
  const { motionValue, hits, damageType, fixedElement, elementPctOfAttack, element } = move;
  const parts = [
    `MV ${formatNumber(motionValue)}${hits > 1 ? ` × ${hits}` : ""}`,
    ...(fixedElement !== undefined && element !== undefined
      ? [`${formatNumber(fixedElement)} ${elementLabels[element].toLowerCase()}`]
      : []),
    ...(elementPctOfAttack !== undefined && element !== undefined
      ? [`${elementLabels[element].toLowerCase()} ${formatPercent(elementPctOfAttack)} of attack`]
      : []),
    ...(damageType === "ammo" ? [] : [damageType]),
    ...(move.source === "tables" ? [] : [olderMark]),
  ];
  return parts.join(", ");
}

/** The name of a move by its id. */
export function getMoveName(moves: readonly FileMove[], id: string): string {
  if (id === "plain-hit") return "Basic hit, MV 100";
  return moves.find((move) => move.id === id)?.name ?? id;
}

/** As `formatMoveFigures`; of a move with several hits their number and their motion values together. */
export function formatRowFigures(row: MoveRow): string {
  const [first, second] = row.hits;
  if (first && !second) return formatMoveFigures(first.move);
  const hits = row.hits.reduce((sum, { move, times }) => sum + move.hits * times, 0);
  const kinds = [...new Set(row.hits.map(({ move }) => move.damageType))].filter((kind) => kind !== "ammo");
  const isOlder = row.hits.some(({ move }) => move.source !== "tables");
  return [
    formatCount(hits, "hit", "hits"),
    `MV ${formatNumber(getRowStrength(row))} in all`,
    ...kinds,
    ...(isOlder ? [olderMark] : []),
  ].join(", ");
}

/** The motion values of all hits together. */
export function getRowStrength({ hits }: MoveRow): number {
  const sum = hits.reduce((all, { move, times }) => all + move.motionValue * move.hits * times, 0);
  // Sums of fractions such as 3.75 have no digits below a hundredth.
  return Math.round(sum * 100) / 100;
}
