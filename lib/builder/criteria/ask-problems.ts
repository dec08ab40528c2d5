import { armorPieces } from "@/lib/catalog/codes";
import type { NameOf } from "../loadout/problem-words";
import type { ScenarioOutcome } from "../target/scenario-of";
import type { SearchAsk } from "./ask";

/** Why criteria cannot be searched yet, and where that is fixed. */
export interface AskProblem {
  /** A short sentence. */
  readonly words: string;
  readonly mend: "options" | "hunt" | "loadout";
}

/**
 * What prevents searching: contradictions among the options, or a damage setup that is not ready for its damage.
 *
 * @param scenario of the damage setup; `null` while its data is loading, or where damage is not asked for
 */
export function askProblems(
  ask: SearchAsk,
  scenario: ScenarioOutcome | null,
  nameOf: NameOf,
): readonly AskProblem[] {
  const excluded = new Set(ask.excluded);
  const both = [...armorPieces, "charm" as const].flatMap((place): AskProblem[] => {
    const id = ask.pinned[place];
    if (id === undefined || !excluded.has(id)) return [];
    const name = nameOf(place === "charm" ? "charm" : "armor", id);
    return [{ words: `${name} is both locked and excluded.`, mend: "options" }];
  });
  if (ask.objective !== "damage" || scenario === null || scenario.ok) return both;
  const mend = scenario.missing === "weapon" ? "loadout" : "hunt";
  return [...both, { words: scenario.reason, mend }];
}
