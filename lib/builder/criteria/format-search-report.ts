import { formatCount, formatNumber, formatPercent } from "@/lib/text/format";
import { getGapPercent, listRowGaps } from "../search/gap-percent";
import type { SearchReport } from "../search/query";
import type { SearchProgress } from "../search/search-run";
import { formatObjective } from "./format-question";
import type { SearchObjective } from "./search-criteria";

/** A figure of the objective with its unit as text: `512 defense`, `free slots 3-3-1`. */
export function formatFigure(figure: number, objective: SearchObjective): string {
  if (objective === "slots") return `free slots ${formatSlot(figure)}`;
  if (objective === "damage") return `${formatNumber(figure, 1)} damage`;
  return `${formatNumber(figure, 0)} ${formatObjective(objective).toLowerCase()}`;
}

/** Free slots that were packed into one number. */
function formatSlot(figure: number): string {
  const counts = [Math.floor(figure / 10_000), Math.floor(figure / 100) % 100, figure % 100];
  const levels = counts.flatMap((count, at) => Array<number>(count).fill(3 - at));
  return levels.length > 0 ? levels.join("-") : "none";
}

/** The line under a search that runs. */
export function formatSearchProgress(
  { nodes, bound }: Pick<SearchProgress, "nodes" | "bound">,
  ms: number,
  objective: SearchObjective,
): string {
  const looked = `${formatCount(nodes, "combination", "combinations")} checked in ${formatSeconds(ms)} so far`;
  return bound === null ? looked : `${looked}, upper limit: ${formatFigure(bound, objective)}`;
}

/** How much was looked at, once a search is over. */
export function formatEffort({ nodes, ms }: Pick<SearchReport, "nodes" | "ms">): string {
  if (nodes === 0) return `Ruled out in ${formatSeconds(ms)}`;
  return `${formatCount(nodes, "combination", "combinations")} checked in ${formatSeconds(ms)}`;
}

/** `0.16 s` on one line; below a hundredth of a second in milliseconds. */
function formatSeconds(ms: number): string {
  return ms < 10 ? `${formatNumber(ms, 1)}\u00a0ms` : `${formatNumber(ms / 1000, 2)}\u00a0s`;
}

/** How far the upper limit is above the best set, where that is a share of its damage. */
function formatGap(report: SearchReport): string {
  const gap = getGapPercent(report);
  return gap === null ? "" : `, ${formatPercent(gap, 2)} above the best found`;
}

/** Text on the gaps of a list: which places are proved, and by how much a missing set may exceed the last. */
function formatListGap(report: SearchReport): string {
  const gaps = listRowGaps(report);
  const last = gaps.at(-1);
  if (gaps.length < 2 || last === undefined || !Number.isFinite(last)) return "";
  const open = gaps.findIndex((gap) => gap > 0);
  const proved =
    open === 0 ? "" : open === 1 ? " The first place is proven." : ` The first ${open} places are proven.`;
  return `${proved} A set that is missing from the list may exceed the last one by up to ${formatPercent(last, 2)}.`;
}

/** Proof of a finished search. */
interface ProofLabels {
  readonly title: string;
  readonly more: string;
  readonly tone: "proved" | "open" | "none";
}

/**
 * The proof status as text. `formatConflict` says why there is none.
 *
 * @param limit maximum number of sets of the query
 */
export function formatProof(report: SearchReport, objective: SearchObjective, limit: number): ProofLabels {
  const { status, results, bound } = report;
  const found = formatCount(results.length, "set", "sets");
  switch (status) {
    case "optimal":
      return {
        title: "Proven best.",
        more:
          results.length < limit
            ? `Only ${results.length === 1 ? "one armor set fits" : `${formatNumber(results.length)} armor sets fit`}.`
            : `Top ${found}; no other ranks higher.`,
        tone: "proved",
      };
    case "infeasible":
      return { title: "No set can do this (proven).", more: "", tone: "none" };
    case "bounded":
      return {
        title: results.length > 0 ? "Best so far." : "Nothing found in time.",
        more:
          bound === null
            ? "Time ran out before anything could be proven."
            : `Time ran out. No set can exceed ${formatFigure(bound, objective)}${formatGap(report)}.${formatListGap(report)}`,
        tone: "open",
      };
    case "cancelled":
      return {
        title: "Canceled.",
        more:
          results.length > 0 ? `The ${found} found so far ${results.length === 1 ? "is" : "are"} valid.` : "",
        tone: "open",
      };
  }
}
