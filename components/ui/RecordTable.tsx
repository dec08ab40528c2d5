import type { ReactNode } from "react";
import classes from "./RecordTable.module.css";

interface RecordTableProps {
  /** Read out before the table, and shown above it. */
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/**
 * A small table in running text. On a phone, rows of more than two cells become blocks, the cells named by
 * their columns.
 */
export function RecordTable({ caption, columns, rows }: RecordTableProps) {
  return (
    <table className={classes.table} data-wide={columns.length > 2 || undefined}>
      <caption>{caption}</caption>
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
