import dynamic from "next/dynamic";
import { useState } from "react";
import { Fold } from "@/components/ui/Fold";
import { RecordTable } from "@/components/ui/RecordTable";
import { formatHuntEvent, formatHuntTime, type HuntNames } from "@/lib/builder/hunt/format-hunt";
import type { HuntEvent } from "@/lib/builder/hunt/model";
import { formatPercent } from "@/lib/text/format";

const PointChart = dynamic(
  () => import("@/components/chart/PointChart").then((module) => module.PointChart),
  { ssr: false, loading: () => <p className="text-14 text-dim">Loading.</p> },
);

interface HuntCourseChartProps {
  events: readonly HuntEvent[];
  names: HuntNames;
}

/** Most events that the plot has room for; the table has all. */
const maxDots = 40;

/** The hunt from event to event: health that is left over time. */
export function HuntCourseChart({ events, names }: HuntCourseChartProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = [
    { key: "start", atSec: 0, left: 1, text: "The hunt begins" },
    ...events.map((event, at) => ({ ...event, key: String(at), text: formatHuntEvent(event, names) })),
  ];
  const step = Math.ceil(rows.length / maxDots);
  const shown = rows.filter((_, at) => at % step === 0 || at === rows.length - 1);
  const picked = rows.find(({ key }) => key === chosen);
  return (
    <section aria-label="Course of the hunt" className="grid gap-2 min-w-0">
      <h4 className="text-15 font-semibold">Course of the hunt</h4>
      <PointChart
        points={shown.map(({ key, atSec, left }) => ({ key, x: atSec / 60, y: left * 100 }))}
        x={{ label: "Time", format: (minutes) => formatHuntTime(minutes * 60) }}
        y={{ label: "Health left", format: (value) => formatPercent(value) }}
        isStraight
        label="Events by health left and time: choose one"
        chosen={chosen}
        onChoose={setChosen}
      />
      <p className="text-14 leading-5" aria-live="polite">
        {picked
          ? `${formatHuntTime(picked.atSec)}: ${picked.text}, ${formatPercent(picked.left * 100)} of health left.`
          : "Choose a point to see what happens there."}
      </p>
      <Fold summary="All events as a table">
        <RecordTable
          caption="Events of the hunt"
          captionLook="hidden"
          keepsRows
          hasFigures
          columns={["What happens", "Time", "Health left"]}
          rows={rows.map(({ key, text, atSec, left }) => ({
            key,
            cells: [text, formatHuntTime(atSec), formatPercent(left * 100)],
          }))}
        />
      </Fold>
    </section>
  );
}
