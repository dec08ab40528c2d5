import { once } from "node:events";
import { availableParallelism, loadavg } from "node:os";
import { Worker } from "node:worker_threads";
import { readSlowness, slownessVariable, toSlowness } from "./slowness.mjs";

/**
 * How fast the machine is at the moment, and how busy.
 *
 * @typedef {object} MachineSpeed
 * @property {number} cores
 * @property {readonly number[]} times Milliseconds that the fixed work took on each core, on all at the same time.
 * @property {number} load Mean number of programs that wanted a core during the last minute. 0 where the system does
 *   not say.
 */

/** Milliseconds of `fixed-work.mjs` on the machine of docs/testing.md, with nothing else running. */
export const usualMs = 100;

/** From here on a run says that its limits were longer: less is in the figures of one machine on two days. */
const worthSaying = 1.5;

/** More cores than that say nothing new. */
const mostWorkers = 16;

/** @returns {Promise<MachineSpeed>} After a tenth of a second, or as much longer as the machine is slower. */
export async function measureMachine() {
  const cores = availableParallelism();
  const [load = 0] = loadavg();
  const workers = Array.from(
    { length: Math.min(cores, mostWorkers) },
    () => new Worker(new URL("fixed-work.mjs", import.meta.url)),
  );
  // All start together: the start of a worker is no part of it.
  await Promise.all(workers.map((worker) => once(worker, "online")));
  const times = await Promise.all(workers.map(runWork));
  await Promise.all(workers.map((worker) => worker.terminate()));
  return { cores, times, load };
}

/** @param {Worker} worker @returns {Promise<number>} Milliseconds. */
async function runWork(worker) {
  const answer = once(worker, "message");
  worker.postMessage("start");
  const [{ ms }] = await answer;
  return ms;
}

/**
 * The larger of two measures: what the slowest core took, which is of this moment, and what the load of the last
 * minute leaves of a core for a program that comes in addition.
 *
 * @param {MachineSpeed} speed
 * @returns {number} 1 for a machine that is as fast as usual or faster, at most 5.
 */
export function getSlowness({ cores, times, load }) {
  const now = Math.max(...times) / usualMs;
  const lastMinute = (cores + load) / cores;
  return toSlowness(Math.max(now, lastMinute));
}

/**
 * Measures the machine for a run, and hands the factor to everything that the run starts.
 *
 * @param {Record<string, string | undefined>} [env] A factor in it is taken instead. Gets the factor.
 * @param {() => Promise<MachineSpeed>} [measure]
 * @returns {Promise<string[]>} What the run says of it at its end; nothing where the machine is as usual.
 */
export async function adaptLimits(env = process.env, measure = measureMachine) {
  const given = readSlowness(env);
  const speed = given === undefined ? await measure() : null;
  const slowness = speed ? getSlowness(speed) : (given ?? 1);
  env[slownessVariable] = String(slowness);
  if (slowness < worthSaying) return [];
  return [
    speed
      ? `This machine was slow or busy when the run began: ${describe(speed)}. All limits were ${slowness} times as long.`
      : `All limits were ${slowness} times as long, as ${slownessVariable} says.`,
  ];
}

/** @param {MachineSpeed} speed */
function describe({ cores, times, load }) {
  const took = `${Math.round(Math.max(...times))} ms for what usually takes ${usualMs} ms`;
  return `${took}, load ${load.toFixed(1)} on ${cores} core${cores === 1 ? "" : "s"}`;
}
