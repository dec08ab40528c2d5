import { useMemo } from "react";
import { DataTable } from "@/components/list/DataTable";
import { FacetedList } from "@/components/list/FacetedList";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { useListState } from "@/hooks/ui/use-list-state";
import { questKinds, ranks } from "@/lib/catalog/codes";
import { questKindLabels, rankLabels } from "@/lib/catalog/labels";
import { createSortField } from "@/lib/site/list-state";
import { getQuestPath } from "@/lib/site/wiki-paths";
import type { QuestListProps, QuestRow } from "@/lib/wiki/quests/quest-types";
import { questColumns } from "./quest-columns";

const starCounts = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

const { text, oneOf, anyOf, number, toggle } = createFacets<QuestRow>();

function createQuestFacets({ monsters, locales }: Pick<QuestListProps, "monsters" | "locales">) {
  return {
    q: text({
      label: "Quest or monster",
      chip: "Name",
      texts: ({ id, name, targets }, names) => ({
        names: names.list("quests", id, name),
        mentions: targets.flatMap((target) => names.list("monsters", target.id, target.name)),
      }),
    }),
    rank: oneOf({
      label: "Rank",
      look: "chips",
      options: toOptions(ranks, rankLabels),
      has: (row, rank) => row.rank === rank,
    }),
    stars: anyOf({
      label: "Stars",
      options: toOptions(starCounts),
      has: (row, stars) => row.stars === Number(stars),
    }),
    kind: anyOf({
      label: "Type",
      options: toOptions(questKinds, questKindLabels),
      has: (row, kind) => row.kind === kind,
    }),
    monster: oneOf({
      label: "Monster",
      options: monsters.map(({ id, name }) => ({ value: id, label: name })),
      has: ({ targets }, monster) => targets.some(({ id }) => id === monster),
    }),
    locale: oneOf({
      label: "Locale",
      options: locales.map(({ id, name }) => ({ value: id, label: name })),
      has: (row, locale) => row.locale.id === locale,
    }),
    hr: number({
      label: "Your hunter rank",
      chip: "Hunter rank",
      min: 1,
      max: 999,
      describe: (rank) => `up to ${rank}`,
      passes: ({ hunterRank }, rank) => hunterRank <= rank,
    }),
    tempered: toggle({
      label: "Tempered targets",
      chip: "Targets",
      on: "tempered",
      has: ({ targets }) => targets.some(({ variant }) => variant !== null),
      isCounted: true,
    }),
    short: toggle({
      label: "Under 50 minutes",
      chip: "Time limit",
      on: "under 50 min",
      has: ({ minutes }) => minutes < 50,
      isCounted: true,
    }),
  };
}

const sort = createSortField(["name", "targets", "stars", "kind", "objective", "locale", "rank", "limit"], {
  key: "stars",
  direction: "asc",
});

/** Every quest, with filters. */
export function QuestList({ rows, monsters, locales }: QuestListProps) {
  const facets = useMemo(() => createQuestFacets({ monsters, locales }), [monsters, locales]);
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort }), [facets]));
  return (
    <FacetedList list={list} rows={rows} facets={facets} noun={["quest", "quests"]}>
      {(visible) => (
        <DataTable
          caption="Quests"
          columns={questColumns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getQuestPath(id)}
          sort={list.state.sort}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </FacetedList>
  );
}
