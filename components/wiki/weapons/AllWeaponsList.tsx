import { useMemo } from "react";
import { FacetedTable } from "@/components/list/FacetedTable";
import { getShownSort } from "@/components/wiki/kit/level-column";
import { useListState } from "@/hooks/ui/use-list-state";
import { getWeaponPath } from "@/lib/site/wiki-paths";
import type { AllWeaponsProps } from "@/lib/wiki/weapons/all-weapons";
import { initialSort } from "@/lib/wiki/weapons/weapon-list";
import { getAllWeaponColumns } from "./all-weapon-columns";
import { createAllWeaponFacets, getAllWeaponFields } from "./weapon-facets";

/** Weapons of all types in one table. A skill that is filtered by has its level shown and sorted by. */
export function AllWeaponsList({ rows, skills }: AllWeaponsProps) {
  const facets = useMemo(() => createAllWeaponFacets(skills), [skills]);
  const list = useListState(useMemo(() => getAllWeaponFields(facets), [facets]));
  const { skill, sort } = list.state;
  const columns = useMemo(() => getAllWeaponColumns(skills, skill), [skills, skill]);
  return (
    <FacetedTable
      list={list}
      rows={rows}
      facets={facets}
      noun={["weapon", "weapons"]}
      caption="All weapons"
      columns={columns}
      rowHref={(row) => getWeaponPath(row.type, row.id)}
      sort={getShownSort(sort, skill, initialSort)}
    />
  );
}
