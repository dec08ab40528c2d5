import { parentPort } from "node:worker_threads";

/**
 * The same computation each time, whatever the machine: a worker that starts with its first message and answers with
 * the milliseconds that it took.
 */

/** As many as took one core 100 ms where nothing else ran (`scripts/lib/machine-speed.mjs`). */
const rounds = 50_000_000;

parentPort?.once("message", () => {
  const start = performance.now();
  let value = 1;
  // Every round needs the one before, so nothing of it can be left out or done at the same time.
  for (let round = 0; round < rounds; round++) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
  }
  parentPort?.postMessage({ ms: performance.now() - start, value });
});
