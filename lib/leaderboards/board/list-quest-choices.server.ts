import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listQuestRulesets } from "@/lib/leaderboards/categories";
import type { QuestChoice } from "@/lib/leaderboards/page-data";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { listQuests } from "@/lib/wiki/quests/list-quests.server";
import { getQuestFacts } from "./get-quest-facts.server";

/** Every quest that runs can be made of, easiest first. */
export function listQuestChoices(): QuestChoice[] {
  return listQuests().rows.map(({ id, name, stars }) => ({ id, name, stars, rulesets: listRulesets(id) }));
}

/** Rulesets of a quest; none for an unknown one. */
export function listRulesets(quest: string): readonly RulesetId[] {
  const facts = getQuestFacts(quest);
  return facts ? listQuestRulesets(facts) : [];
}

/** English names of all quests by id. */
export function getQuestNames(): Record<string, string> {
  return Object.fromEntries(getCatalog().quests.all.map(({ id, name }) => [id, name]));
}
