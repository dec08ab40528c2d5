import type { SearchReport } from "../search/query";
import type { PostedQuery } from "../worker/protocol";

/** Cost of a skill target: the best damage without and with it. */
export interface TargetCost {
  readonly id: string;
  /**
   * By how much the best damage changes with it, as a share: −0.02 = 2 % less than without; `null` where no set has it,
   * or its search found nothing in time.
   */
  readonly change: number | null;
  /** Both answers are proved; else the change is what was found. */
  readonly isProven: boolean;
}

/** A question whose answer tells a cost. */
interface CostQuestion {
  readonly id: string;
  /** The search without the skill. */
  readonly query: PostedQuery;
}

/** One question for each skill target: the same search without it. */
export function listCostQuestions(query: PostedQuery): readonly CostQuestion[] {
  const { skills = {}, bonuses = {} } = query;
  const omit = (levels: Readonly<Record<string, number>>, id: string) =>
    Object.fromEntries(Object.entries(levels).filter(([key]) => key !== id));
  return [...Object.keys(skills), ...Object.keys(bonuses)].map((id) => ({
    id,
    query: { ...query, skills: omit(skills, id), bonuses: omit(bonuses, id), limit: 1 },
  }));
}

/**
 * Cost of a skill target by an answer of the search.
 *
 * @param best of the search itself
 */
export function toTargetCost(
  { id }: CostQuestion,
  best: Pick<SearchReport, "status" | "results">,
  answer: Pick<SearchReport, "status" | "results">,
): TargetCost {
  const now = best.results[0]?.damage ?? 0;
  const other = answer.results[0]?.damage ?? 0;
  const isProven = best.status === "optimal" && answer.status === "optimal";
  if (now <= 0 || other <= 0) return { id, change: null, isProven };
  // Fewer demands never find less: what says otherwise was cut off.
  return { id, change: Math.min(0, now / other - 1), isProven };
}

/** `costs 2.1% damage`, `costs no damage`. */
export function formatTargetCost({ change, isProven }: TargetCost): string {
  if (change === null) return "no answer in time";
  const percent = Math.round(-change * 1000) / 10;
  if (percent === 0) return isProven ? "costs no damage" : "costs no damage found";
  return `costs ${isProven ? "" : "about "}${percent}% damage`;
}
