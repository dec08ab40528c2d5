import { Button } from "@mantine/core";
import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
import { useMounted } from "@/hooks/ui/use-mounted";
import { useNames } from "@/hooks/wiki/use-names";
import { sleepingContent, useSleepingElement } from "@/lib/paint/use-sleeping-element";
import { formatNumber } from "@/lib/text/format";
import classes from "./DataTable.module.css";
import type { Column } from "./table-column";

interface RemainingRowsProps<Row> {
  /** The rows that are not in the table yet. */
  rows: readonly Row[];
  /** All rows of the table. */
  total: number;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowHref: ((row: Row) => string) | undefined;
  onShow(): void;
}

/**
 * The rest of a long table: a button that makes it rows, and its names as links for readers without scripts.
 * Those of the document stay asleep; once a filter changed, the names render only while unfolded.
 */
export function RemainingRows<Row>({
  rows,
  total,
  columns,
  rowKey,
  rowHref,
  onShow,
}: RemainingRowsProps<Row>) {
  const mounted = useMounted();
  const { language } = useNames();
  const [first] = useState(rows);
  const { id, isAsleep } = useSleepingElement(rows === first && language === null);
  const [open, setOpen] = useState(false);
  const title = columns[0];
  if (!title) return null;
  return (
    <div className="print:hidden mt-4">
      <Button className="noscript:hidden" onClick={onShow}>
        Show all {formatNumber(total)}
      </Button>
      <Fold
        className="mt-3"
        onOpen={setOpen}
        summary={rows.length === 1 ? "1 more by name" : `${formatNumber(rows.length)} more by name`}
      >
        {isAsleep && <ul id={id} className={classes.names} {...sleepingContent} />}
        {!isAsleep && (open || !mounted) && (
          <ul id={id} className={classes.names}>
            {rows.map((row) => (
              <li key={rowKey(row)}>
                {rowHref ? <a href={rowHref(row)}>{title.render(row)}</a> : title.render(row)}
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </div>
  );
}
