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

/**
 * For each set of a list, by how many percent of its damage the set that belongs in its place might still beat it; empty
 * where the search was not cut off, or damage is not its objective. A place is proved where that is 0.
 */
export function listRowGaps(report: SearchReport): readonly number[] {
  const first = getGapPercent(report);
  const { results, openBound } = report;
  if (first === null || openBound === null || openBound === undefined) return [];
  return results.map(({ damage = 0 }, at) => {
    const gap = damage > 0 ? Math.max(0, Math.ceil((openBound / damage - 1) * 10_000) / 100) : Infinity;
    return at === 0 ? Math.min(first, gap) : gap;
  });
}
