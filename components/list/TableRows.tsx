import { memo, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useNames } from "@/hooks/wiki/use-names";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import classes from "./DataTable.module.css";
import { measureNode } from "./measure-node";
import type { LazyRows } from "./sort-rows";
import { renderCells, TableRow } from "./TableRow";
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

const WidestRows = memo(CollapsedRows) as typeof CollapsedRows;

/** Rows of a document that arrive together; of more, a browser may paint the first before it knows the others. */
const rowsInOnePart = 24;

interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** All, in the order shown; the same as long as nothing changes. */
  rows: LazyRows<Row>;
  /** Of them, how many the document has. */
  firstCount: number;
  /** Of them, how many are shown. */
  count: number;
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  rowId: ((row: Row) => string) | undefined;
  /** Whether the cells do nothing by themselves and depend on rows, columns and the language of names alone. */
  isPlain: boolean;
}

/**
 * The bodies of a table: the widest cells, the rows that come with the document, and those that followed. Plain rows of
 * the document are left alone until others are to be shown: to bring them to life takes longer than the rest of the
 * page. After a sort or a filter the first rows are there at once, the others in short steps.
 */
export function TableRows<Row>(props: TableRowsProps<Row>) {
  const { columns, rows, firstCount, count, rowKey, rowHref, rowId, isPlain } = props;
  const { language } = useNames();
  const [served] = useState({ rows, columns });
  const isNamedAsServed = isPlain && columns === served.columns && language === null;
  const first = useSleepingElement(isNamedAsServed && rows === served.rows);
  const widths = useSleepingElement(isNamedAsServed);
  const wanted = useMemo(() => ({ rows, count }), [rows, count]);
  const arrived = useDeferredValue(wanted);
  const more =
    arrived.rows === rows && arrived.count > firstCount ? rows.read().slice(firstCount, arrived.count) : [];
  const lacking = Math.min(count, rows.count) - Math.min(firstCount, rows.count) - more.length;

  const draw = (row: Row) => (
    <TableRow key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} id={rowId?.(row)} />
  );
  return (
    <>
      {served.rows.count > rowsInOnePart &&
        (widths.isAsleep ? (
          <tbody key="widths asleep" id={widths.id} {...sleepingContent} />
        ) : (
          <tbody key="widths" id={widths.id}>
            <WidestRows columns={columns} rows={served.rows.read()} />
          </tbody>
        ))}
      {first.isAsleep ? (
        <tbody key="first asleep" id={first.id} {...sleepingContent} />
      ) : (
        <tbody key="first" id={first.id}>
          {rows.read().slice(0, firstCount).map(draw)}
        </tbody>
      )}
      {(more.length > 0 || lacking > 0) && (
        <tbody>
          {more.map(draw)}
          {/* Whoever has scrolled down stays there. */}
          {lacking > 0 && <tr style={{ height: `calc(${lacking} * var(--row-height))` }} />}
        </tbody>
      )}
    </>
  );
}
