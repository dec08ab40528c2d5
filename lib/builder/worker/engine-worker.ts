import { serveEngine } from "./serve-engine";

/*
 * The worker's entry. The page makes it by `new Worker(new URL("…/engine-worker.ts", import.meta.url))` and hands
 * it to `createEngineClient`.
 */

const receive = serveEngine({
  post: (reply) => self.postMessage(reply),
  clock: () => performance.now(),
});

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => receive(data));
