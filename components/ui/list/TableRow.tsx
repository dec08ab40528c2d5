import { memo } from "react";
import classes from "./DataTable.module.css";
import type { Column } from "./table-column";

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  id: string | undefined;
}

function PlainRow<Row>({ row, columns, href, id }: TableRowProps<Row>) {
  return (
    <tr id={id} data-opens={href ? "" : undefined}>
      {columns.map(({ key, render, icon, align, phone }, index) =>
        index === 0 ? (
          <th key={key} scope="row">
            <div className={`${classes.title} flex items-center gap-2.5`}>
              {icon?.(row)}
              {href ? <a href={href}>{render(row)}</a> : <span>{render(row)}</span>}
            </div>
          </th>
        ) : (
          <td key={key} data-align={align} data-phone={phone}>
            {render(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row. It renders again only when its own data changes, not when a filter changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
