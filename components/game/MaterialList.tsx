import { formatNumber } from "@/lib/text/format";
import { EntityLink } from "./EntityLink";
import classes from "./MaterialList.module.css";

export interface Material {
  readonly item: { readonly id: string; readonly name: string };
  readonly qty: number;
}

interface MaterialListProps {
  materials: readonly Material[];
  /** In a table cell: one after the other. */
  inline?: boolean;
}

/** What something is made of: how many of which item. */
export function MaterialList({ materials, inline = false }: MaterialListProps) {
  return (
    <ul className={`${inline ? "flex flex-wrap gap-x-3.5" : classes.rows} text-14 leading-5`}>
      {materials.map(({ item, qty }) => (
        <li key={item.id}>
          <EntityLink
            className={inline ? "inline-block py-0.5" : undefined}
            entity="items"
            id={item.id}
            name={item.name}
          />
          <span className={`${inline ? "ms-1.25 text-dim" : "text-default font-semibold"} whitespace-nowrap`}>
            <span className="text-dim font-normal" aria-hidden="true">
              ×
            </span>{" "}
            {formatNumber(qty)}
          </span>
        </li>
      ))}
    </ul>
  );
}
