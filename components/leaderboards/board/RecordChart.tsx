import type { ShownRecord } from "@/lib/leaderboards/page-data";
import { layOutRecords } from "@/lib/leaderboards/record-steps";
import { formatRunTime } from "@/lib/leaderboards/run-time";
import classes from "./RecordHistory.module.css";

interface RecordChartProps {
  /** First to latest. */
  records: readonly ShownRecord[];
  /** ISO date: the end of the axis. */
  today: string;
}

/** Share of the drawing that the labels take, in percent. */
const [left, right, top, bottom] = [11, 2, 5, 12];

/** How a record fell, as steps. The table next to it says the same in words. */
export function RecordChart({ records, today }: RecordChartProps) {
  const first = records[0];
  const last = records.at(-1);
  if (!first || !last) return null;
  const until = Math.max(Date.parse(`${today}T23:59:59Z`), Date.parse(last.submittedAt));
  const { points, topCs, bottomCs } = layOutRecords(records, until);
  const toX = (x: number) => left + x * (100 - left - right);
  const toY = (y: number) => top + y * (100 - top - bottom);
  const path = points
    .map(({ x, y }, index) => (index === 0 ? `M${toX(x)} ${toY(y)}` : `H${toX(x)}V${toY(y)}`))
    .join("");
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  return (
    <div
      className="relative h-full text-12 leading-4 text-dim tabular-nums"
      role="img"
      aria-label={`Record from ${formatRunTime(first.timeCs)} to ${formatRunTime(last.timeCs)}; see the table`}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick) => (
          <line
            key={tick}
            className={classes.grid}
            x1={left}
            x2={100 - right}
            y1={toY(tick)}
            y2={toY(tick)}
          />
        ))}
        <path className={classes.line} d={`${path}H${toX(1)}`} />
      </svg>
      {points.map(({ x, y }, index) => (
        <span
          key={records[index]?.runId}
          className={classes.dot}
          style={{ left: `${toX(x)}%`, top: `${toY(y)}%` }}
        />
      ))}
      {ticks.map((tick) => (
        <span key={tick} className={classes.time} style={{ top: `${toY(tick)}%` }}>
          {formatRunTime(Math.round(topCs + tick * (bottomCs - topCs))).slice(0, 5)}
        </span>
      ))}
      <span className={classes.start} style={{ left: `${left}%` }}>
        {first.submittedAt.slice(0, 10)}
      </span>
      <span className={classes.end} style={{ right: `${right}%` }}>
        {today}
      </span>
    </div>
  );
}
