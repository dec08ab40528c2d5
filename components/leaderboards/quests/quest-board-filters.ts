import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { questKinds } from "@/lib/catalog/codes";
import { questKindLabels } from "@/lib/catalog/labels";
import type { Named, QuestBoardRow } from "@/lib/leaderboards/page-data";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import { createSortField, createTabField } from "@/lib/site/list-state";

/** A quest with its record under one ruleset. */
export interface QuestBoardEntry extends QuestBoardRow {
  readonly ruleset: RulesetId;
  readonly record: QuestBoardRow["records"][number] | null;
}

/** The record of a quest under a ruleset; arena quests have one ruleset of their own. */
export function toRow(quest: QuestBoardRow, chosen: RulesetId): QuestBoardEntry {
  const ruleset = quest.rulesets.find((each) => each === chosen) ?? quest.rulesets[0] ?? chosen;
  return { ...quest, ruleset, record: quest.records.find((each) => each.ruleset === ruleset) ?? null };
}

const { text, oneOf, anyOf, toggle } = createFacets<QuestBoardEntry>();

/** What the list of boards can be narrowed by. */
export function createBoardFacets(monsters: readonly Named[]) {
  return {
    q: text({
      label: "Quest or monster",
      chip: "Name",
      texts: ({ id, name, targets }, names) => ({
        names: names.list("quests", id, name),
        mentions: targets.flatMap((target) => names.list("monsters", target.id, target.name)),
      }),
    }),
    monster: oneOf({
      label: "Monster",
      options: monsters.map(({ id, name }) => ({ value: id, label: name })),
      has: ({ targets }, monster) => targets.some(({ id }) => id === monster),
    }),
    stars: anyOf({
      label: "Stars",
      options: toOptions(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]),
      has: (row, stars) => row.stars === Number(stars),
    }),
    kind: anyOf({
      label: "Type",
      options: toOptions(questKinds, questKindLabels),
      has: (row, kind) => row.kind === kind,
    }),
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
    ruleset: createTabField(["ta", "freestyle"]),
    ...getFacetFields(facets),
    sort: createSortField(["name", "stars", "kind", "time", "runs"], { key: "runs", direction: "desc" }),
  };
}
