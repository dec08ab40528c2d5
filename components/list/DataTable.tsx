import { type CSSProperties, useCallback, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useNames } from "@/hooks/wiki/use-names";
import type { Sort } from "@/lib/site/list-state";
import classes from "./DataTable.module.css";
import { RemainingRows } from "./RemainingRows";
import { SortHeader, SortPicker } from "./SortControls";
import { sortRowsLazily } from "./sort-rows";
import { TableRows } from "./TableRows";
import type { Column } from "./table-column";

export type { Column } from "./table-column";

/** Rows of the document where more follow as one scrolls: more than fit on a screen. */
const rowsOfDocument = 24;
/** So many are in it all the same: a rest of a few rows is not worth the wait. */
const mostRowsOfDocument = 40;
/** Rows that follow together, in a step that is short on a phone. */
const rowsInOneStep = 60;

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
  /** For a table with something below it: so many rows are shown, the others when asked. */
  pageSize?: number;
  /** Anchor of a row. */
  rowId?: (row: Row) => string;
  /** Whether cells do something by themselves or show a state of the page. They are then never left asleep. */
  isLive?: boolean;
}

/**
 * A table to compare in. On a phone one of figures is swiped sideways under its names, and rows of words become cards.
 * Sorting happens here, filtering in `FilteredList`.
 *
 * The rows of the document stay as they are until a sort or a filter shows others (`TableRows`).
 *
 * Of a long list the first rows are in the document, and the others follow as one scrolls towards them, all of them
 * when asked, printed or named by the address. Without scripts they are links under the table: everything can be
 * reached, while the page stays small and quick.
 */
export function DataTable<Row, Key extends string = string>(props: DataTableProps<Row, Key>) {
  const { caption, columns, rows, rowKey, rowHref, sort, onSort, pageSize, rowId, isLive = false } = props;
  const [firstCount] = useState(
    () =>
      pageSize ??
      (rows.length <= mostRowsOfDocument ? Math.max(rows.length, rowsOfDocument) : rowsOfDocument),
  );
  const [count, setCount] = useState(firstCount);
  const { language, table } = useNames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: most pages make rowKey anew on every render, and it never means anything else
  const sorted = useMemo(
    () => sortRowsLazily(rows, columns, sort, language && table ? { language, table, rowKey } : undefined),
    [rows, columns, sort, language, table],
  );
  const showAll = useCallback(() => setCount(Number.POSITIVE_INFINITY), []);
  const showMore = useCallback(() => setCount((before) => before + rowsInOneStep), []);

  useEffect(() => {
    const targetId = window.location.hash.slice(1);
    if (
      targetId &&
      rowId &&
      !document.getElementById(targetId) &&
      rows.some((row) => rowId(row) === targetId)
    ) {
      showAll();
      requestAnimationFrame(() => document.getElementById(targetId)?.scrollIntoView());
    }
  }, [rows, rowId, showAll]);

  // Paper does not scroll.
  useEffect(() => {
    const printAll = () => flushSync(showAll);
    window.addEventListener("beforeprint", printAll);
    return () => window.removeEventListener("beforeprint", printAll);
  }, [showAll]);

  /** Whether more rows follow as one scrolls. */
  const follows = pageSize === undefined;
  const rest = Math.max(0, sorted.count - count);
  const cards = hasCards(columns) || undefined;
  const change = onSort && ((next: Sort) => onSort(next as Sort<Key>));
  return (
    <>
      {change && <SortPicker columns={columns} rows={rows} sort={sort} onSort={change} />}
      <div
        className={`${classes.rows} ${follows && rest > 0 ? classes.whole : ""}`}
        style={{ "--rest": rest } as CSSProperties}
        data-cards={cards}
      >
        <div className={`${classes.scroll} relative`} data-cards={cards}>
          <table
            className={`${classes.table} w-full text-14 leading-5`}
            style={cards && getLabelVariables(columns)}
            data-cards={cards}
            data-icons={columns[0]?.icon && ""}
            data-figures-below={cards && hasFiguresBelow(columns) ? "" : undefined}
            aria-rowcount={rest > 0 ? sorted.count + 1 : undefined}
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
              rows={sorted}
              firstCount={firstCount}
              count={count}
              rowKey={rowKey}
              rowHref={rowHref}
              rowId={rowId}
              isPlain={!isLive}
            />
          </table>
        </div>
        {rest > 0 && (
          <RemainingRows
            rows={sorted}
            shown={count}
            columns={columns}
            rowKey={rowKey}
            rowHref={rowHref}
            onNear={follows ? showMore : undefined}
            onShowAll={showAll}
          />
        )}
      </div>
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

/** Whether rows are cards on a phone: without figures there is nothing to compare, and lines of words do not fit a cell. */
function hasCards(columns: readonly Column<never>[]): boolean {
  if (columns.some(({ phone }) => phone === "words")) return false;
  const figures = columns.filter(({ phone, align }) => phone === "figure" || align === "end");
  return figures.length < 2 || columns.some(({ phone }) => phone === "line");
}

/** Whether the figures of a card go below the name: two fit next to it, unless something else is there. */
function hasFiguresBelow(columns: readonly Column<never>[]): boolean {
  const figures = columns.filter(({ phone }) => phone === "figure").length;
  return figures > 2 || (figures > 0 && columns.some(({ phone }) => phone === "main"));
}
