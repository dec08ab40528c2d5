import type { BuilderCatalog } from "../catalog/catalog";
import type { FoundSet, SearchQuery } from "./query";
import { getSetFigure, type SetGoal } from "./set-figure";
import { getSetLevels } from "./set-levels";

/** A goal of a frontier, without what damage is calculated with. */
export type FrontierGoalKind = SetGoal | { readonly kind: "skill"; readonly skill: string };

/**
 * Figure of a set for a goal, as `getSetFigure`, or the level of a skill.
 *
 * @param query what the set was found for
 */
export function getFrontierFigure(
  set: FoundSet,
  goal: FrontierGoalKind,
  query: Omit<SearchQuery, "objective">,
  catalog: BuilderCatalog,
): number {
  return goal.kind === "skill"
    ? (getSetLevels(set, query, catalog).get(goal.skill) ?? 0)
    : getSetFigure(set, goal);
}
