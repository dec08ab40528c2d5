import type { ReactNode } from "react";
import tables from "@/styles/kit.module.css";

interface RecordTableProps {
  /** Read out before the table, and shown above it unless it is dense. */
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** All columns but the first are figures. */
  hasFigures?: boolean;
  /** A few narrow figures under a title that names them: the caption is read out alone, and a phone keeps the rows. */
  isDense?: boolean;
  /** Classes of width, one for each column: those of a long table would move while its rows arrive. */
  widths?: readonly string[];
}

/**
 * A small table. On a phone, rows of more than two cells become blocks, the cells named by their columns, but where it is dense.
 */
export function RecordTable({ caption, columns, rows, hasFigures, isDense, widths }: RecordTableProps) {
  return (
    <table
      className={`${tables.table}${widths ? " table-fixed" : ""}`}
      data-figures={hasFigures || undefined}
      data-stacks={(columns.length > 2 && !isDense) || undefined}
    >
      <caption className={isDense ? "visually-hidden" : "pt-2.5 text-14 text-default font-semibold"}>
        {caption}
      </caption>
      {widths && (
        <colgroup>
          {columns.map((column, index) => (
            <col key={column} className={widths[index]} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} data-label={columns[index]}>
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
