import type { ReactNode } from "react";
import classes from "./FigureTable.module.css";

export interface FigureRow {
  readonly label: string;
  readonly value: ReactNode;
  /** Small, under the label. */
  readonly note?: ReactNode;
}

interface FigureTableProps {
  /** Read out before the table; not shown. */
  caption: string;
  rows: readonly FigureRow[];
  /** On wide screens. Default 1. */
  columns?: 1 | 2 | 3;
}

/** Figures with their labels. A list of terms: it has no columns to compare. */
export function FigureTable({ caption, rows, columns = 1 }: FigureTableProps) {
  return (
    <dl
      aria-label={caption}
      className={`${classes.figures} grid gap-x-8 text-14 leading-5`}
      data-columns={columns}
    >
      {rows.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <span className="block text-12 leading-4">{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
