import { Button } from "@mantine/core";
import { useCallback, useRef } from "react";
import { useNear } from "@/hooks/ui/use-seen";
import { formatNumber } from "@/lib/text/format";
import classes from "./DataTable.module.css";
import type { LazyRows } from "./sort-rows";
import type { Column } from "./table-column";

interface RemainingRowsProps<Row> {
  /** All rows of the table. */
  rows: LazyRows<Row>;
  /** How many of them are in it. */
  shown: number;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  /** Called when the screen is near their place or past it, again after each step. Left out, rows wait to be asked for. */
  onNear: (() => void) | undefined;
  onShowAll(): void;
}

/**
 * Rows are drawn up to half a phone's screen below what is seen, so that the 24 of the document, 44 px each, are enough
 * for a screen that was not scrolled. Whoever jumped past the last one waits for them.
 */
const margin = "1000000px 0px 400px 0px";

/**
 * The rest of a long table: more of it becomes rows when its end comes near the screen, all of it by a button. Readers
 * without scripts get its names as links, which are no elements with scripts.
 */
export function RemainingRows<Row>({
  rows,
  shown,
  columns,
  rowKey,
  rowHref,
  onNear,
  onShowAll,
}: RemainingRowsProps<Row>) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step it is looked at anew, for the screen may be near still
  const step = useCallback(() => onNear?.(), [onNear, rows, shown]);
  useNear(place, margin, onNear && step);
  const title = columns[0];
  if (!title) return null;
  return (
    <div ref={place} className={`print:hidden ${onNear ? "" : "mt-4"}`}>
      {/* Where rows follow by themselves it is for the keyboard: in sight it would move with each step. */}
      <Button className={`noscript:hidden ${onNear ? "visually-hidden" : ""}`} onClick={onShowAll}>
        Show all {formatNumber(rows.count)}
      </Button>
      <noscript>
        <RowNames rows={rows} shown={shown} title={title} rowKey={rowKey} rowHref={rowHref} />
      </noscript>
    </div>
  );
}

interface RowNamesProps<Row> extends Pick<RemainingRowsProps<Row>, "rows" | "shown" | "rowKey" | "rowHref"> {
  title: Column<Row>;
}

/** A component, so that React makes none of it in a browser with scripts. */
function RowNames<Row>({ rows, shown, title, rowKey, rowHref }: RowNamesProps<Row>) {
  const rest = rows.read().slice(shown);
  return (
    <>
      <p className="text-dim">
        {rest.length === 1 ? "1 more by name" : `${formatNumber(rest.length)} more by name`}
      </p>
      <ul className={classes.names}>
        {rest.map((row) => (
          <li key={rowKey(row)}>
            {rowHref ? <a href={rowHref(row)}>{title.render(row)}</a> : title.render(row)}
          </li>
        ))}
      </ul>
    </>
  );
}
