import { listQuestRulesets, type QuestFacts } from "@/lib/leaderboards/categories";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { getIsoWeek, getWeekNumber, getWeekSpan } from "./iso-week";

/** The quest and ruleset of a week, for solo runs with any weapon on any platform. */
export interface Challenge {
  /** ISO week, e.g. `2026-W47`. */
  readonly week: string;
  readonly quest: string;
  readonly ruleset: RulesetId;
}

/** Quests that can be passed over until a week's quest comes from the same rule. Odd and prime. */
const stride = 41;

/**
 * The challenge of a week by a fixed rule, so that everybody can check it: the quests in the order of their ids,
 * every 41st, starting with the week of 1970-01-05. No quest comes twice before all have come where their number
 * is no multiple of 41. The quest's rulesets take turns.
 *
 * @param quests at least one, in any order
 */
export function drawChallenge(quests: readonly QuestFacts[], at: Date): Challenge {
  const sorted = quests.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const number = getWeekNumber(at);
  const quest = sorted[(number * stride) % sorted.length];
  if (!quest) throw new RangeError("a challenge needs a quest");
  const rulesets = listQuestRulesets(quest);
  const ruleset = rulesets[number % rulesets.length] ?? "freestyle";
  return { week: getIsoWeek(at), quest: quest.id, ruleset };
}

/** Id of the board of a week's challenge, e.g. `challenge_2026-W47`. */
export function toChallengeBoardId(week: string): string {
  return `challenge_${week}`;
}

/** The week of a challenge's board id; `null` for every other text. */
export function parseChallengeBoardId(id: string): string | null {
  const week = id.startsWith("challenge_") ? id.slice("challenge_".length) : "";
  return getWeekSpan(week) ? week : null;
}
