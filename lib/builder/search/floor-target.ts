import type { BuilderArmor } from "../catalog/catalog";
import { readItem } from "./cells";
import { getDefense } from "./measures";
import type { FigureFloor } from "./problem";
import { createPlainTarget, type ProblemTarget } from "./problem-target";

/** A least sum over the pieces, as one more target. */
export interface FloorTarget {
  readonly target: ProblemTarget;
  /** What a piece of a part adds to it. */
  readonly getLevels: (piece: BuilderArmor, part: number) => number;
}

/**
 * A figure that pieces must reach together counts like levels of a skill that no decoration gives.
 *
 * @param parts pieces that are allowed, by part
 */
export function createFloorTarget(
  { of, figure }: FigureFloor,
  parts: readonly (readonly BuilderArmor[])[],
  transcended: boolean,
): FloorTarget {
  const getFigure = (piece: BuilderArmor) =>
    of.kind === "defense" ? getDefense(piece, transcended) : piece.resistances[of.element];
  const minByPart = parts.map((part) =>
    part.reduce((min, piece) => Math.min(min, getFigure(piece)), Infinity),
  );
  const need = Math.max(0, figure - minByPart.reduce((sum, each) => sum + each, 0));
  return {
    target: createPlainTarget("", need),
    getLevels: (piece, part) => Math.min(need, getFigure(piece) - readItem(minByPart, part)),
  };
}
