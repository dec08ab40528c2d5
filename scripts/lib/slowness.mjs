/**
 * How many times longer this machine takes than one that has nothing else to do, as a test run measured it in its
 * first second. What waits for something multiplies its limit with it, so that a limit that is reached says "it hangs"
 * and never "the machine is busy".
 */

/** Hands the factor from the run to the test runners and to the tests. */
export const slownessVariable = "QUARRY_SLOWNESS";

/** A limit has to end some day, whatever was measured, and is generous without a factor. */
const highest = 5;

/**
 * @param {number} factor
 * @returns {number} From 1 up to 5, with one decimal.
 */
export function toSlowness(factor) {
  return Math.round(10 * Math.min(highest, Math.max(1, factor))) / 10;
}

/**
 * @param {Record<string, string | undefined>} [env]
 * @returns {number | undefined} Nothing where nothing was measured, and for what is no number.
 */
export function readSlowness(env = process.env) {
  const factor = Number(env[slownessVariable] || Number.NaN);
  return Number.isFinite(factor) ? toSlowness(factor) : undefined;
}

/**
 * @param {number} milliseconds A generous limit where the machine has nothing else to do.
 * @param {Record<string, string | undefined>} [env]
 * @returns {number} The same limit on this machine, in whole milliseconds.
 */
export function patientLimit(milliseconds, env = process.env) {
  return Math.round(milliseconds * (readSlowness(env) ?? 1));
}
