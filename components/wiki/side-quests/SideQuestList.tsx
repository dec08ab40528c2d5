import { useMemo } from "react";
import { createNameColumn, LocaleCell } from "@/components/game/columns";
import { MaterialList } from "@/components/game/MaterialList";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import type { Column } from "@/components/list/table-column";
import { starsColumn } from "@/components/wiki/quests/QuestStars";
import { useListState } from "@/hooks/ui/use-list-state";
import { sideQuestKinds } from "@/lib/catalog/world-codes";
import { sideQuestKindLabels } from "@/lib/catalog/world-labels";
import { createSortField } from "@/lib/site/list-state";
import { getSideQuestPath } from "@/lib/site/wiki-paths";
import type { SideQuestRow } from "@/lib/wiki/side-quests/side-quest-types";
import { SideQuestGoal } from "./SideQuestGoal";

const { oneOf, text } = createFacets<SideQuestRow>();

const columns: readonly Column<SideQuestRow>[] = [
  createNameColumn("side-quests", "Side quest"),
  {
    key: "kind",
    label: "Type",
    card: "",
    phone: "figure",
    render: ({ kind }) => sideQuestKindLabels[kind],
    sortValue: ({ kind }) => sideQuestKindLabels[kind],
  },
  {
    key: "targets",
    label: "Targets",
    phone: "main",
    render: ({ targets, deliver }) => <SideQuestGoal targets={targets} deliver={deliver} />,
    sortValue: ({ targets }) => targets[0]?.name ?? null,
  },
  starsColumn,
  {
    key: "locale",
    label: "Locale",
    phone: "figure",
    render: ({ locale }) => <LocaleCell locale={locale} />,
    sortValue: ({ locale }) => locale?.name ?? null,
  },
  {
    key: "gifts",
    label: "Gifts",
    phone: "figure",
    render: ({ gifts }) =>
      gifts.length === 0 ? <span className="text-dim">—</span> : <MaterialList materials={gifts} inline />,
  },
];

const sort = createSortField(["name", "kind", "targets", "stars", "locale"], {
  key: "name",
  direction: "asc",
});

/** Side missions and quests for small monsters, with what they give. */
export function SideQuestList({ rows }: { rows: readonly SideQuestRow[] }) {
  const facets = useMemo(
    () => ({
      q: text({
        label: "Side quest, target or gift",
        placeholder: "fishing, silver relic …",
        texts: ({ id, name, targets, gifts }, names) => ({
          names: names.list("side-quests", id, name),
          mentions: [
            ...targets.flatMap((target) => names.list("monsters", target.id, target.name)),
            ...gifts.flatMap(({ item }) => names.list("items", item.id, item.name)),
          ],
        }),
      }),
      kind: oneOf({
        label: "Type",
        look: "chips",
        options: toOptions(sideQuestKinds, sideQuestKindLabels),
        has: (row, kind) => row.kind === kind,
      }),
    }),
    [],
  );
  const list = useListState(useMemo(() => ({ ...getFacetFields(facets), sort }), [facets]));
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["side quest", "side quests"]}
      caption="Side quests"
      columns={columns}
      rowHref={({ id }) => getSideQuestPath(id)}
    />
  );
}
