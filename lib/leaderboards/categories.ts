import type { RunCategory } from "./board/board-id";
import type { RulesetId } from "./rulesets";
import { formatRunTime, maxTimeCs, minTimeCs } from "./run/run-time";

/** Known facts about a quest that decides which runs it can have. */
export interface QuestFacts {
  readonly id: string;
  readonly isArena: boolean;
  /** Hunters that the quest lets in. */
  readonly maxPlayers: number;
  readonly timeLimitMin: number;
  /** Base health of all targets together; `null` where it is not known of each. */
  readonly health: number | null;
}

/** Where a run does not fit, as the field of the form. */
interface CategoryProblem {
  readonly field: "ruleset" | "players" | "timeCs";
  /** For the runner, one sentence. */
  readonly message: string;
}

/**
 * Damage per second that no hunter exceeds over a whole hunt: a bound of this site, far above any known run. Quests
 * multiply the base health by at least one, so the bound errs on the runner's side.
 */
const maxDamagePerSecond = 500;

/** Rulesets of a quest: arena quests have their own and no other. */
export function listQuestRulesets({ isArena }: QuestFacts): readonly RulesetId[] {
  return isArena ? ["arena"] : ["freestyle", "ta"];
}

/** Hunters that a run may have: TA is solo, arena runs have two at most. */
export function getMaxParty(ruleset: RulesetId, { maxPlayers }: QuestFacts): number {
  if (ruleset === "ta") return 1;
  return ruleset === "arena" ? Math.min(2, maxPlayers) : maxPlayers;
}

/** Fastest time that can be believed, in centiseconds: base health by `maxDamagePerSecond` of every hunter. */
export function getMinTimeCs({ health }: QuestFacts, party: number): number {
  if (health === null) return minTimeCs;
  return Math.max(minTimeCs, Math.floor((100 * health) / (maxDamagePerSecond * party)));
}

/** Longest time of a quest in centiseconds: its time limit, 50 minutes at most. */
export function getMaxTimeCs({ timeLimitMin }: QuestFacts): number {
  return Math.min(maxTimeCs, timeLimitMin * 6000);
}

/** All that keeps a run out of a category; empty where it fits. */
export function listCategoryProblems(
  quest: QuestFacts,
  { ruleset, party }: Pick<RunCategory, "ruleset" | "party">,
  timeCs: number,
): CategoryProblem[] {
  const problems: CategoryProblem[] = [];
  if (!listQuestRulesets(quest).includes(ruleset)) {
    const message = quest.isArena
      ? "Arena quests are run under the Arena ruleset."
      : "The Arena ruleset is for arena quests.";
    problems.push({ field: "ruleset", message });
  }
  const most = getMaxParty(ruleset, quest);
  if (party > most) {
    const message = most === 1 ? "This run must be solo." : `At most ${most} hunters can take part.`;
    problems.push({ field: "players", message });
  }
  const [min, max] = [getMinTimeCs(quest, party), getMaxTimeCs(quest)];
  if (timeCs > max) problems.push({ field: "timeCs", message: `The time limit is ${formatRunTime(max)}.` });
  if (timeCs < min) {
    const message = `No time below ${formatRunTime(min)} is possible on this quest.`;
    problems.push({ field: "timeCs", message });
  }
  return problems;
}
