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
    <ul className={`${classes.materials} text-14 leading-5`} data-inline={inline || undefined}>
      {materials.map(({ item, qty }) => (
        <li key={item.id}>
          <EntityLink entity="items" id={item.id} name={item.name} />
          <span className={`${classes.qty} text-dim whitespace-nowrap`}>
            <span aria-hidden="true">×</span> {formatNumber(qty)}
          </span>
        </li>
      ))}
    </ul>
  );
}
