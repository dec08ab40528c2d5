import { Name } from "@/components/game/Name";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { DataTable } from "@/components/list/DataTable";
import { FilteredList } from "@/components/list/FilteredList";
import type { ListFilter } from "@/components/list/list-filter";
import { TextFilter } from "@/components/list/TextFilter";
import type { Column } from "@/components/list/table-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { pendantSources } from "@/lib/catalog/codes";
import { pendantSourceLabels } from "@/lib/catalog/labels";
import { type PendantRow, pendantFields } from "@/lib/wiki/pendants/pendant-list";

const noSource = "Source unknown";

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
    phone: "line",
    render: ({ from }) => (from ? pendantSourceLabels[from] : <span className="text-dim">{noSource}</span>),
    sortValue: ({ from }) => (from ? pendantSourceLabels[from] : null),
  },
];

/** Pendants with what gives them. */
export function PendantList({ pendants }: { pendants: readonly PendantRow[] }) {
  const list = useListState(pendantFields);
  const { q, from, sort } = list.state;
  const names = useSearchNames(q);
  const filters: ListFilter<PendantRow>[] = [
    {
      key: "q",
      label: "Search",
      value: q.trim(),
      test: names.createTest(q, ({ id, name }) => ({ names: names.list("pendants", id, name) })),
    },
    {
      key: "from",
      label: "From",
      value: from === "" ? "" : from === "none" ? noSource : pendantSourceLabels[from],
      test: (pendant) => (pendant.from ?? "none") === from,
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={pendants}
      filters={filters}
      noun={["pendant", "pendants"]}
      rail={
        <>
          <TextFilter
            label="Name of a pendant"
            value={q}
            onChange={(q) => list.set({ q })}
            placeholder="scarf, poogie …"
          />
          <ChoiceFilter
            label="From"
            value={from}
            options={[
              ...pendantSources.map((value) => ({ value, label: pendantSourceLabels[value] })),
              { value: "none" as const, label: noSource },
            ]}
            onChange={(from) => list.set({ from })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Pendants"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </FilteredList>
  );
}
