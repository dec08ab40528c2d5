import { formatNumber, formatPercent } from "@/lib/text/format";
import { formatObjective } from "../criteria/format-question";
import { getObjective } from "../criteria/search-criteria";
import type { DamageData } from "../data/damage-file";
import type { AdviceGoal } from "./advice-goals";
import type { GoalKind, GoalWorth } from "./talisman-worth";

/** `+2.1%`, `+3 resistance`, `larger free slots`, of a gain above 0 as `getGain` gives it. */
function formatGain(kind: GoalKind, gain: number): string {
  if (gain === Number.POSITIVE_INFINITY) return "makes it possible";
  switch (kind) {
    case "slots":
      return "more or larger free slots";
    case "resistance":
      return `+${formatNumber(gain * 100, 0)} resistance`;
    default:
      return formatShare(gain);
  }
}

/** `+2.1%`; small ones keep a digit that is not 0, so that a gain never reads as none. */
function formatShare(gain: number): string {
  return gain < 0.0005 ? "less than +0.1%" : `+${formatPercent(gain * 100)}`;
}

/** Worth of a talisman for one goal, as a sentence without its period. */
export function formatWorth({ kind, gain, with: own, without, isBest, isProven }: GoalWorth): string {
  const about = isProven ? "" : "about ";
  if (gain === Number.POSITIVE_INFINITY) return "no set without it";
  if (gain === Number.NEGATIVE_INFINITY) return "no set with it";
  if (own === null) return "no set with or without it";
  if (gain > 0) {
    const figures =
      kind === "slots" || without === null
        ? ""
        : `: ${formatValue(kind, own)} with it, ${formatValue(kind, without)} without`;
    return `${about}${formatGain(kind, gain)}${figures}`;
  }
  if (isBest) return "in your best set, but you have another one as good";
  if (gain === 0) return "as good as your best set";
  switch (kind) {
    case "slots":
      return "fewer or smaller free slots than your best set";
    case "resistance":
      return `${formatNumber(-gain * 100, 0)} resistance behind your best set`;
    default:
      return `${about}${formatPercent(-gain * 100)} behind your best set`;
  }
}

function formatValue(kind: GoalKind, value: number): string {
  return formatNumber(value, kind === "damage" ? 1 : 0);
}

const sources = { builder: "Builder", build: "Build", search: "Saved search" } as const;

/** Summary of a goal: `Build · Damage to Rathalos · 3 skills`. */
export function describeGoal(
  { source, state }: AdviceGoal,
  { monsters }: Pick<DamageData, "monsters">,
): string {
  const { loadout, setup, criteria } = state;
  const canDamage = loadout.weapon !== null && setup.monster !== null;
  const objective = getObjective(criteria, canDamage);
  const monster = monsters.find(({ id }) => id === setup.monster)?.name;
  const count = Object.keys(criteria.skills).length + Object.keys(criteria.bonuses).length;
  return [
    sources[source],
    objective === "damage" && monster ? `Damage to ${monster}` : formatObjective(objective),
    ...(count > 0 ? [count === 1 ? "1 skill" : `${count} skills`] : []),
  ].join(" · ");
}
