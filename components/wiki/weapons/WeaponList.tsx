import { useMemo } from "react";
import { FacetedTable } from "@/components/list/FacetedTable";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import { initialSort, type WeaponListProps } from "@/lib/wiki/weapons/weapon-list";
import { getWeaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { getWeaponColumns } from "./weapon-columns";
import { createWeaponFacets, getWeaponFields } from "./weapon-facets";

/** All weapons of a type: filters in the rail, figures in the table. */
export function WeaponList({ type, rows, skills, traits }: WeaponListProps) {
  // The table sleeps while its columns stay the same, however often the page is drawn.
  const props = useMemo(() => ({ type, rows, skills, traits }), [type, rows, skills, traits]);
  const info = getWeaponTypeInfo(type);
  const facets = useMemo(() => createWeaponFacets(props), [props]);
  const list = useListState(useMemo(() => getWeaponFields(facets), [facets]));
  const { skill } = list.state;
  const columns = useMemo(() => getWeaponColumns(props, skill), [props, skill]);
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["weapon", "weapons"]}
      caption={info.plural}
      columns={columns}
      rowHref={(row) => getWeaponPath(type, row.id)}
      sort={getShownSort(list.state.sort, skill, initialSort)}
    />
  );
}
