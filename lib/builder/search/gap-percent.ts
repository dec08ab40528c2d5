import type { SearchReport } from "./query";

/**
 * By how many percent of its damage a set might still beat the best one found, rounded up to a hundredth; `null`
 * where the search was not cut off, or damage is not its objective.
 */
export function getGapPercent({ status, results, bound }: SearchReport): number | null {
  const damage = results[0]?.damage;
  if (status !== "bounded" || bound === null || damage === undefined || damage <= 0) return null;
  return Math.max(0, Math.ceil((bound / damage - 1) * 10_000) / 100);
}
