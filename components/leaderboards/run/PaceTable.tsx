import { RecordTable } from "@/components/ui/RecordTable";
import { formatGap } from "@/lib/leaderboards/board/format-board";
import type { RunPageData } from "@/lib/leaderboards/page-data";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";

/** The record has no such phase. */
const none = "–";

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
                <Figure key="other" text={otherCs === null ? none : formatRunTime(otherCs)} />,
                <Gap key="lost" cs={lostCs} />,
                <Gap key="behind" cs={behindCs} />,
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

function Gap({ cs }: { cs: number | null }) {
  return cs === null ? (
    <Figure text={none} tone="text-dim" />
  ) : (
    <Figure text={formatGap(cs)} tone={toTone(cs)} />
  );
}

function Figure({ text, tone = "" }: { text: string; tone?: string }) {
  return <span className={`tabular-nums whitespace-nowrap ${tone}`}>{text}</span>;
}
