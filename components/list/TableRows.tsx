import { useDeferredValue, useMemo, useState } from "react";
import { useNames } from "@/hooks/wiki/use-names";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import type { LazyRows } from "./sort-rows";
import { TableRow } from "./TableRow";
import type { Column } from "./table-column";
import { WidestRows } from "./WidestRows";

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
