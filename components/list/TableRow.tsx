import { memo, type ReactNode } from "react";
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
      {renderCells(columns, () => row, href)}
    </tr>
  );
}

/** @param getRow the row that the cell of a column is of; `undefined` leaves it empty */
export function renderCells<Row>(
  columns: readonly Column<Row>[],
  getRow: (index: number) => Row | undefined,
  href?: string,
): ReactNode {
  return columns.map(({ key, render, icon, align, phone }, index) => {
    const row = getRow(index);
    if (row === undefined) return <td key={key} />;
    return index === 0 ? (
      <th key={key} scope="row">
        <RowTitle href={href} icon={icon?.(row)}>
          {render(row)}
        </RowTitle>
      </th>
    ) : (
      <td key={key} data-align={align} data-phone={phone}>
        {phone === "words" ? <div>{render(row)}</div> : render(row)}
      </td>
    );
  });
}

interface RowTitleProps {
  href: string | undefined;
  icon: ReactNode;
  children: ReactNode;
}

/** The name of a row, behind its icon where it has one. */
function RowTitle({ href, icon, children }: RowTitleProps) {
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
