import { elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import type { SearchObjective } from "./search-criteria";

/** Labels of what a search maximizes. */
export function formatObjective(objective: SearchObjective): string {
  if (objective === "defense") return "Defense";
  if (objective === "slots") return "Free slots";
  if (objective === "damage") return "Damage to target";
  const element = elements.find((each) => objective === `resistance-${each}`) ?? "fire";
  return `${elementLabels[element]} resistance`;
}

/**
 * What a search is for, as text: `free slots`, `damage to target (Rathalos: Head; 3 moves)`.
 *
 * @param target where damage is the objective
 */
export function formatQuestion(objective: SearchObjective, target: string | null): string {
  const label = formatObjective(objective).toLowerCase();
  return objective === "damage" && target !== null ? `${label} (${target})` : label;
}
