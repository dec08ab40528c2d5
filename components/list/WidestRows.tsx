import { memo, type ReactNode } from "react";
import classes from "./DataTable.module.css";
import { measureNode } from "./measure-node";
import { renderCells } from "./TableRow";
import type { Column } from "./table-column";

interface WidestRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** The same array as long as the columns should keep their widths. */
  rows: readonly Row[];
}

/** So many cells that look widest are tried per column: letters are not equally wide. */
const candidates = 2;

/**
 * Collapsed rows of the widest cells of each column. They take no height and are read by nobody, but give the columns
 * their widths before the other rows have arrived, and keep them while a filter shows fewer.
 */
function CollapsedRows<Row>({ columns, rows }: WidestRowsProps<Row>): ReactNode {
  const widest = columns.map((column) => findWidest(rows, column));
  return Array.from({ length: candidates }, (_, nth) => (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a collapsed row takes no focus, and nothing in it is a control.
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no identity but their place.
    <tr className={classes.widest} aria-hidden="true" key={nth}>
      {renderCells(columns, (index) => widest[index]?.[nth])}
    </tr>
  ));
}

function findWidest<Row>(rows: readonly Row[], { text, render }: Column<Row>): Row[] {
  return rows
    .map((row) => ({ row, size: measureNode(text ? text(row) : render(row)) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, candidates)
    .map(({ row }) => row);
}

export const WidestRows = memo(CollapsedRows) as typeof CollapsedRows;
