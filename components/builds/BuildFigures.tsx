import { SharpnessStrip } from "@/components/game/SharpnessStrip";
import { SummaryTable } from "@/components/game/SummaryTable";
import { useName } from "@/hooks/wiki/use-names";
import { readColumns } from "@/lib/builder/summary/summary-columns";
import type { BuildSummary } from "@/lib/builds/schema";

/** A build in a list, summed up: base, always on, and against the monster that it is made against. */
export function BuildFigures({ summary }: { summary: BuildSummary }) {
  const { columns, target, sharpness } = summary;
  const { text: monster } = useName("monsters", target?.id ?? "", target?.name ?? "");
  return (
    <div className="flex flex-wrap items-end gap-y-1.5 gap-x-5">
      <SummaryTable
        caption="Stats"
        columns={readColumns(columns, target && monster)}
        withoutSharpness
        look="lines"
      />
      {sharpness && <SharpnessStrip lengths={sharpness} />}
    </div>
  );
}
