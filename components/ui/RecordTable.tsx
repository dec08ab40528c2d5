import type { ReactNode } from "react";
import tables from "@/styles/kit.module.css";

/** A column whose head is more than a name, or which has figures where not all have. */
interface RecordColumn {
  /** Names its cells where rows become blocks. */
  readonly key: string;
  readonly label: ReactNode;
  readonly isFigure?: boolean;
}

/** A column of figures next to some that are words. */
export function toFigureColumn(label: string): RecordColumn {
  return { key: label, label, isFigure: true };
}

interface RecordTableProps {
  /** Read out before the table. */
  caption: string;
  /** `title`: a line above it. `note`: a dim one. `hidden`: read out alone, under a title that says the same. Default `title`. */
  captionLook?: "title" | "note" | "hidden";
  /** The first column names the row. A name stands for a column with that head. */
  columns: readonly (string | RecordColumn)[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** All columns but the first are figures. */
  hasFigures?: boolean;
  /** A phone keeps the rows: they are narrow, or the box around the table scrolls. */
  keepsRows?: boolean;
  /** Classes of width, one for each column: those of a long table would move while its rows arrive. */
  widths?: readonly string[];
}

const captionClasses = {
  title: "pt-2.5 text-14 text-default font-semibold",
  note: undefined,
  hidden: "visually-hidden",
} as const;

/**
 * A small table. On a phone, rows of more than two cells become blocks, the cells named by their columns, unless it keeps
 * its rows.
 */
export function RecordTable({ caption, captionLook = "title", rows, widths, ...rest }: RecordTableProps) {
  const { hasFigures, keepsRows = false } = rest;
  const columns = rest.columns.map((column) =>
    typeof column === "string" ? { key: column, label: column } : column,
  );
  const isStacked = columns.length > 2 && !keepsRows;
  const ends = columns.map(({ isFigure }) => (isFigure ? tables.end : undefined));
  return (
    <table
      className={`${tables.table}${widths ? " table-fixed" : ""}`}
      data-figures={hasFigures || undefined}
      data-stacks={isStacked || undefined}
    >
      <caption className={captionClasses[captionLook]}>{caption}</caption>
      {widths && (
        <colgroup>
          {columns.map(({ key }, index) => (
            <col key={key} className={widths[index]} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map(({ key, label }, index) => (
            <th key={key} scope="col" className={ends[index]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]?.key} scope="row">
                  {cell}
                </th>
              ) : (
                <td
                  key={columns[index]?.key}
                  className={ends[index]}
                  data-label={isStacked ? columns[index]?.key : undefined}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
