import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DataTable } from "@/components/ui/list/DataTable";
import { FilteredList } from "@/components/ui/list/FilteredList";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { ToggleFilter } from "@/components/ui/list/ToggleFilter";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { getWeaponListFields, listSeries } from "@/lib/wiki/weapons/get-weapon-list-fields";
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
      field={
        <TextFilter
          label="Search"
          placeholder="Name, skill or series"
          value={list.state.q}
          onChange={(q) => list.set({ q })}
        />
      }
      rail={
        <WeaponFilters list={list} skills={skills} rows={rows}>
          {traits && (
            <ChoiceFilter
              label={traits.label}
              value={list.state.trait}
              options={traits.options}
              onChange={(trait) => list.set({ trait })}
            />
          )}
          <ChoiceFilter
            label="Series"
            value={list.state.series}
            options={listSeries(rows).map(({ name, slug }) => ({ value: slug, label: name }))}
            onChange={(series) => list.set({ series })}
          />
          <ToggleFilter
            label="Forgeable directly"
            checked={list.state.forge}
            onChange={(forge) => list.set({ forge })}
            count={rows.filter((row) => row.isForgeable).length}
          />
        </WeaponFilters>
      }
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
