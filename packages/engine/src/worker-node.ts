import { parentPort } from "node:worker_threads";
import { serveEngine } from "@/lib/builder/worker/serve-engine";

/* The entry of a worker of Node; that of a browser is `lib/builder/worker/engine-worker.ts`. */

const receive = serveEngine({
  post: (reply) => parentPort?.postMessage(reply),
  clock: () => performance.now(),
});

parentPort?.on("message", receive);
