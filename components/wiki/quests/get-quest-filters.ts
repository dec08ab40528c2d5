import type { ListFilter } from "@/components/ui/list/list-filter";
import { type QuestKind, questKinds, type Rank, ranks } from "@/lib/catalog/codes";
import { questKindLabels, rankLabels } from "@/lib/catalog/labels";
import type { SearchNames } from "@/lib/names/search-names";
import {
  createChoiceField,
  createMultiField,
  createNumberField,
  createSortField,
  createTextField,
  createToggleField,
  type ListState,
} from "@/lib/site/list-state";
import type { QuestListProps, QuestRow } from "@/lib/wiki/quests/quest-types";

export const starCounts = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;
const sortKeys = ["name", "targets", "stars", "kind", "objective", "locale", "rank", "limit"] as const;

/** State of the list of quests in the address. */
export function getQuestFields({ monsters, locales }: Pick<QuestListProps, "monsters" | "locales">) {
  return {
    q: createTextField(),
    kind: createMultiField(questKinds),
    rank: createChoiceField(ranks),
    stars: createMultiField(starCounts),
    monster: createChoiceField(monsters.map(({ id }) => id)),
    locale: createChoiceField(locales.map(({ id }) => id)),
    hr: createNumberField({ min: 1, max: 999 }),
    short: createToggleField(),
    tempered: createToggleField(),
    sort: createSortField(sortKeys, { key: "stars", direction: "asc" }),
  };
}

export type QuestListState = ListState<ReturnType<typeof getQuestFields>>;

/** The filters, as chips and the empty result speak of them. */
export function getQuestFilters(
  state: QuestListState,
  { monsters, locales }: Pick<QuestListProps, "monsters" | "locales">,
  names: SearchNames,
): ListFilter<QuestRow>[] {
  const { q, kind, rank, stars, monster, locale, hr, short, tempered } = state;
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
    { key: "kind", label: "Type", value: formatKinds(kind), test: (row) => kind.includes(row.kind) },
    { key: "rank", label: "Rank", value: formatRank(rank), test: (row) => row.rank === rank },
    {
      key: "stars",
      label: "Stars",
      value: stars.join(" or "),
      test: (row) => stars.some((count) => Number(count) === row.stars),
    },
    {
      key: "monster",
      label: "Monster",
      value: monsters.find(({ id }) => id === monster)?.name ?? "",
      test: ({ targets }) => targets.some(({ id }) => id === monster),
    },
    {
      key: "locale",
      label: "Locale",
      value: locales.find(({ id }) => id === locale)?.name ?? "",
      test: (row) => row.locale.id === locale,
    },
    {
      key: "hr",
      label: "Hunter rank",
      value: hr === null ? "" : `up to ${hr}`,
      test: ({ hunterRank }) => hr === null || hunterRank <= hr,
    },
    {
      key: "short",
      label: "Time limit",
      value: short ? "under 50 min" : "",
      test: ({ minutes }) => minutes < 50,
    },
    {
      key: "tempered",
      label: "Targets",
      value: tempered ? "tempered" : "",
      test: ({ targets }) => targets.some(({ variant }) => variant !== null),
    },
  ];
}

function formatKinds(kinds: readonly QuestKind[]): string {
  return kinds.map((kind) => questKindLabels[kind]).join(" or ");
}

function formatRank(rank: Rank | ""): string {
  return rank && rankLabels[rank];
}
