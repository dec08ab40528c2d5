import { useMemo } from "react";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { type AllWeaponsProps, getAllWeaponsFields } from "@/lib/wiki/weapons/all-weapons";
import { initialSort } from "@/lib/wiki/weapons/weapon-list";
import { getAllWeaponColumns } from "./all-weapon-columns";
import { getAllWeaponFilters } from "./get-all-weapon-filters";
import { RankFilter, WeaponFilters, WeaponTypeFilter } from "./WeaponFilters";

/** Weapons of all types in one table. A skill that is filtered by has its level shown and sorted by. */
export function AllWeaponsList({ rows, skills }: AllWeaponsProps) {
  const fields = useMemo(() => getAllWeaponsFields(skills), [skills]);
  const list = useListState(fields);
  const { skill, sort } = list.state;
  const columns = useMemo(() => getAllWeaponColumns(skills, skill), [skills, skill]);
  const names = useSearchNames(list.state.q);
  return (
    <FilteredList
      list={list}
      rows={rows}
      filters={getAllWeaponFilters(list.state, skills, names)}
      noun={["weapon", "weapons"]}
      field={
        <TextFilter
          label="Search"
          placeholder="Name, type or skill"
          value={list.state.q}
          onChange={(q) => list.set({ q })}
        />
      }
      rail={
        <>
          <WeaponTypeFilter value={list.state.type} onChange={(type) => list.set({ type })} />
          <WeaponFilters list={list} skills={skills}>
            <RankFilter
              label="Craftable from"
              value={list.state.rank}
              onChange={(rank) => list.set({ rank })}
            />
          </WeaponFilters>
        </>
      }
    >
      {(visible) => (
        <DataTable
          caption="All weapons"
          columns={columns}
          rows={visible}
          rowKey={(row) => row.id}
          rowHref={(row) => getWeaponPath(row.type, row.id)}
          sort={getShownSort(sort, skill, initialSort)}
          onSort={(next) => list.set({ sort: next })}
        />
      )}
    </FilteredList>
  );
}
