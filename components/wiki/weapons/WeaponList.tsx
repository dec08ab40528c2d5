import { useMemo } from "react";
import { DataTable } from "@/components/wiki/kit/DataTable";
import { ListPage } from "@/components/wiki/kit/ListPage";
import { useListState } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { weaponsPath } from "@/lib/site/wiki-paths";
import type { WeaponListProps } from "@/lib/wiki/weapons/list";
import { weaponListFields } from "@/lib/wiki/weapons/list-fields";
import { weaponTypeInfo } from "@/lib/wiki/weapons/weapon-types";
import { WeaponFilters } from "./WeaponFilters";
import { weaponColumns } from "./weapon-columns";
import { weaponFilters } from "./weapon-filters";

/** All weapons of a type: filters in the rail, figures in the table. */
export function WeaponList(props: WeaponListProps) {
  const { type, rows } = props;
  const info = weaponTypeInfo(type);
  const fields = useMemo(() => weaponListFields(props), [props]);
  const columns = useMemo(() => weaponColumns(props), [props]);
  const list = useListState(fields);
  const { table } = useNames();
  return (
    <ListPage
      list={list}
      rows={rows}
      filters={weaponFilters(list.state, props, table)}
      noun={["weapon", "weapons"]}
      rail={<WeaponFilters {...props} list={list} />}
    >
      {(visible) => (
        <DataTable
          caption={info.plural}
          columns={columns}
          rows={visible}
          rowKey={(row) => row.id}
          rowHref={(row) => weaponsPath(type, row.id)}
          sort={list.state.sort}
          onSort={(sort) => list.set({ sort })}
        />
      )}
    </ListPage>
  );
}
