import { equalDamage, type FoundSet } from "../search/query";
import { getSlotFigure } from "../search/set-figure";
import type { PostedQuery } from "../worker/protocol";
import type { RowOrder } from "./sort-rows";

/** Sets that none is better of, the first one of which is shown for all. */
interface TieGroup {
  readonly first: FoundSet;
  /** The others, in their order. */
  readonly others: readonly FoundSet[];
}

/** Figures that the search maximized and ordered equals by; empty where a set has no such figure. */
function listFigures(set: FoundSet, objective: PostedQuery["objective"]): readonly number[] {
  switch (objective?.kind) {
    case "damage":
      return set.damage === undefined ? [] : [set.damage];
    case "slots":
      return [getSlotFigure(set.freeSlots), set.defense];
    case "resistance":
      return [set.resistances[objective.element], set.defense];
    default:
      return [set.defense, getSlotFigure(set.freeSlots)];
  }
}

/**
 * Sets in a row that are equally good by what was maximized, as groups. Only in the order of the search: who sorts by
 * something else looks for a single set.
 *
 * @param sets best first
 */
export function groupTies(
  sets: readonly FoundSet[],
  objective: PostedQuery["objective"],
  order: RowOrder,
): readonly TieGroup[] {
  const groups: { first: FoundSet; others: FoundSet[]; figures: readonly number[] }[] = [];
  for (const set of sets) {
    const last = groups.at(-1);
    const figures = order === "found" ? listFigures(set, objective) : [];
    if (last && areTied(last.figures, figures)) last.others.push(set);
    else groups.push({ first: set, others: [], figures });
  }
  return groups.map(({ first, others }) => ({ first, others }));
}

function areTied(a: readonly number[], b: readonly number[]): boolean {
  return (
    a.length > 0 && a.every((figure, at) => Math.abs(figure - (b[at] ?? 0)) <= equalDamage * Math.abs(figure))
  );
}
