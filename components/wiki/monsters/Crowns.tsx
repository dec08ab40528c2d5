import { FigureTable } from "@/components/wiki/kit/FigureTable";
import { formatCentimeters } from "@/lib/wiki/format";
import type { Sizes } from "@/lib/wiki/monsters/monster";

/** Sizes at which a monster earns a crown. */
export function Crowns({ sizes }: { sizes: Sizes }) {
  const base = { label: "Usual size", value: formatCentimeters(sizes.base) };
  if ("fixed" in sizes) {
    return (
      <FigureTable caption="Size" rows={[base, { label: "Crowns", value: "none: its size never changes" }]} />
    );
  }
  return (
    <FigureTable
      caption="Sizes for crowns"
      columns={2}
      rows={[
        base,
        { label: "Small gold crown", value: `up to ${formatCentimeters(sizes.smallGold)}` },
        { label: "Large silver crown", value: `from ${formatCentimeters(sizes.largeSilver)}` },
        { label: "Large gold crown", value: `from ${formatCentimeters(sizes.largeGold)}` },
      ]}
    />
  );
}
