import { armorPieces } from "@/lib/catalog/codes";
import type { GetName } from "../loadout/format-problem";
import type { LoadoutCatalog } from "../loadout/loadout-catalog";
import { listUnplaced } from "../search/place-locked";
import type { SearchQuery } from "../search/query";
import type { ScenarioOutcome } from "../target/to-scenario";
import { getExcludedSkill, type SearchCriteria } from "./search-criteria";

/** Why criteria cannot be searched yet, and where that is fixed. */
export interface CriteriaProblem {
  /** A short sentence. */
  readonly text: string;
  readonly fixIn: "options" | "damage" | "loadout";
}

/**
 * Problems that prevent searching: contradictions among the options, or a damage setup that is not ready for its
 * damage.
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

/** Locked decorations that a query has no slot of the weapon, or not enough copies for. */
export function findLockProblems(
  query: Pick<SearchQuery, "weapon" | "lockedDecorations" | "decorations">,
  { decorations }: Pick<LoadoutCatalog, "decorations">,
  getName: GetName,
): readonly CriteriaProblem[] {
  const { lockedDecorations = {}, decorations: owned = "unlimited" } = query;
  const lacking = Object.entries(lockedDecorations).flatMap(([id, count]): CriteriaProblem[] => {
    const copies = owned === "unlimited" ? count : (owned[id] ?? 0);
    if (copies >= count) return [];
    const name = getName("decoration", id);
    const text =
      copies === 0
        ? `${name} is locked, but excluded or not owned.`
        : `${name} is locked ${count} times, but you have ${copies}.`;
    return [{ text, fixIn: "options" }];
  });
  const unplaced = listUnplaced(query, { decorations: decorations.values() });
  return [
    ...lacking,
    ...[...new Set(unplaced)].map(
      (id): CriteriaProblem => ({
        text: `The locked ${getName("decoration", id)} needs a free weapon slot that fits it.`,
        fixIn: "options",
      }),
    ),
  ];
}
