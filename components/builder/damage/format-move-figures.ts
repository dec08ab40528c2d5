import type { FileMove } from "@/lib/builder/data/damage-file";
import { elementLabels } from "@/lib/catalog/labels";
import { formatNumber, formatPercent } from "@/lib/text/format";

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
