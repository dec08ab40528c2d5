/*
 * How many hunts it takes to collect a number of one item.
 *
 * The model: hunts do not depend on each other, and within a hunt neither do the draws. A draw gives one row of
 * its list or, where the rows of the item do not fill the list, nothing of it. What a hunt brings is therefore
 * a sum of independent draws, and the hunts needed follow exactly by recursion over what is still missing:
 * dividing the amount by the mean would be wrong wherever one hunt can bring several.
 */

/** One row of a list that gives the item. */
export interface Prize {
  /** How many of the item the row gives, 1 or more. */
  readonly qty: number;
  /** Percent of the draws that give this row, 0 to 100. */
  readonly chance: number;
}

/** How often a list is drawn in one hunt. */
export interface DrawCount {
  /** Draws of every hunt, a whole number from 0. */
  readonly times: number;
  /** Chances in percent of 0, 1, 2 … further draws, which sum to 100; left out where there are none. */
  readonly extra?: readonly number[];
}

/** Equal draws from one list. Rows of one list exclude each other: their chances sum to 100 at most. */
export interface Draws extends DrawCount {
  readonly prizes: readonly Prize[];
}

/** Chances, 0 to 1, of getting 0, 1, 2 … of an item in one hunt. They sum to 1. */
export type HuntYield = readonly number[];

/** A hunt that never gives the item. */
const nothing: HuntYield = [1];

/** Yield of one hunt with these draws. */
export function getHuntYield(draws: readonly Draws[]): HuntYield {
  return draws.reduce<HuntYield>((sum, { times, extra, prizes }) => {
    const one = getDrawYield(prizes);
    const sure = addRepeatedly(sum, one, times);
    return extra ? addSometimes(sure, one, extra) : sure;
  }, nothing);
}

function addRepeatedly(sum: HuntYield, one: HuntYield, times: number): HuntYield {
  let after = sum;
  for (let time = 0; time < times; time++) after = addYields(after, one);
  return after;
}

/** Further draws: the yields after 0, 1, 2 … of them, each with its chance. */
function addSometimes(sum: HuntYield, one: HuntYield, extra: readonly number[]): HuntYield {
  const mixed: number[] = [];
  let after = sum;
  for (const percent of extra) {
    after.forEach((chance, count) => {
      mixed[count] = (mixed[count] ?? 0) + (chance * percent) / 100;
    });
    after = addYields(after, one);
  }
  return mixed;
}

/** Mean number of draws. */
export function getMeanDraws({ times, extra = [] }: DrawCount): number {
  return times + extra.reduce((sum, percent, more) => sum + (more * percent) / 100, 0);
}

/** Chance, 0 to 1, that one hunt gives at least one. */
export function getChancePerHunt(given: HuntYield): number {
  return 1 - (given[0] ?? 1);
}

/** Mean number that one hunt gives. */
export function getMeanPerHunt(given: HuntYield): number {
  return given.reduce((sum, chance, count) => sum + chance * count, 0);
}

/**
 * Expected number of hunts until `amount` of the item are together.
 *
 * E(0) = 0 and E(n) = (1 + Σ p(k) · E(n − k)) / (1 − p(0)), over k from 1, where E of less than 0 is 0.
 *
 * @param amount whole number; 0 or less needs no hunt
 * @returns `Infinity` where hunts never give the item
 */
export function getExpectedHunts(given: HuntYield, amount: number): number {
  const hit = getChancePerHunt(given);
  if (amount <= 0) return 0;
  if (hit <= 0) return Number.POSITIVE_INFINITY;
  const expected = [0];
  for (let missing = 1; missing <= amount; missing++) {
    let sum = 1;
    for (let count = 1; count < given.length && count < missing; count++) {
      sum += (given[count] ?? 0) * (expected[missing - count] ?? 0);
    }
    expected.push(sum / hit);
  }
  return expected[amount] ?? 0;
}

/** Hunts of one kind: how many, and what each of them gives. */
interface HuntSeries {
  readonly given: HuntYield;
  /** A whole number from 0. */
  readonly hunts: number;
}

/** Chance, 0 to 1, to have `amount` of the item after so many hunts. */
export function getChanceAfter(given: HuntYield, amount: number, hunts: number): number {
  return getChanceAfterAll(amount, [{ given, hunts }]);
}

/** Chance, 0 to 1, to have `amount` of the item after hunts of several kinds. */
export function getChanceAfterAll(amount: number, series: readonly HuntSeries[]): number {
  let missing = getStart(amount);
  for (const { given, hunts } of series) {
    if (getChancePerHunt(given) <= 0) continue;
    for (let hunt = 0; hunt < hunts; hunt++) missing = applyHunt(missing, given);
  }
  return missing[0] ?? 1;
}

/** Upper limit of hunts; beyond it the result is "more than this". */
export const maxHunts = 20_000;

/**
 * The fewest hunts after which each of the chances is reached.
 *
 * @param chances 0 to 1, ascending, e.g. `[0.5, 0.9]`
 * @returns one count per chance, in their order; `Infinity` for more than `maxHunts` and for never
 */
export function getHuntsForChances(given: HuntYield, amount: number, chances: readonly number[]): number[] {
  const counts: number[] = [];
  let missing = getStart(amount);
  const able = getChancePerHunt(given) > 0;
  for (let hunts = 0; counts.length < chances.length; hunts++) {
    // Sums of floating-point chances may be slightly below the exact value.
    const done = (missing[0] ?? 1) + 1e-12;
    while (counts.length < chances.length && done >= (chances[counts.length] ?? 1)) counts.push(hunts);
    if (!able || hunts >= maxHunts) break;
    missing = applyHunt(missing, given);
  }
  return chances.map((_, index) => counts[index] ?? Number.POSITIVE_INFINITY);
}

/** Chances of getting 0, 1, 2 … in a single draw. */
function getDrawYield(prizes: readonly Prize[]): HuntYield {
  const maxQty = prizes.reduce((top, { qty }) => Math.max(top, qty), 0);
  const chances = new Array<number>(maxQty + 1).fill(0);
  let hit = 0;
  for (const { qty, chance } of prizes) {
    chances[qty] = (chances[qty] ?? 0) + chance / 100;
    hit += chance / 100;
  }
  chances[0] = Math.max(0, 1 - hit);
  return chances;
}

/** The distribution of the sum of two independent numbers. */
export function addYields(a: HuntYield, b: HuntYield): HuntYield {
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  a.forEach((chanceA, countA) => {
    b.forEach((chanceB, countB) => {
      sum[countA + countB] = (sum[countA + countB] ?? 0) + chanceA * chanceB;
    });
  });
  return sum;
}

/** Chances of still missing 0, 1 … `amount` before the first hunt. */
function getStart(amount: number): number[] {
  const missing = new Array<number>(Math.max(0, amount) + 1).fill(0);
  missing[missing.length - 1] = 1;
  return missing;
}

/** Chances of still missing 0, 1 … after one more hunt. */
function applyHunt(missing: readonly number[], given: HuntYield): number[] {
  const after = new Array<number>(missing.length).fill(0);
  missing.forEach((chance, left) => {
    if (chance === 0) return;
    given.forEach((part, count) => {
      const rest = Math.max(0, left - count);
      after[rest] = (after[rest] ?? 0) + chance * part;
    });
  });
  return after;
}
