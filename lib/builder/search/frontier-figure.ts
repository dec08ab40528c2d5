import type { Element } from "@/lib/catalog/codes";
import type { BuilderCatalog } from "../catalog/catalog";
import type { FoundSet, SearchQuery } from "./query";
import { getSetLevels } from "./set-levels";

/** A goal of a frontier, without what damage is calculated with. */
export type FrontierGoalKind =
  | { readonly kind: "defense" | "slots" | "damage" }
  | { readonly kind: "resistance"; readonly element: Element }
  | { readonly kind: "skill"; readonly skill: string };

/**
 * What a set has of a goal. Free slots are one number: 10,000 for each of level 3, 100 of level 2, 1 of level 1.
 * Damage that a set was not valued by is 0.
 *
 * @param query what the set was found for
 */
export function getFrontierFigure(
  set: FoundSet,
  goal: FrontierGoalKind,
  query: Omit<SearchQuery, "objective">,
  catalog: BuilderCatalog,
): number {
  switch (goal.kind) {
    case "defense":
      return set.defense;
    case "resistance":
      return set.resistances[goal.element];
    case "slots": {
      const [level1, level2, level3] = set.freeSlots;
      return level3 * 10_000 + level2 * 100 + level1;
    }
    case "skill":
      return getSetLevels(set, query, catalog).get(goal.skill) ?? 0;
    case "damage":
      return set.damage ?? 0;
  }
}
