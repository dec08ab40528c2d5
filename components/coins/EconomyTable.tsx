import { formatNumber } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";

interface EconomyTableProps {
  /** Read out before the table. */
  caption: string;
  /** The first column names the row, the others are numbers. */
  columns: readonly string[];
  rows: readonly { readonly name: string; readonly figures: readonly number[] }[];
}

/** Coins by day or by reason. */
export function EconomyTable({ caption, columns, rows }: EconomyTableProps) {
  return (
    <table className={tables.table} data-figures="">
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{formatNumber(figure)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
