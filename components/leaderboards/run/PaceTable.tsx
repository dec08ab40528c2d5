import { RecordTable } from "@/components/ui/RecordTable";
import { formatGap } from "@/lib/leaderboards/format-board";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { formatRunTime } from "@/lib/leaderboards/run-time";

type Shown = NonNullable<RunPageData["shown"]>;

/** The phases of a run; where it is not the record itself, with what each lost against it. */
export function PaceTable({ pace, record }: Pick<Shown, "pace" | "record">) {
  const figures = record ? ["This run", "Record", "Lost", "Behind"] : ["Length"];
  return (
    <RecordTable
      hasFigures
      caption={record ? `Compared with the record of ${record.players}` : "Phases of the hunt"}
      columns={["Phase", ...figures]}
      rows={pace.map(({ label, ownCs, otherCs, lostCs, behindCs }) => ({
        key: label,
        cells: [
          label,
          <Figure key="own" text={formatRunTime(ownCs)} />,
          ...(record
            ? [
                <Figure key="other" text={formatRunTime(otherCs)} />,
                <Figure key="lost" text={formatGap(lostCs)} tone={toTone(lostCs)} />,
                <Figure key="behind" text={formatGap(behindCs)} tone={toTone(behindCs)} />,
              ]
            : []),
        ],
      }))}
    />
  );
}

function toTone(cs: number): string {
  if (cs === 0) return "text-dim";
  return cs > 0 ? "text-bad" : "text-good";
}

function Figure({ text, tone = "" }: { text: string; tone?: string }) {
  return <span className={`tabular-nums whitespace-nowrap ${tone}`}>{text}</span>;
}
