import { armorPieces } from "@/lib/catalog/codes";
import type { GetName } from "../loadout/format-problem";
import type { ScenarioOutcome } from "../target/to-scenario";
import { getExcludedSkill, type SearchCriteria } from "./search-criteria";

/** Why criteria cannot be searched yet, and where that is fixed. */
export interface CriteriaProblem {
  /** A short sentence. */
  readonly text: string;
  readonly fixIn: "options" | "damage" | "loadout";
}

/**
 * What prevents searching: contradictions among the options, or a damage setup that is not ready for its damage.
 *
 * @param scenario of the damage setup; `null` while its data is loading, or where damage is not the objective
 */
export function findCriteriaProblems(
  criteria: SearchCriteria,
  scenario: ScenarioOutcome | null,
  getName: GetName,
): readonly CriteriaProblem[] {
  const excluded = new Set(criteria.excluded);
  const both = [...armorPieces, "charm" as const].flatMap((place): CriteriaProblem[] => {
    const id = criteria.pinned[place];
    if (id === undefined || !excluded.has(id)) return [];
    const name = getName(place === "charm" ? "charm" : "armor", id);
    return [{ text: `${name} is both locked and excluded.`, fixIn: "options" }];
  });
  if (criteria.talismans === "any-legal" && criteria.excluded.some((id) => getExcludedSkill(id) !== null)) {
    both.push({
      text: "Skills cannot be excluded together with any possible talisman.",
      fixIn: "options",
    });
  }
  if (criteria.objective !== "damage" || scenario === null || scenario.ok) return both;
  const fixIn = scenario.missing === "weapon" ? "loadout" : "damage";
  return [...both, { text: scenario.reason, fixIn }];
}
