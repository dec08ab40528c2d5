import { readSeed, readTestSize } from "./test-size";

/** Chooses the seed of a run once, before its workers start, and says which it is where it is another each time. */
export function setup(): void {
  const size = readTestSize(process.env.QUARRY_TEST_SIZE);
  const seed = readSeed(process.env.QUARRY_TEST_SEED, size, Math.random);
  process.env.QUARRY_TEST_SEED = String(seed);
  if (size === "full") console.info(`QUARRY_TEST_SEED=${seed}`);
}
