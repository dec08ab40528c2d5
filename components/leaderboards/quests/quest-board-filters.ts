import type { ListFilter } from "@/components/ui/list/list-filter";
import { questKinds } from "@/lib/catalog/codes";
import { questKindLabels } from "@/lib/catalog/labels";
import type { Named, QuestBoardRow } from "@/lib/leaderboards/page-data";
import type { RulesetId } from "@/lib/leaderboards/rulesets";
import type { SearchNames } from "@/lib/names/search-names";
import {
  createChoiceField,
  createMultiField,
  createSortField,
  createTabField,
  createTextField,
  createToggleField,
  type ListState,
} from "@/lib/site/list-state";

export const starCounts = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
const sortKeys = ["name", "stars", "kind", "time", "runs"] as const;

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

/** State of the list of boards in the address. */
export function getBoardFields(monsters: readonly Named[]) {
  return {
    q: createTextField(),
    ruleset: createTabField(["ta", "freestyle"]),
    monster: createChoiceField(monsters.map(({ id }) => id)),
    stars: createMultiField(starCounts),
    kind: createMultiField(questKinds),
    played: createToggleField(),
    sort: createSortField(sortKeys, { key: "runs", direction: "desc" }),
  };
}

/** The filters, as chips and the empty result speak of them. */
export function getBoardFilters(
  { q, monster, stars, kind, played }: ListState<ReturnType<typeof getBoardFields>>,
  monsters: readonly Named[],
  names: SearchNames,
): ListFilter<QuestBoardEntry>[] {
  return [
    {
      key: "q",
      label: "Name",
      value: q.trim(),
      test: names.createTest(q, ({ id, name, targets }) => ({
        names: names.list("quests", id, name),
        mentions: targets.flatMap((target) => names.list("monsters", target.id, target.name)),
      })),
    },
    {
      key: "monster",
      label: "Monster",
      value: monsters.find(({ id }) => id === monster)?.name ?? "",
      test: ({ targets }) => targets.some(({ id }) => id === monster),
    },
    {
      key: "stars",
      label: "Stars",
      value: stars.join(" or "),
      test: (row) => stars.some((count) => Number(count) === row.stars),
    },
    {
      key: "kind",
      label: "Type",
      value: kind.map((each) => questKindLabels[each]).join(" or "),
      test: (row) => kind.includes(row.kind),
    },
    { key: "played", label: "Runs", value: played ? "at least one" : "", test: ({ runs }) => runs > 0 },
  ];
}
