import { createQuestFacets } from "@/components/game/quest-facets";
import { createFacets, getFacetFields } from "@/components/list/facets";
import type { Named } from "@/lib/catalog/named";
import type { QuestBoardRow } from "@/lib/leaderboards/page-data";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { createSortField, createTabField } from "@/lib/site/list-state";

/** A quest with its record under one ruleset. */
export interface QuestBoardEntry extends QuestBoardRow {
  readonly ruleset: RulesetId;
  readonly record: QuestBoardRow["records"][number] | null;
}

/** The record of a quest under a ruleset; arena quests have one ruleset of their own. */
export function toQuestBoardEntry(quest: QuestBoardRow, chosen: RulesetId): QuestBoardEntry {
  const ruleset = quest.rulesets.find((each) => each === chosen) ?? quest.rulesets[0] ?? chosen;
  return { ...quest, ruleset, record: quest.records.find((each) => each.ruleset === ruleset) ?? null };
}

const { toggle } = createFacets<QuestBoardEntry>();

/** What the list of boards can be narrowed by. */
export function createBoardFacets(monsters: readonly Named[]) {
  return {
    ...createQuestFacets<QuestBoardEntry>(monsters),
    played: toggle({
      label: "With runs",
      chip: "Runs",
      on: "at least one",
      has: ({ runs }) => runs > 0,
      isCounted: true,
    }),
  };
}

/** State of the list of boards in the address. */
export function getBoardFields(facets: ReturnType<typeof createBoardFacets>) {
  return {
    scope: createTabField(["open", "all"]),
    ruleset: createTabField(["ta", "freestyle"]),
    ...getFacetFields(facets),
    sort: createSortField(["name", "stars", "kind", "time", "runs"], { key: "runs", direction: "desc" }),
  };
}
