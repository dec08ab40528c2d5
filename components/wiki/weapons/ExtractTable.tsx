import { FigureTable } from "@/components/ui/FigureTable";
import { Section } from "@/components/ui/Section";
import { formatNumber, formatSeconds } from "@/lib/text/format";
import type { Extracts } from "@/lib/wiki/weapons/kinsects";

/** How long extracts last and what they multiply. */
export function ExtractTable({ extracts }: { extracts: Extracts }) {
  const times = (value: number) => `×${formatNumber(value)}`;
  return (
    <Section id="extracts" title="Extracts">
      <FigureTable
        caption="Extracts"
        columns={2}
        rows={[
          { label: "Red lasts", value: formatSeconds(extracts.redSec) },
          { label: "White lasts", value: formatSeconds(extracts.whiteSec) },
          { label: "Orange lasts", value: formatSeconds(extracts.orangeSec) },
          { label: "All three last", value: formatSeconds(extracts.tripleSec) },
          { label: "Attack with red and white", value: times(extracts.redWhiteAttackMult) },
          { label: "Attack with all three", value: times(extracts.tripleAttackMult) },
          { label: "Defense with orange", value: times(extracts.orangeDefenseMult) },
          { label: "Defense with orange and white", value: times(extracts.orangeWhiteDefenseMult) },
          { label: "Walking speed with white", value: times(extracts.whiteWalkSpeedMult) },
        ]}
      />
    </Section>
  );
}
