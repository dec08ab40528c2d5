import { type CSSProperties, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useNames } from "@/hooks/wiki/use-names";
import type { Sort } from "@/lib/site/list-state";
import classes from "./DataTable.module.css";
import { RemainingRows } from "./RemainingRows";
import { SortHeader, SortPicker } from "./SortControls";
import { sortRows } from "./sort-rows";
import { TableRows } from "./TableRows";
import type { Column } from "./table-column";

export type { Column } from "./table-column";

interface DataTableProps<Row, Key extends string> {
  /** Read out before the table; not shown. */
  caption: string;
  /** A constant outside the component; the title column first. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Where a row leads; its title becomes the link. */
  rowHref?: (row: Row) => string;
  /** Left out, the rows keep their order. */
  sort?: Sort<Key> | undefined;
  onSort?: ((sort: Sort<Key>) => void) | undefined;
  /** How many rows are shown at first. */
  pageSize?: number;
  /** Anchor of a row. */
  rowId?: (row: Row) => string;
  /** Whether cells do something by themselves or show a state of the page. They are then never left asleep. */
  isLive?: boolean;
}

/**
 * A table to compare in. On a phone each row becomes a card. Sorting happens here, filtering in `FilteredList`.
 *
 * The rows of the document stay as they are until a sort or a filter shows others (`TableRows`).
 *
 * Of a long list the first rows are in the HTML as rows and the others as a list of links under the table:
 * everything can be reached without JavaScript, while the page stays small and quick to hydrate. "Show all"
 * makes the others rows, too; so does an address that names one of them.
 */
export function DataTable<Row, Key extends string = string>(props: DataTableProps<Row, Key>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowHref,
    sort,
    onSort,
    pageSize = 100,
    rowId,
    isLive = false,
  } = props;
  const [all, setAll] = useState(false);
  const { language, table } = useNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: most pages make rowKey anew on every render, and it never means anything else
  const sorted = useMemo(
    () => sortRows(rows, columns, sort, language && table ? { language, table, rowKey } : undefined),
    [rows, columns, sort, language, table],
  );
  const shown = useMemo(() => (all ? sorted : sorted.slice(0, pageSize)), [all, sorted, pageSize]);
  const rest = useMemo(() => (all ? [] : sorted.slice(pageSize)), [all, sorted, pageSize]);

  useEffect(() => {
    const targetId = window.location.hash.slice(1);
    if (
      targetId &&
      rowId &&
      !document.getElementById(targetId) &&
      rows.some((row) => rowId(row) === targetId)
    ) {
      setAll(true);
      requestAnimationFrame(() => document.getElementById(targetId)?.scrollIntoView());
    }
  }, [rows, rowId]);

  // Paper has no "Show all".
  useEffect(() => {
    const showAll = () => flushSync(() => setAll(true));
    window.addEventListener("beforeprint", showAll);
    return () => window.removeEventListener("beforeprint", showAll);
  }, []);

  const change = onSort && ((next: Sort) => onSort(next as Sort<Key>));
  return (
    <>
      {change && <SortPicker columns={columns} rows={rows} sort={sort} onSort={change} />}
      <div className={`${classes.scroll} relative`}>
        <table
          className={`${classes.table} w-full text-14 leading-5`}
          style={getLabelVariables(columns)}
          data-figures-below={hasFiguresBelow(columns) ? "" : undefined}
        >
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <SortHeader key={column.key} column={column} rows={rows} sort={sort} onSort={change} />
              ))}
            </tr>
          </thead>
          <TableRows
            columns={columns}
            rows={shown}
            rowKey={rowKey}
            rowHref={rowHref}
            rowId={rowId}
            isPlain={!isLive}
          />
        </table>
      </div>
      {rest.length > 0 && (
        <RemainingRows
          rows={rest}
          total={sorted.length}
          columns={columns}
          rowKey={rowKey}
          rowHref={rowHref}
          onShow={() => setAll(true)}
        />
      )}
    </>
  );
}

/**
 * The labels of the figures on a phone, once per table: the style sheet writes `--label-3` before the cells of
 * the third column. As an attribute of every cell they would make a fifth of the page.
 */
function getLabelVariables(columns: readonly Column<never>[]): CSSProperties {
  const labels = columns.map(({ label, card = label }, index) => [
    `--label-${index + 1}`,
    card === "" ? "none" : JSON.stringify(card),
  ]);
  return Object.fromEntries(labels);
}

/** Whether the figures of a card go below the name: two fit next to it, unless something else is there. */
function hasFiguresBelow(columns: readonly Column<never>[]): boolean {
  const figures = columns.filter(({ phone }) => phone === "figure").length;
  return figures > 2 || (figures > 0 && columns.some(({ phone }) => phone === "main"));
}
