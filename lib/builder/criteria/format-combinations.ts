import { elementLabels } from "@/lib/catalog/labels";
import { formatCount, formatNumber, formatPercent } from "@/lib/text/format";
import type { GetName } from "../loadout/format-problem";
import type { ArtianChoices } from "../loadout/model";
import type { CombinationReport } from "../search/combinations";
import { formatEffort } from "./format-search-report";

/** `Fire parts (2 attack, 1 affinity); 4 × Attack Boost, 1 × Affinity Boost; Gore Magala's Tyranny, Lord's Soul`. */
export function formatRolls(
  { parts, reinforcements, setBonus, groupSkill }: ArtianChoices,
  getName: GetName,
): string {
  const [first] = parts;
  const isAlike = first !== undefined && parts.every(({ element }) => element === first.element);
  const element = isAlike ? `${elementLabels[first.element]} parts` : "Parts of different elements";
  const attacks = parts.filter(({ infusion }) => infusion === "attack").length;
  const affinities = parts.length - attacks;
  const infusions = [
    ...(attacks > 0 ? [`${attacks} attack`] : []),
    ...(affinities > 0 ? [`${affinities} affinity`] : []),
  ].join(", ");
  const counts = new Map<string, number>();
  for (const id of reinforcements) counts.set(id, (counts.get(id) ?? 0) + 1);
  const boosts = [...counts].map(([id, count]) => `${count} × ${getName("artian-bonus", id)}`).join(", ");
  const pair = [setBonus, groupSkill].flatMap((id) => (id === null ? [] : [getName("skill", id)])).join(", ");
  return [`${element} (${infusions})`, boosts, pair].filter((part) => part !== "").join("; ");
}

/**
 * How far a search over weapons is, and what was excluded, as text.
 *
 * @param report `null` while nothing is known
 * @param done whether it is over
 * @param dominated left out before, since another weapon equals or exceeds them in everything
 */
export function formatCombinationProof(
  report: CombinationReport | null,
  done: boolean,
  dominated: number,
): { readonly title: string; readonly more: string } {
  const weapons = (count: number) => formatCount(count, "weapon or roll", "weapons and rolls");
  if (!report) return { title: "Searching.", more: "" };
  const { status, results, excluded, open, bound } = report;
  const proof = `${formatNumber(excluded)} excluded by proof`;
  const cut =
    dominated === 0
      ? proof
      : `${weapons(dominated)} left out because another one is at least as good in everything, ${proof}`;
  if (!done) return { title: "Searching.", more: `${cut}, ${formatNumber(open)} to go.` };
  const effort = formatEffort(report);
  if (status === "infeasible") {
    return {
      title: "No set exists.",
      more: `No set meets the skills and options above with any weapon. ${effort}.`,
    };
  }
  if (status === "optimal") return { title: "Proven best.", more: `${cut}. ${effort}.` };
  const best = results[0]?.set.damage ?? 0;
  const gap = bound !== null && best > 0 ? Math.max(bound / best - 1, 0) * 100 : null;
  const most =
    gap === null
      ? "They may deal more."
      : `None of them can deal over ${formatPercent(gap, 1)} more than the best found.`;
  return {
    title: "Stopped before the proof.",
    more: `${weapons(open)} not searched to the end. ${most} ${cut}. ${effort}.`,
  };
}
