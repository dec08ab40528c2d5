import type { ReactNode } from "react";
import classes from "./FigureTable.module.css";

interface FigureRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Small, under the label. */
  readonly note?: ReactNode;
}

interface FigureTableProps {
  /** Read out before the table; not shown. */
  caption: string;
  rows: readonly FigureRow[];
  /** Where each has room for a label next to its figure. Default 1. */
  columns?: 1 | 2;
}

/** Figures with their labels. A list of terms: it has no columns to compare. */
export function FigureTable({ caption, rows, columns = 1 }: FigureTableProps) {
  return (
    <dl
      aria-label={caption}
      className={`${columns === 2 ? classes.pairs : ""} grid gap-x-8 -my-1.5 text-14 leading-5`}
    >
      {rows.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex gap-4 items-baseline justify-between py-1.75 border-b last:border-b-0"
        >
          <dt className="text-dim">
            {label}
            {note && <span className="block text-12 leading-4">{note}</span>}
          </dt>
          {/* The value breaks before its label does, until a third of the row is left for it. */}
          <dd className="flex-1 min-w-[33%] font-semibold text-end wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
