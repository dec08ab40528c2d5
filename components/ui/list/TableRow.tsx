import { memo, type ReactNode } from "react";
import type { Column } from "./table-column";

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  href: string | undefined;
  id: string | undefined;
}

interface RowTitleProps {
  href?: string | undefined;
  icon: ReactNode;
  children: ReactNode;
}

function PlainRow<Row>({ row, columns, href, id }: TableRowProps<Row>) {
  return (
    <tr id={id} data-opens={href ? "" : undefined}>
      {columns.map(({ key, render, icon, align, phone }, index) =>
        index === 0 ? (
          <th key={key} scope="row">
            <RowTitle href={href} icon={icon?.(row)}>
              {render(row)}
            </RowTitle>
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

/** What a row is called, behind its icon where it has one. */
export function RowTitle({ href, icon, children }: RowTitleProps) {
  const name = href ? <a href={href}>{children}</a> : children;
  if (!icon) return name;
  return (
    <div className="flex items-center gap-2.5">
      {icon}
      {href ? name : <span>{name}</span>}
    </div>
  );
}

/** One row. It renders again only when its own data changes, not when a filter changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
