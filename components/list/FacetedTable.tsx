import type { ComponentProps } from "react";
import type { Fields, Sort } from "@/lib/site/list-state";
import { DataTable } from "./DataTable";
import { FacetedList } from "./FacetedList";

type TableProps<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  "caption" | "columns" | "rowHref" | "rowId"
>;

interface FacetedTableProps<Row, F extends Fields>
  extends Omit<ComponentProps<typeof FacetedList<Row, F>>, "children">,
    TableProps<Row> {
  /** Where another order is shown than that of the address. */
  sort?: Sort;
}

/** A list that is narrowed by facets and shown as one table, whose order is `sort` of the address. */
export function FacetedTable<Row extends { readonly id: string }, F extends Fields>(
  props: FacetedTableProps<Row, F>,
) {
  const { caption, columns, rowHref, rowId, sort, ...faceted } = props;
  const { list } = faceted;
  const shown = sort ?? (list.state as { readonly sort: Sort }).sort;
  return (
    <FacetedList {...faceted}>
      {(visible) => (
        <DataTable
          caption={caption}
          columns={columns}
          rows={visible}
          rowKey={({ id }) => id}
          {...(rowHref && { rowHref })}
          {...(rowId && { rowId })}
          sort={shown}
          onSort={(next) => list.set({ sort: next } as unknown as Parameters<typeof list.set>[0])}
        />
      )}
    </FacetedList>
  );
}
