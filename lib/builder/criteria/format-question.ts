import { elements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";
import { uncapitalize } from "@/lib/text/capitalize";
import type { SearchObjective } from "./search-criteria";

/** Labels of what a search maximizes. */
export function formatObjective(objective: SearchObjective): string {
  if (objective === "defense") return "Defense";
  if (objective === "slots") return "Free slots";
  if (objective === "damage") return "Damage to target";
  const element = elements.find((each) => objective === `resistance-${each}`) ?? "fire";
  return `${elementLabels[element]} resistance`;
}

/** Assumptions of a search for damage, each as text. */
export interface Assumptions {
  /** `Rathalos: Head, wound` */
  readonly target: string;
  /** `Savage Axe Slash with 5 ticks`, `3 moves`, `One basic hit` */
  readonly rotation: string;
  /** `Steady hunt`, `Default uptimes`, `Your uptimes` */
  readonly uptimes: string;
}

/**
 * Objective of a search as text: `free slots`, `damage to target (Rathalos: Head; 3 moves; steady hunt)`.
 *
 * @param assumed where damage is the objective
 */
export function formatQuestion(objective: SearchObjective, assumed: Assumptions | null): string {
  const label = formatObjective(objective).toLowerCase();
  if (objective !== "damage" || assumed === null) return label;
  const { target, rotation, uptimes } = assumed;
  return `${label} (${target}; ${rotation}; ${uncapitalize(uptimes)})`;
}
