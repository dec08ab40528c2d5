import type { ReactNode } from "react";
import classes from "./SmallTable.module.css";

interface SmallTableProps {
  /** Read out before the table, and shown above it. */
  caption: string;
  /** The first column names the row. `end`: figures. */
  columns: readonly { readonly label: string; readonly align?: "end" }[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table of a few columns inside a section. On a phone the cells follow the name of their row, with their labels. */
export function SmallTable({ caption, columns, rows }: SmallTableProps) {
  return (
    <table
      className={`${classes.table} border-spacing-0 border-separate tabular-nums w-full text-14 leading-5`}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label} scope="col" data-align={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => {
              const column = columns[index];
              return index === 0 ? (
                <th key={column?.label} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column?.label} data-label={column?.label} data-align={column?.align}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
