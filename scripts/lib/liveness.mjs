import { Worker } from "node:worker_threads";
import { Failure } from "./failure.mjs";
import { siteAddress } from "./listen-host.mjs";

/** Milliseconds from one beat to the next. */
const beatMs = 250;
/**
 * For how long a loop may be silent, in milliseconds, until it is called hung. No call works for as long, and a process
 * whose loop does nothing else is ended by its host and comes back.
 */
const hungMs = 30_000;

/**
 * Answers `GET /api/health/live` in a thread of its own, on a port of its own: 200 also while the event loop of the site
 * is busy, and 503 once it has done nothing for so long that it will not come back. What is awake counts: a process that
 * its host has stopped for an hour is not hung.
 *
 * @param {{ port: number, host: string | undefined, patienceMs?: number }} options
 * @returns {Promise<{ port: number, stop: () => Promise<number> }>} Once it listens.
 * @throws {Failure} for a port that it cannot have
 */
export async function startLiveness({ port, host, patienceMs = hungMs }) {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), beatMs);
  const worker = new Worker(new URL("./liveness-worker.mjs", import.meta.url), {
    workerData: { beats, beatMs, patienceMs, port, host },
  });
  const listening = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  }).catch((cause) => {
    const address = siteAddress(host, port, "localhost");
    throw new Failure(`The liveness probe cannot listen on ${address}: ${cause.message}`, {
      help: "Set QUARRY_LIVENESS_PORT to use another port.",
      cause,
    });
  });
  // Who watches the process hears nothing any more, and ends it.
  worker.on("error", (error) => console.error(error));
  // The site ends by itself, and neither of these keeps it.
  timer.unref();
  worker.unref();
  return {
    port: listening.port,
    stop: () => {
      clearInterval(timer);
      return worker.terminate();
    },
  };
}
