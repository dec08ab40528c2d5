import type { CSSProperties } from "react";
import { sharpnessColors } from "@/lib/catalog/codes";
import { getSharpnessAt, maxHandicraft } from "@/lib/catalog/sharpness";
import { capitalize } from "@/lib/text/capitalize";
import tables from "@/styles/kit.module.css";
import { SharpnessBar } from "./SharpnessBar";
import classes from "./SharpnessTable.module.css";

interface SharpnessTableProps {
  /** Seven lengths in units, red first. */
  lengths: readonly number[];
  /** Units that Handicraft can add, from the last color upward. */
  handicraft: readonly number[];
}

/** The bar at every level of Handicraft, lengths in numbers: all at one glance, nothing to click. */
export function SharpnessTable({ lengths, handicraft }: SharpnessTableProps) {
  const levels = handicraft.length > 0 ? Array.from({ length: maxHandicraft + 1 }, (_, level) => level) : [0];
  const bars = levels.map((level) => getSharpnessAt(lengths, handicraft, level));
  const best = bars.at(-1) ?? lengths;
  const colors = sharpnessColors.map((color, index) => ({ color, index })).filter(({ index }) => best[index]);
  return (
    <table
      className={`${tables.table} ${classes.table} text-15 leading-6`}
      data-figures=""
      style={getColumnStyle(colors.length)}
    >
      <caption className="pb-2 text-15 leading-6">
        {handicraft.length > 0
          ? "Sharpness units per color; bold = gained. Each Handicraft level adds 10."
          : "Sharpness units per color. Handicraft adds nothing: the bar is full."}
      </caption>
      <thead>
        <tr>
          <th scope="col">Handicraft</th>
          <th scope="col">
            <span className="visually-hidden">Bar</span>
          </th>
          {colors.map(({ color }) => (
            <th key={color} scope="col">
              {capitalize(color)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, level) => (
          <tr key={levels[level]}>
            <th scope="row">{level === 0 ? "None" : `Level ${level}`}</th>
            <td className={classes.bar}>
              <SharpnessBar lengths={bar} decorative />
            </td>
            {colors.map(({ color, index }) => (
              <td key={color} className={bar[index] === lengths[index] ? undefined : "font-bold"}>
                {bar[index] || "–"}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many colors share the line of figures on a phone. */
function getColumnStyle(count: number): CSSProperties {
  return Object.fromEntries([["--colors", count]]);
}
