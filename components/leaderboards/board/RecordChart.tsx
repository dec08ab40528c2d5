import { TimeChart } from "@/components/chart/TimeChart";
import type { ShownRecord } from "@/lib/leaderboards/page-data";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";

interface RecordChartProps {
  /** First to latest. */
  records: readonly ShownRecord[];
  /** ISO date: the end of the axis. */
  today: string;
}

const csPerMinute = 6000;

/** How a record fell, as steps. The table next to it says the same in words. */
export function RecordChart({ records, today }: RecordChartProps) {
  const first = records[0];
  const last = records.at(-1);
  if (!first || !last) return null;
  return (
    <TimeChart
      curve="step"
      until={`${today}T23:59:59Z`}
      label={`Record from ${formatRunTime(first.timeCs)} to ${formatRunTime(last.timeCs)}; see the table`}
      // In minutes, so that ticks fall on whole minutes and on simple fractions of them.
      series={[
        {
          name: "Record",
          points: records.map(({ submittedAt, timeCs }) => ({
            at: submittedAt,
            value: timeCs / csPerMinute,
          })),
        },
      ]}
      formatValue={(minutes) => formatRunTime(Math.round(minutes * csPerMinute)).slice(0, 5)}
    />
  );
}
