import type { AdminHealthResponse } from "@/lib/admin/schema";
import { formatNumber } from "@/lib/text/format";
import tables from "@/styles/kit.module.css";

const columns = ["accounts", "builds", "guides", "runs", "requests", "reports"] as const;
const labels = {
  accounts: "Accounts",
  builds: "Builds",
  guides: "Guides",
  runs: "Runs",
  requests: "Requests",
  reports: "Reports",
} as const;

/** Table of daily counts, latest first. */
export function DayTable({ days }: Pick<AdminHealthResponse, "days">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard
    <section className="overflow-x-auto mt-4" aria-label="Counts by day" tabIndex={0}>
      <table className={tables.table} data-figures="">
        <caption className="visually-hidden">New on each day, the latest first</caption>
        <thead>
          <tr>
            <th scope="col">Day (UTC)</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((each) => (
            <tr key={each.day}>
              <th scope="row">{each.day}</th>
              {columns.map((column) => (
                <td key={column}>{formatNumber(each[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
