type Levels = ArrayLike<number>;

/** Added to every bound, so that the last digits of sums cannot make it a lower one. */
export const slack = 1e-11;

export const severalFree = -2;

/** The one skill that is free, −1 if none is, or `severalFree`. */
export function findFreeSkill(skillCount: number, lower: Levels, upper: Levels): number {
  let free = -1;
  for (let skill = 0; skill < skillCount; skill++) {
    if ((upper[skill] as number) <= (lower[skill] as number)) continue;
    if (free >= 0) return severalFree;
    free = skill;
  }
  return free;
}

/** Exact: with one free skill the score is a table itself. */
export function boundOne(
  score: (levels: Levels) => number,
  point: Float64Array,
  free: number,
  lower: Levels,
  upper: Levels,
  out: readonly Float64Array[],
): number {
  for (let skill = 0; skill < point.length; skill++) {
    point[skill] = lower[skill] as number;
    (out[skill] as Float64Array)[0] = 0;
  }
  if (free < 0) return Math.log(score(point)) + slack;
  const table = out[free] as Float64Array;
  const from = lower[free] as number;
  const to = upper[free] as number;
  let min = Number.POSITIVE_INFINITY;
  for (let level = from; level <= to; level++) {
    point[free] = level;
    const value = Math.log(score(point));
    table[level - from] = value;
    if (value > Number.NEGATIVE_INFINITY && value < min) min = value;
  }
  const isNothing = min === Number.POSITIVE_INFINITY;
  for (let level = from; level <= to; level++) {
    const value = table[level - from] as number;
    table[level - from] = isNothing ? 0 : Math.max(value - min, 0);
  }
  return isNothing ? Number.NEGATIVE_INFINITY : min + slack;
}
