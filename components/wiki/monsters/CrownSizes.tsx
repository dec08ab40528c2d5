import { FigureTable } from "@/components/wiki/kit/FigureTable";
import { formatCentimeters } from "@/lib/text/format";
import type { Sizes } from "@/lib/wiki/monsters/monster-page";

/** Sizes at which a monster earns a crown. */
export function CrownSizes({ sizes }: { sizes: Sizes }) {
  const base = { label: "Base size", value: formatCentimeters(sizes.base) };
  if ("fixed" in sizes) {
    return <FigureTable caption="Size" rows={[base, { label: "Crowns", value: "None (fixed size)" }]} />;
  }
  return (
    <FigureTable
      caption="Crown sizes"
      columns={2}
      rows={[
        base,
        { label: "Small gold crown", value: `Up to ${formatCentimeters(sizes.smallGold)}` },
        { label: "Large silver crown", value: `From ${formatCentimeters(sizes.largeSilver)}` },
        { label: "Large gold crown", value: `From ${formatCentimeters(sizes.largeGold)}` },
      ]}
    />
  );
}
