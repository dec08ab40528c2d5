import { formatPercent } from "@/lib/text/format";
import type { RobustReport } from "../search/robust";
import { formatEffort } from "./format-search-report";

/** What is known of the set over a range of uptimes, with its proof. */
export function formatRobustProof(report: RobustReport | null, isOver: boolean): string {
  const least = Math.min(...(report?.results[0]?.corners ?? []).map(({ share }) => share));
  if (!report || !Number.isFinite(least)) {
    if (!isOver) return "Looking for the most damage at each end of the ranges.";
    return report?.status === "infeasible"
      ? "No set meets the skills."
      : "Stopped before a set was found. Nothing is known.";
  }
  const share = formatPercent(Math.floor(least * 10_000) / 100, 2);
  const found = `At least ${share} of the most possible damage over the whole range.`;
  if (!isOver) return `${found} Looking for a better set.`;
  const proof =
    report.status === "optimal"
      ? "No other set has more at its worst: proven."
      : report.bound === null
        ? "Whether another set has more is not proven."
        : `Not proven: another set may have up to ${formatPercent(Math.ceil(report.bound * 10_000) / 100, 2)}.`;
  return `${found} ${proof} ${formatEffort(report)}.`;
}
