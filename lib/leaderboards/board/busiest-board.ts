import type { RulesetId } from "@/lib/leaderboards/rulesets";
import type { QuestsResponse } from "@/lib/leaderboards/schema";
import { rulesetIds } from "./board-id";

/** Rulesets in the order in which one is shown for all: the stricter one says more about a hunt. */
const order: readonly RulesetId[] = ["ta", ...rulesetIds.filter((each) => each !== "ta")];

/**
 * Of some quests the one with the most runs, under the first ruleset that has a solo record.
 *
 * @returns `null` where none of them has a solo run
 */
export function findBusiestBoard(
  all: QuestsResponse["quests"],
  wanted: readonly { readonly id: string }[],
): { quest: string; ruleset: RulesetId } | null {
  const ids = new Set(wanted.map(({ id }) => id));
  const [best] = all
    .filter(({ quest, records }) => ids.has(quest) && records.length > 0)
    .toSorted((a, b) => b.runs - a.runs || (a.quest < b.quest ? -1 : 1));
  const ruleset = order.find((each) => best?.records.some((record) => record.ruleset === each));
  return best && ruleset ? { quest: best.quest, ruleset } : null;
}
