/*
 * How many equal, independent tries it takes to succeed a number of times. One success follows a geometric
 * distribution, several a negative binomial one; both are calculated exactly, without simulation.
 */

/**
 * Chance to have succeeded often enough after so many tries: 1 − Σ C(n, i) · pⁱ · (1 − p)ⁿ⁻ⁱ over i below `copies`.
 *
 * @param chance of one try, 0 to 1
 * @param copies successes that are needed, a whole number from 1
 * @param tries a whole number from 0
 * @returns 0 to 1
 */
export function getChanceWithin(chance: number, copies: number, tries: number): number {
  if (tries < copies || chance <= 0) return 0;
  if (chance >= 1) return 1;
  // Small chances would vanish next to 1, so the power is one of logarithms.
  let term = Math.exp(tries * Math.log1p(-chance));
  if (copies === 1) return -Math.expm1(tries * Math.log1p(-chance));
  let missing = term;
  for (let successes = 1; successes < copies; successes++) {
    term *= ((tries - successes + 1) / successes) * (chance / (1 - chance));
    missing += term;
  }
  return Math.min(1, Math.max(0, 1 - missing));
}

/**
 * Expected number of tries: `copies` / `chance`.
 *
 * @returns `Infinity` for a chance of 0
 */
export function getExpectedTries(chance: number, copies: number): number {
  return chance > 0 ? copies / chance : Number.POSITIVE_INFINITY;
}

/**
 * The fewest tries after which a probability is reached: 0.5 gives the median.
 *
 * @param reached above 0 and below 1
 * @returns `Infinity` for a chance of 0
 */
export function getTriesForChance(chance: number, copies: number, reached: number): number {
  if (chance <= 0) return Number.POSITIVE_INFINITY;
  let low = copies;
  let high = copies;
  // Sums of floating-point chances may be slightly below the exact value.
  const isReached = (tries: number) => getChanceWithin(chance, copies, tries) >= reached - 1e-12;
  while (!isReached(high)) {
    low = high + 1;
    high *= 2;
  }
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** Probabilities of the points of a chart, and of the rows of the table next to it. */
const chartedChances = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];

/**
 * Points for a chart: the tries after which round probabilities are reached, each number of tries once.
 *
 * @returns tries with the chance reached by then, 0 to 1; empty for a chance of 0
 */
export function listChancePoints(
  chance: number,
  copies: number,
): readonly { readonly tries: number; readonly chance: number }[] {
  if (chance <= 0) return [];
  const tries = new Set(chartedChances.map((reached) => getTriesForChance(chance, copies, reached)));
  return [...tries].map((count) => ({ tries: count, chance: getChanceWithin(chance, copies, count) }));
}
