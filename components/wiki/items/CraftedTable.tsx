import type { ReactNode } from "react";
import { EntityLink } from "@/components/game/EntityLink";
import { Fold } from "@/components/ui/Fold";
import { formatNumber } from "@/lib/text/format";
import type { CraftedEntry } from "@/lib/wiki/items/item-types";
import tables from "@/styles/kit.module.css";
import classes from "./CraftedTable.module.css";

export interface CraftedRow {
  readonly key: string;
  /** The group of the row: a weapon type, a set. */
  readonly head: ReactNode;
  readonly entries: readonly CraftedEntry[];
}

interface CraftedTableProps {
  entity: "weapons" | "armor" | "charms" | "kinsects" | "palico-gear";
  /** Of the column of heads, for readers of screens. */
  groupLabel: string;
  caption: string;
  rows: readonly CraftedRow[];
  /** Rows shown at first; the others are collapsed. */
  open?: number;
}

/** Crafts that use an item, one row per group, with the amount needed. */
export function CraftedTable(props: CraftedTableProps) {
  const { rows, open = 12, caption } = props;
  // Collapsing one or two rows is not worth it.
  const shown = rows.length <= open + 2 ? rows : rows.slice(0, open);
  const rest = rows.slice(shown.length);
  return (
    <>
      <Rows {...props} rows={shown} />
      {rest.length > 0 && (
        <Fold summary={`Show ${formatNumber(rest.length)} more`}>
          <Rows {...props} rows={rest} caption={`${caption}, continued`} />
        </Fold>
      )}
    </>
  );
}

function Rows({ entity, groupLabel, caption, rows }: CraftedTableProps) {
  return (
    <table className={`${tables.table} ${classes.table}`} data-stacks="">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{groupLabel}</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, entries }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            <td>
              <ul className={`flex flex-wrap gap-y-1 gap-x-4.5`}>
                {entries.map(({ id, name, qty }) => (
                  <li key={id}>
                    <EntityLink
                      entity={entity}
                      id={id}
                      name={name}
                      set={entity === "armor" ? key : undefined}
                    />
                    <span className="ms-1.25 text-dim tabular-nums whitespace-nowrap">
                      ×&nbsp;{formatNumber(qty)}
                    </span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
