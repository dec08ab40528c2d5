import { elements } from "@/lib/catalog/codes";
import type { BuilderArmor } from "../catalog/catalog";
import { readItem } from "./cells";
import { getDefense } from "./measures";
import type { FigureFloor } from "./problem";
import { createPlainTarget, type ProblemTarget } from "./problem-target";
import type { SearchQuery } from "./query";

/** A least sum over the pieces, as one more target. */
export interface FloorTarget {
  readonly target: ProblemTarget;
  /** Share of a piece of a part. */
  readonly getLevels: (piece: BuilderArmor, part: number) => number;
}

/**
 * A figure that pieces must reach together counts like levels of a skill that no decoration gives.
 *
 * @param parts pieces that are allowed, by part
 */
function createFloorTarget(
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
    target: createPlainTarget(of.kind === "defense" ? "minimum/defense" : `minimum/${of.element}`, need),
    getLevels: (piece, part) => Math.min(need, getFigure(piece) - readItem(minByPart, part)),
  };
}

/**
 * The floors of a query, and one more where there is one. Those that every set reaches are left out.
 *
 * @param parts pieces that are allowed, by part
 */
export function listFloorTargets(
  { minimum, transcended = false }: SearchQuery,
  more: FigureFloor | undefined,
  parts: readonly (readonly BuilderArmor[])[],
): FloorTarget[] {
  const { defense, resistances = {} } = minimum ?? {};
  const floors: FigureFloor[] = [
    ...(defense === undefined ? [] : [{ of: { kind: "defense" }, figure: defense } as const]),
    ...elements.flatMap((element): FigureFloor[] => {
      const figure = resistances[element];
      return figure === undefined ? [] : [{ of: { kind: "resistance", element }, figure }];
    }),
    ...(more ? [more] : []),
  ];
  return floors
    .map((floor) => createFloorTarget(floor, parts, transcended))
    .filter(({ target }) => target.need > 0);
}

/** Writes what a piece adds to each floor. Floors are the last targets. */
export function writeFloorLevels(
  levels: Uint8Array,
  floors: readonly FloorTarget[],
  { piece, part, end }: { readonly piece: BuilderArmor; readonly part: number; readonly end: number },
): void {
  floors.forEach((floor, at) => {
    levels[end - floors.length + at] = floor.getLevels(piece, part);
  });
}
