import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { ToggleFilter } from "@/components/ui/list/ToggleFilter";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { createSortField, createToggleField } from "@/lib/site/list-state";
import { getArmorPath } from "@/lib/site/wiki-paths";
import type { ArmorListData, ArmorSetRow } from "@/lib/wiki/armor/armor-rows";
import { figureSortKeys, getArmorFields, initialArmorSort } from "@/lib/wiki/armor/get-armor-fields";
import { getArmorFilters } from "@/lib/wiki/armor/get-armor-filters";
import { ArmorFilters } from "./ArmorFilters";
import { getArmorLevelColumns, getSkillColumn, getStatColumns } from "./armor-columns";
import { PieceIcons } from "./PieceIcons";

const sortKeys = ["name", ...figureSortKeys, "pieces"] as const;

/** All armor sets, to be sorted and narrowed down. */
export function ArmorSetList(data: ArmorListData<ArmorSetRow>) {
  const { rows, skills, bonuses } = data;
  const fields = useMemo(
    () => ({
      ...getArmorFields(skills, bonuses),
      full: createToggleField(),
      sort: createSortField(sortKeys, initialArmorSort),
    }),
    [skills, bonuses],
  );
  const list = useListState(fields);
  const names = useSearchNames(list.state.q);
  const { sort, full, ...choice } = list.state;
  const { skill } = choice;
  const columns = useMemo(() => getColumns({ rows, skills, bonuses }, skill), [rows, skills, bonuses, skill]);
  const filters = [
    ...getArmorFilters(data, choice, names, "armor-sets"),
    {
      key: "full",
      label: "Sets",
      value: full ? "Complete only" : "",
      test: ({ pieces }: ArmorSetRow) => pieces.length === 5,
    },
  ];
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={filters}
      noun={["set", "sets"]}
      field={<TextFilter label="Name or skill" value={list.state.q} onChange={(q) => list.set({ q })} />}
      rail={
        <>
          <ArmorFilters choice={choice} onChange={list.set} skills={skills} bonuses={bonuses} />
          <ToggleFilter
            label="Complete sets only"
            checked={full}
            onChange={(checked) => list.set({ full: checked })}
          />
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="Armor sets"
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          rowHref={({ id }) => getArmorPath(id)}
          sort={getShownSort(sort, skill, initialArmorSort)}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </FilteredList>
  );
}

function getColumns(data: ArmorListData<ArmorSetRow>, skill: string) {
  const { basics, resistances } = getStatColumns<ArmorSetRow>();
  return [
    {
      key: "name",
      label: "Set",
      phone: "title" as const,
      render: ({ id, name }: ArmorSetRow) => (
        <Name entity="armor-sets" id={id}>
          {name}
        </Name>
      ),
      sortValue: ({ name }: ArmorSetRow) => name,
    },
    ...getArmorLevelColumns(data, skill),
    getSkillColumn(data),
    ...basics,
    ...resistances,
    {
      key: "pieces",
      label: "Pieces",
      phone: "figure" as const,
      render: ({ pieces }: ArmorSetRow) => <PieceIcons pieces={pieces} />,
      sortValue: ({ pieces }: ArmorSetRow) => pieces.length,
    },
  ];
}
