import { formatNumber, formatPercent } from "@/lib/text/format";
import { getTriesForChance } from "@/lib/wiki/odds/trials";
import type { RollResult } from "./artian-weapons";
import type { RollStep } from "./reroll-score";

/** `Keep it: +1.4%`, `0.8% worse`, of a result of the journal. */
export function formatAttemptScore({
  gain,
  isProven,
}: Pick<Extract<RollStep, { kind: "attempt" }>, "gain" | "isProven">): string {
  const about = isProven ? "" : "about ";
  if (gain === Number.POSITIVE_INFINITY) return "Keep it: makes your goals possible.";
  if (gain === Number.NEGATIVE_INFINITY) return "Your goals are not possible with it.";
  if (gain === 0) return "As good as what the weapon has.";
  const share = formatPercent(Math.abs(gain) * 100, Math.abs(gain) < 0.001 ? 3 : 1);
  return gain > 0
    ? `Keep it: ${about}+${share}.`
    : `${about}${share} worse than what the weapon has.`.replace(/^a/, "A");
}

/** Advice by the odds: `Keep rolling: 1 in 23 per reroll is better, median 16.` */
export function formatOdds(
  { better, open, best, isProven }: Omit<Extract<RollStep, { kind: "odds" }>, "tried">,
  isDone: boolean,
  getName: (id: string) => string,
): string {
  if (!isDone) {
    const settled = 1 - Math.max(...open);
    return `${formatPercent(Math.max(...better) * 100)} of rerolls are better so far; ${formatPercent(settled * 100)} are settled.`;
  }
  const sure = isProven ? "" : " Not all searches were proved in time.";
  if (best === null) return `Keep it: no reroll is better for your goals.${sure}`;
  const odds = [...new Set(better.map(formatChance))].join(" or ");
  return `Keep rolling: ${odds}. The best found is ${formatResult(best.result, getName)}${formatBest(best.gain)}.${sure}`;
}

function formatChance(chance: number): string {
  const median = getTriesForChance(chance, 1, 0.5);
  return `1 in ${formatNumber(1 / chance, 1 / chance < 10 ? 1 : 0)} per reroll is better, median ${formatNumber(median, 0)}`;
}

function formatBest(gain: number): string {
  return Number.isFinite(gain) ? `, +${formatPercent(gain * 100)}` : "";
}

/** `Set bonus, Group skill`; `Attack Boost II ×3, Affinity Boost I` */
export function formatResult(
  { reinforcements = [], setBonus, groupSkill }: Partial<RollResult>,
  getName: (id: string) => string,
): string {
  if (reinforcements.length === 0)
    return [setBonus, groupSkill].flatMap((id) => (id ? getName(id) : [])).join(", ") || "None";
  const counts = new Map<string, number>();
  for (const id of reinforcements) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => `${getName(id)}${count > 1 ? ` ×${count}` : ""}`).join(", ");
}
