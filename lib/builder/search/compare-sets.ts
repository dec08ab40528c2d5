import type { FoundSet, Objective } from "./query";

/** Orders sets as a search does, best first, but for the ids: 0 where all figures are equal. */
export function compareSets(a: FoundSet, b: FoundSet, objective: Objective = { kind: "defense" }): number {
  return compareFigure(a, b, objective) || compareFigure(a, b, getSecondObjective(objective));
}

/** Orders sets by the objective alone, best first. */
function compareFigure(a: FoundSet, b: FoundSet, objective: Objective): number {
  switch (objective.kind) {
    case "defense":
      return b.defense - a.defense;
    case "slots":
      return (
        b.freeSlots[2] - a.freeSlots[2] || b.freeSlots[1] - a.freeSlots[1] || b.freeSlots[0] - a.freeSlots[0]
      );
    case "resistance":
      return b.resistances[objective.element] - a.resistances[objective.element];
    case "damage":
      return (b.damage ?? 0) - (a.damage ?? 0);
  }
}

function getSecondObjective({ kind }: Objective): Objective {
  return kind === "defense" ? { kind: "slots" } : { kind: "defense" };
}
