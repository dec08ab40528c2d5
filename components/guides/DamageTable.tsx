import { FigureTable } from "@/components/ui/FigureTable";
import type { DamageFigure } from "@/lib/guides/guide-tree";
import { formatNumber } from "@/lib/text/format";

/** The damage of a move, as the builder calculates it. */
export function DamageTable({ move, weapon, monster, part, hits, href, ...figures }: DamageFigure) {
  const rows = [
    { label: "Raw", value: formatNumber(figures.raw, 1) },
    { label: "Element", value: formatNumber(figures.element, 1) },
    { label: "Critical", value: formatNumber(figures.critical, 1) },
    { label: "Average", value: formatNumber(figures.average, 1) },
  ];
  return (
    <figure>
      <figcaption className="mb-2 text-14 leading-5 text-dim">
        {move}
        {hits > 1 && ` (${hits} hits)`} with {weapon} on {monster}, {part}.{" "}
        <a href={href}>Open in the builder</a>
      </figcaption>
      <FigureTable caption={`Damage of ${move}`} rows={rows} columns={2} />
    </figure>
  );
}
