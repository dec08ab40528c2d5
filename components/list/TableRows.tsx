import { useDeferredValue, useState } from "react";
import { useNames } from "@/hooks/wiki/use-names";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import { TableRow } from "./TableRow";
import type { Column } from "./table-column";
import { WidestRows } from "./WidestRows";

/** Rows that are shown at once after a change, more than fit on a screen. The others follow in short steps. */
const rowsAtOnce = 24;
/** Rows of a document that arrive together; of more, a browser may paint the first before it knows the others. */
const rowsInOnePart = 24;
/** Height that is held free for a row that follows, in px. */
const rowHeight = 40;

interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** In the order shown; the same array as long as nothing changes. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  rowId: ((row: Row) => string) | undefined;
  /** Whether the cells do nothing by themselves and depend on rows, columns and the language of names alone. */
  isPlain: boolean;
}

/**
 * The body of a table. Plain rows that came with the document are left alone until others are to be shown: to bring a
 * hundred of them to life takes longer than the rest of the page.
 */
export function TableRows<Row>({ columns, rows, rowKey, rowHref, rowId, isPlain }: TableRowsProps<Row>) {
  const { language } = useNames();
  const [first] = useState({ rows, columns });
  const { id, isAsleep } = useSleepingElement(
    isPlain && rows === first.rows && columns === first.columns && language === null,
  );
  const arrived = useDeferredValue(rows);
  if (isAsleep) return <tbody id={id} {...sleepingContent} />;
  const shown = arrived === rows ? rows : rows.slice(0, rowsAtOnce);
  return (
    <tbody key="awake" id={id}>
      {first.rows.length > rowsInOnePart && <WidestRows columns={columns} rows={first.rows} />}
      {shown.map((row) => (
        <TableRow key={rowKey(row)} row={row} columns={columns} href={rowHref?.(row)} id={rowId?.(row)} />
      ))}
      {shown.length < rows.length && (
        // Whoever has scrolled down stays there.
        <tr style={{ height: (rows.length - shown.length) * rowHeight }} />
      )}
    </tbody>
  );
}
