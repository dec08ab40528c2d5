import type { ReadCell, ReadColumn } from "@/lib/builder/summary/summary-columns";
import { ElementValue } from "./ElementValue";
import classes from "./SummaryTable.module.css";

interface SummaryTableProps {
  /** Read out before the table; not shown. */
  caption: string;
  columns: readonly ReadColumn[];
  /** The color of sharpness is left out, where a bar is next to the table. */
  withoutSharpness?: boolean;
  /** `lines` fits a row of a list. Default `panel`. */
  look?: "panel" | "lines";
}

/**
 * A build summed up, a line each for base, always on and against a target: so it fits a phone, and one reads down
 * what skills add.
 */
export function SummaryTable({
  caption,
  columns,
  withoutSharpness = false,
  look = "panel",
}: SummaryTableProps) {
  const isShown = ({ key }: ReadCell) => !withoutSharpness || key !== "sharpness";
  const heads = columns[0]?.cells.filter(isShown) ?? [];
  return (
    <table className={`${classes.table} text-14 leading-5 tabular-nums`} data-look={look}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td className="text-dim" />
          {heads.map(({ key, label, element }) => (
            <th key={key} scope="col" className="text-12 leading-4 text-dim font-normal text-end">
              {element === null ? label : <ElementValue type={element} size={16} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row" className="text-13 text-dim font-normal text-start">
              {label}
            </th>
            {cells.filter(isShown).map((cell) => (
              <td
                key={cell.key}
                className={`${getColor(cell, key)} ${cell.isChanged ? "font-bold" : ""} text-end whitespace-nowrap`}
              >
                {cell.text}
                {cell.cap !== null && (
                  <span className="block text-12 leading-4 text-dim font-normal">at cap</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function getColor({ isChanged, isNegative }: ReadCell, column: string): string {
  if (isNegative) return "text-bad";
  return isChanged || column === "base" ? "text-default" : "text-dim";
}
