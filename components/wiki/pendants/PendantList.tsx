import { Name } from "@/components/game/Name";
import { FacetedTable } from "@/components/list/FacetedTable";
import { createFacets, getFacetFields } from "@/components/list/facets";
import type { Column } from "@/components/list/table-column";
import { useListState } from "@/hooks/ui/use-list-state";
import type { Pendant } from "@/lib/catalog/schema";
import { pendantSources } from "@/lib/catalog/world-codes";
import { pendantSourceLabels } from "@/lib/catalog/world-labels";
import { createSortField } from "@/lib/site/list-state";

export type PendantRow = Pick<Pendant, "id" | "name" | "from">;

const noSource = "Source unknown";

const { text, oneOf } = createFacets<PendantRow>();

const facets = {
  q: text({
    label: "Name of a pendant",
    placeholder: "scarf, poogie …",
    texts: ({ id, name }, names) => ({ names: names.list("pendants", id, name) }),
  }),
  from: oneOf({
    label: "From",
    options: [
      ...pendantSources.map((value) => ({ value, label: pendantSourceLabels[value] })),
      { value: "none", label: noSource },
    ],
    has: (row, source) => (row.from ?? "none") === source,
  }),
};

const fields = {
  ...getFacetFields(facets),
  sort: createSortField(["name", "from"], { key: "name", direction: "asc" }),
};

const columns: readonly Column<PendantRow>[] = [
  {
    key: "name",
    label: "Pendant",
    phone: "title",
    entity: "pendants",
    render: ({ id, name }) => (
      <Name entity="pendants" id={id}>
        {name}
      </Name>
    ),
    sortValue: ({ name }) => name,
  },
  {
    key: "from",
    label: "From",
    phone: "words",
    render: ({ from }) => (from ? pendantSourceLabels[from] : <span className="text-dim">{noSource}</span>),
    sortValue: ({ from }) => (from ? pendantSourceLabels[from] : null),
  },
];

/** Pendants with what gives them. */
export function PendantList({ pendants }: { pendants: readonly PendantRow[] }) {
  const list = useListState(fields);
  return (
    <FacetedTable
      list={list}
      rows={pendants}
      facets={facets}
      noun={["pendant", "pendants"]}
      caption="Pendants"
      columns={columns}
    />
  );
}
