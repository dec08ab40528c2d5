import { affinityLimits, weakenedMultiplier } from "./constants";
import type { Family, FlatModel } from "./flat-model";
import { UptimeMixer } from "./uptime-mixer";

// Local, because some module systems look an imported constant up at every use.
const minAffinity = affinityLimits.min;
const maxAffinity = affinityLimits.max;
const weakened = 1 - weakenedMultiplier;

/**
 * A function from levels to expected damage, rounded hit by hit as the game shows it, and mixed of every state
 * that effects with an uptime can be in. It allocates nothing.
 *
 * Cycles are independent, and only those count in which something holds at these levels. A family is mixed over
 * the cycles that change its figures; for each such state, affinity and the multiplier of critical hits are mixed over
 * the others. For a state of figures the hits are what they are, so that the mean is exact in the mean share of critical
 * hits of each multiplier: states of both kinds add up instead of multiplying.
 */
export function createScorer(flat: FlatModel): Scorer {
  const mixer = new UptimeMixer(flat);
  const { families, uptimes } = flat;
  const score = createSum(flat, mixer, (family, index) => mixer.mixFamily(index, family));
  return {
    score,
    scoreBound:
      uptimes.cycles.length === 0 || families.length === 0
        ? score
        : createSum(flat, mixer, (family, index) => mixer.boundFamily(index, family)),
  };
}

type Score = (levels: ArrayLike<number>) => number;

interface Scorer {
  readonly score: Score;
  /**
   * Never below the score, mostly above it by less than a thousandth, and as fast as a score with a few states: where
   * hits are not rounded, figures, multipliers of hits and critical hits can be averaged apart.
   */
  readonly scoreBound: Score;
}

/** All families and extra hits together. */
function createSum(
  { families, procs }: FlatModel,
  mixer: UptimeMixer,
  valueFamily: (family: Family, index: number) => number,
): Score {
  return (levels) => {
    mixer.setLevels(levels);
    let total = 0;
    for (let index = 0; index < families.length; index++) {
      total += valueFamily(families[index] as Family, index);
    }
    for (let index = 0; index < procs.length; index++) {
      const { skill, table, needs } = procs[index] as FlatModel["procs"][number];
      if (needs >= 0 && (levels[needs] as number) < 1) continue;
      total += table[skill < 0 ? 0 : (levels[skill] as number)] as number;
    }
    return total;
  };
}

/** Average factor of raw damage by affinity, without rounding. */
export function getRawCriticalFactor(affinity: number, multiplier: number): number {
  return affinity < 0
    ? 1 + (Math.max(affinity, minAffinity) / 100) * weakened
    : 1 + (Math.min(affinity, maxAffinity) / 100) * (multiplier - 1);
}

/** Average factor of element damage by affinity, without rounding. */
export function getElementCriticalFactor(affinity: number, multiplier: number): number {
  return affinity <= 0 ? 1 : 1 + (Math.min(affinity, maxAffinity) / 100) * (multiplier - 1);
}
