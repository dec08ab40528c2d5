import { getElementCriticalFactor, getRawCriticalFactor } from "./score";

/*
 * Linear upper bounds on logarithms, each over an interval or a rectangle. The proofs are in the README.
 */

/** log(min(cap, e^q + f)) ≤ constant + qSlope × q + fSlope × f. */
export interface SumBound {
  constant: number;
  qSlope: number;
  fSlope: number;
}

/** Where q and f may be, and where the bound is to be tight. */
export interface SumBox {
  qLow: number;
  qHigh: number;
  qNear: number;
  fLow: number;
  fHigh: number;
  /** NaN = tight over all of the interval alike. */
  fNear: number;
  /** Infinity = none. */
  cap: number;
}

/**
 * Bounds log(min(cap, e^q + f)) over the rectangle; q may be −Infinity throughout. e^q + f is above 0.
 *
 * For slopes that are given, the least constant is the most that the rest of the inequality reaches. In f that
 * is concave, and its maximum is where the slope is met; what remains of q is convex between the points
 * where the cap begins to hold, so that its maximum is at one of those.
 */
export function boundLogSum(box: SumBox, out: SumBound): void {
  const { qLow, qHigh, qNear, fLow, fHigh, cap } = box;
  out.fSlope = getSlope(box, Math.exp(qNear));
  if (qLow === qHigh) {
    out.qSlope = 0;
    out.constant = findBest(box, out.fSlope, qLow);
    return;
  }
  const atLow = findBest(box, out.fSlope, qLow);
  const atHigh = findBest(box, out.fSlope, qHigh);
  out.qSlope = (atHigh - atLow) / (qHigh - qLow);
  let constant = Math.max(atLow - out.qSlope * qLow, atHigh - out.qSlope * qHigh);
  if (cap < Math.exp(qHigh) + fHigh) {
    // Where the cap begins to hold, for the least and for the most f.
    const first = clampTo(Math.log(Math.max(cap - fHigh, 1e-300)), qLow, qHigh);
    const last = clampTo(Math.log(Math.max(cap - fLow, 1e-300)), qLow, qHigh);
    constant = Math.max(
      constant,
      findBest(box, out.fSlope, first) - out.qSlope * first,
      findBest(box, out.fSlope, last) - out.qSlope * last,
    );
  }
  out.constant = constant;
}

/** The most of log(min(cap, e^q + f)) − slope × f over f. */
function findBest({ fLow, fHigh, cap }: SumBox, slope: number, q: number): number {
  const product = Math.exp(q);
  const met = slope > 0 ? Math.min(1 / slope, cap) - product : fHigh;
  const f = clampTo(met, fLow, fHigh);
  return Math.log(Math.min(cap, product + f)) - slope * f;
}

function getSlope({ fLow, fHigh, fNear, cap }: SumBox, product: number): number {
  if (fLow === fHigh) return 0;
  const chord =
    (Math.log(Math.min(cap, product + fHigh)) - Math.log(Math.min(cap, product + fLow))) / (fHigh - fLow);
  if (Number.isNaN(fNear)) return chord;
  const total = product + fNear;
  const left = total > cap ? 0 : 1 / total;
  const right = total >= cap ? 0 : 1 / total;
  return clampTo(chord, right, left);
}

/** The slope in affinity of a line above the logarithm of a critical factor, tight where it is needed. */
export function getAffinitySlope(
  isRaw: boolean,
  multiplier: number,
  low: number,
  high: number,
  near: number,
): number {
  if (low === high) return 0;
  const chord = (getLogFactor(isRaw, high, multiplier) - getLogFactor(isRaw, low, multiplier)) / (high - low);
  if (Number.isNaN(near)) return chord;
  const left = getFactorSlope(isRaw, multiplier, near, true);
  const right = getFactorSlope(isRaw, multiplier, near, false);
  return clampTo(chord, Math.min(left, right), Math.max(left, right));
}

/** The most of the logarithm of a critical factor − slope × affinity, over an interval of affinity. */
export function getAffinityConstant(
  isRaw: boolean,
  multiplier: number,
  slope: number,
  low: number,
  high: number,
): number {
  let maxValue = Number.NEGATIVE_INFINITY;
  const look = (affinity: number) => {
    if (affinity < low || affinity > high) return;
    const value = getLogFactor(isRaw, affinity, multiplier) - slope * affinity;
    if (value > maxValue) maxValue = value;
  };
  look(low);
  look(high);
  look(-100);
  look(0);
  look(100);
  if (slope > 0) {
    // Inside each piece the factor is 1 + rate × affinity, and its logarithm has this slope at one point.
    const extraSkill = (multiplier - 1) / 100;
    if (extraSkill > 0) look(clampTo(1 / slope - 1 / extraSkill, 0, 100));
    if (isRaw) look(clampTo(1 / slope - 1 / rawLoss, -100, 0));
  }
  return maxValue;
}

/** Raw damage lost per percentage point of negative affinity. */
const rawLoss = getRawCriticalFactor(0, 1) - getRawCriticalFactor(-1, 1);

function getLogFactor(isRaw: boolean, affinity: number, multiplier: number): number {
  return Math.log((isRaw ? getRawCriticalFactor : getElementCriticalFactor)(affinity, multiplier));
}

function getFactorSlope(isRaw: boolean, multiplier: number, affinity: number, fromLeft: boolean): number {
  const isBelow = (limit: number) => affinity < limit || (fromLeft && affinity === limit);
  const rate =
    isBelow(-100) || !isBelow(100) ? 0 : isBelow(0) ? (isRaw ? rawLoss : 0) : (multiplier - 1) / 100;
  return rate / Math.exp(getLogFactor(isRaw, affinity, multiplier));
}

/**
 * The logarithm of the most that rounding, and the least of 1, can multiply a share of damage by.
 *
 * @param least of the share before rounding, above 0
 * @param halfStep half of the step that it is rounded to
 */
export function boundRounding(least: number, halfStep: number): number {
  const most = 1 + halfStep / Math.max(least, 1);
  return Math.log(least < 1 ? Math.max(most, 1 / least) : most);
}

/** log(1 + e^x). */
export function computeSoftplus(x: number): number {
  return x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
}

function clampTo(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
