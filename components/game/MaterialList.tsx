import type { ItemAmount } from "@/lib/catalog/named";
import { formatNumber } from "@/lib/text/format";
import { EntityLink } from "./EntityLink";

interface MaterialListProps {
  materials: readonly ItemAmount[];
  /** In a table cell: one after the other. */
  inline?: boolean;
}

/** Materials with their counts. */
export function MaterialList({ materials, inline = false }: MaterialListProps) {
  return (
    <ul className={`${inline ? "flex flex-wrap gap-x-3.5" : "-my-1.25"} text-14 leading-5`}>
      {materials.map(({ item, qty }) => (
        <li
          key={item.id}
          className={inline ? undefined : "flex gap-4 justify-between py-1.75 not-first:border-t"}
        >
          {/* The whole row is the touch target. */}
          <EntityLink
            className={`inline-block ${inline ? "py-0.5" : "-my-1.75 py-1.75"}`}
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
