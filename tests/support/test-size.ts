/**
 * How much the random and the long tests try. `small` is what every run and each push does: random cases from the same
 * seed always, and of long lists those whose turn it is, by a number that `npm test` takes from the commit; so a failure
 * comes back. `full` is for once a week, before a release and after a change to the engine: everything, and many more
 * cases from another seed each time.
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

const turnText = process.env.QUARRY_TEST_TURN || "0";
/** Whether everything has its turn: in a full run, and where `npm test` is given the tests to run. */
const isEverybodysTurn = size === "full" || turnText === "all";

/** Of what each small run takes by turns: another number with each commit, the same where a test file runs by itself. */
export const turn = isEverybodysTurn ? 0 : Number(turnText);
if (!Number.isInteger(turn))
  throw new Error(`QUARRY_TEST_TURN must be a whole number or "all", not "${turnText}"`);

/** How many cases a test tries in a run of this size. */
export function getRuns(runs: Readonly<Record<TestSize, number>>): number {
  return runs[size];
}

/**
 * Whether it is the turn of one of `ways` in which a test can be run, each in a run of its own.
 *
 * @param name Of the test, so that not all of them take the same way.
 */
export function hasTurn(name: string, way: number, ways: number): boolean {
  // Apart from the turns of lists: otherwise some of a list would never be looked at in one of the ways.
  return isEverybodysTurn || (Math.floor(turn / 5040) + name.length + way) % ways === 0;
}

/**
 * Whether it is the turn of a test file, by its place in the list of files that take turns (`file-turns.ts`). One that is
 * run by itself always has it.
 */
export function hasTurnOfFile(place: number, oneIn: number): boolean {
  if (isEverybodysTurn || !process.env.QUARRY_TEST_TURN) return true;
  return (Math.floor(turn / 5040) + place) % oneIn === 0;
}

/**
 * What a test looks at of a list that is too long for every run: one in `oneIn`, others with the next commit, so that all
 * get their turn.
 */
export function takeTurns<T>(list: readonly T[], oneIn: number): readonly T[] {
  return isEverybodysTurn ? list : list.filter((_, at) => (at + turn) % oneIn === 0);
}
