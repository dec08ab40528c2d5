import { ShadedCell } from "@/components/game/ShadedCell";
import { ScrollRegion } from "@/components/ui/ScrollRegion";
import type { HitzoneTable as HitzoneFigures } from "@/lib/guides/guide-tree";
import tables from "@/styles/kit.module.css";
import classes from "./GuideBody.module.css";

/** Hitzones from which Weakness Exploit works are underlined. */
const weakSpot = 45;
/** Columns of raw damage. */
const rawColumns = 3;

/** The hitzones of a monster: normal, broken and wounded. */
export function CitedHitzones({ name, href, columns, rows }: HitzoneFigures) {
  return (
    <figure>
      <figcaption className="mb-2 text-14 leading-5 text-dim">
        Hitzones of <a href={href}>{name}</a>, in percent.
      </figcaption>
      <ScrollRegion label={`Hitzones of ${name}`} className={`${classes.scroll} border rounded-md`}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-align="center">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, state, values }) => (
              <tr key={`${part} ${state}`}>
                <th className="whitespace-nowrap" scope="row">
                  {part}
                  {state !== "Normal" && <span className="text-dim">, {state.toLowerCase()}</span>}
                </th>
                {values.map((value, column) => (
                  <ShadedCell
                    key={columns[column] ?? column}
                    value={value}
                    {...(column < rawColumns && { threshold: weakSpot })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </figure>
  );
}
