import { useMemo } from "react";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { getWeaponListFields } from "@/lib/wiki/weapons/get-weapon-list-fields";
import { initialSort, type WeaponListProps } from "@/lib/wiki/weapons/weapon-list";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { getWeaponFilters } from "./get-weapon-filters";
import { WeaponFilters } from "./WeaponFilters";
import { getWeaponColumns } from "./weapon-columns";

/** All weapons of a type: filters in the rail, figures in the table. */
export function WeaponList({ type, rows, skills, traits }: WeaponListProps) {
  // The table sleeps while its columns stay the same, however often the page is drawn.
  const props = useMemo(() => ({ type, rows, skills, traits }), [type, rows, skills, traits]);
  const info = getWeaponTypeInfo(type);
  const fields = useMemo(() => getWeaponListFields(props), [props]);
  const list = useListState(fields);
  const { skill } = list.state;
  const columns = useMemo(() => getWeaponColumns(props, skill), [props, skill]);
  const names = useSearchNames(list.state.q);
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={getWeaponFilters(list.state, props, names)}
      noun={["weapon", "weapons"]}
      rail={<WeaponFilters {...props} list={list} />}
    >
      {(visible) => (
        <DataTable
          caption={info.plural}
          columns={columns}
          rows={visible}
          rowKey={(row) => row.id}
          rowHref={(row) => getWeaponPath(type, row.id)}
          sort={getShownSort(list.state.sort, skill, initialSort)}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </FilteredList>
  );
}
