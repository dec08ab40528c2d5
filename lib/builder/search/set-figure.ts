import type { Element } from "@/lib/catalog/codes";
import type { FoundSet } from "./query";

/** Something that a set has by itself, whatever it was found for. */
export type SetGoal =
  | { readonly kind: "defense" | "slots" | "damage" }
  | { readonly kind: "resistance"; readonly element: Element };

/** Figure of a set for a goal, the more the better. Damage that a set was not valued by is 0. */
export function getSetFigure(set: FoundSet, goal: SetGoal): number {
  switch (goal.kind) {
    case "defense":
      return set.defense;
    case "resistance":
      return set.resistances[goal.element];
    case "slots":
      return getSlotFigure(set.freeSlots);
    case "damage":
      return set.damage ?? 0;
  }
}

/** Free slots as one number, as the search counts them: any slot of level 3 before all of level 2. */
export function getSlotFigure([one, two, three]: readonly [number, number, number]): number {
  return three * 10_000 + two * 100 + one;
}
