import { useMemo } from "react";
import { createQuestFacets } from "@/components/game/quest-facets";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { useListState } from "@/hooks/ui/use-list-state";
import { ranks } from "@/lib/catalog/codes";
import { rankLabels } from "@/lib/catalog/labels";
import { createSortField } from "@/lib/site/list-state";
import { getQuestPath } from "@/lib/site/wiki-paths";
import type { QuestListProps, QuestRow } from "@/lib/wiki/quests/quest-types";
import { questColumns } from "./quest-columns";

const { oneOf, number, toggle } = createFacets<QuestRow>();

function createListFacets({ monsters, locales }: Pick<QuestListProps, "monsters" | "locales">) {
  const { q, stars, kind, monster } = createQuestFacets<QuestRow>(monsters);
  return {
    q,
    rank: oneOf({
      label: "Rank",
      look: "chips",
      options: toOptions(ranks, rankLabels),
      has: (row, rank) => row.rank === rank,
    }),
    ...{ stars, kind, monster },
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
  const facets = useMemo(() => createListFacets({ monsters, locales }), [monsters, locales]);
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort }), [facets]));
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["quest", "quests"]}
      caption="Quests"
      columns={questColumns}
      rowHref={({ id }) => getQuestPath(id)}
    />
  );
}
