import type { LoadoutPlace } from "./model";
import type { LoadoutProblem } from "./problems";

/** The place in the loadout that a problem is about. */
export function getProblemPlace(problem: LoadoutProblem): LoadoutPlace {
  if ("place" in problem) return problem.place;
  if (problem.code === "unknown-charm" || problem.code.startsWith("talisman-")) return "charm";
  return "weapon";
}
