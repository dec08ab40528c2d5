/**
 * How much the random tests try. `small` is what every run and the CI does, always from the same seed, so that a
 * failure comes back. `full` is for the soak before a release and after a change to the engine: many more cases,
 * another seed each time.
 */
export const testSizes = ["small", "full"] as const;

export type TestSize = (typeof testSizes)[number];

/**
 * Reads the size from the text of `QUARRY_TEST_SIZE`; nothing means `small`.
 *
 * @throws Error for any other word.
 */
export function readTestSize(text: string | undefined): TestSize {
  if (!text) return "small";
  const size = testSizes.find((each) => each === text);
  if (!size) throw new Error(`QUARRY_TEST_SIZE must be ${testSizes.join(" or ")}, not "${text}"`);
  return size;
}

/**
 * Reads the seed from the text of `QUARRY_TEST_SEED`, which makes an earlier run again; without it small runs have
 * one that never changes, full runs one from `random`.
 *
 * @param random From 0 up to 1.
 * @throws Error where it is no whole number.
 */
export function readSeed(text: string | undefined, size: TestSize, random: () => number): number {
  if (!text) return size === "small" ? 20_250_228 : Math.floor(random() * 2 ** 31);
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new Error(`QUARRY_TEST_SEED must be a whole number, not "${text}"`);
  return seed;
}

const size = readTestSize(process.env.QUARRY_TEST_SIZE);

/** The seed of the random tests of this run. */
export const seed = readSeed(process.env.QUARRY_TEST_SEED, size, Math.random);

/** How many cases a test tries in a run of this size. */
export function getRuns(runs: Readonly<Record<TestSize, number>>): number {
  return runs[size];
}
