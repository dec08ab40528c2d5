import type { HuntFacts } from "./build-model";
import type { ToHuntWorker } from "./hunt-client";
import { solveHunt } from "./solve-hunt";

/*
 * The worker's entry. The page makes it by `new Worker(new URL("./hunt-worker.ts", import.meta.url))`. The facts come
 * once, then requests.
 */

let facts: HuntFacts | null = null;

self.addEventListener("message", ({ data }: MessageEvent<ToHuntWorker>) => {
  if (data.kind === "facts") {
    facts = data.facts;
    return;
  }
  try {
    if (facts === null) throw new Error("The facts are missing.");
    self.postMessage({ id: data.id, reply: solveHunt(data.request, facts) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    self.postMessage({ id: data.id, reply: { ok: false, reason } });
  }
});
