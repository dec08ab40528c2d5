import type { FoundSet, SearchReport } from "../search/query";
import { getSetFigure } from "../search/set-figure";
import type { PostedQuery } from "../worker/protocol";

/** Milliseconds for one question: most take a tenth of a second, and hundreds are put one after the other. */
export const questionMs = 8000;

/** Answer of the search to a question. */
export interface Answer {
  /** Value of the best set by the objective, the more the better; `null` = no set meets the query. */
  readonly value: number | null;
  readonly set: FoundSet | null;
  /** It is the best one, proved. */
  readonly isProven: boolean;
}

/** Puts a question to the search; `null` = it was stopped. */
export type Ask = (query: PostedQuery) => Promise<Answer | null>;

/** The answer in a report; `null` where it was stopped. */
export function toAnswer(
  { objective }: PostedQuery,
  { status, results }: Pick<SearchReport, "status" | "results">,
): Answer | null {
  if (status === "cancelled") return null;
  const set = results[0] ?? null;
  return {
    value: set && getSetFigure(set, objective ?? { kind: "defense" }),
    set,
    isProven: status === "optimal" || status === "infeasible",
  };
}

/** Parts of a damage that differ by less are equal: twice what the search takes as equal. */
const equalShare = 1e-9;

/**
 * By how much a value is better than another one, so that gains of several goals can be compared: the share of it for
 * damage and defense, a hundredth for each point of resistance, a hundredth for each level of a free slot.
 *
 * @returns `Infinity` where only one of them is possible, 0 where both are as good
 */
export function getGain(
  objective: PostedQuery["objective"],
  before: Answer["value"],
  after: Answer["value"],
): number {
  if (after === null) return before === null ? 0 : Number.NEGATIVE_INFINITY;
  if (before === null) return Number.POSITIVE_INFINITY;
  switch (objective?.kind) {
    case "slots":
      return getGainOfSlots(before, after);
    case "resistance":
      return (after - before) / 100;
    default: {
      const gain = before > 0 ? after / before - 1 : 0;
      return Math.abs(gain) < equalShare ? 0 : gain;
    }
  }
}

/** Larger slots come first, however many small ones they cost: such a gain is never 0. */
function getGainOfSlots(before: number, after: number): number {
  const weigh = (value: number) =>
    (Math.floor(value / 10_000) * 3 + (Math.floor(value / 100) % 100) * 2 + (value % 100)) / 100;
  const gain = weigh(after) - weigh(before);
  if (after === before) return 0;
  return after > before ? Math.max(gain, 0.001) : Math.min(gain, -0.001);
}
