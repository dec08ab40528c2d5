import { TimeChart } from "@/components/chart/TimeChart";
import type { AdminHealthResponse } from "@/lib/admin/schema";
import { formatNumber } from "@/lib/text/format";

const shown = [
  ["accounts", "New accounts"],
  ["runs", "Runs"],
  ["requests", "Help requests"],
] as const;

/** Chart of daily counts; the table next to it has the figures. */
export function DayChart({ days }: Pick<AdminHealthResponse, "days">) {
  return (
    <TimeChart
      curve="line"
      fromZero
      label="New accounts, runs and help requests by day; see the table"
      series={shown.map(([key, name]) => ({
        name,
        points: days.map((each) => ({ at: each.day, value: each[key] })),
      }))}
      formatValue={(value) => formatNumber(value, 0)}
    />
  );
}
