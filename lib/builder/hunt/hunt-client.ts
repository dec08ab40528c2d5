import { openFactsWorker } from "@/lib/http/facts-worker";
import type { HuntFacts, HuntRequest } from "./request";
import type { HuntReply } from "./solve-hunt";

export interface HuntClient {
  /** Only the newest request is answered; the promise of an older one stays open. */
  solve(request: HuntRequest): Promise<HuntReply>;
  close(): void;
}

/** The line to a worker that plays hunts. It is made with the first request that has to be solved. */
export function startHunts(facts: HuntFacts): HuntClient {
  const { ask, close } = openFactsWorker<HuntRequest, HuntReply, HuntFacts>(
    new Worker(new URL("./hunt-worker.ts", import.meta.url), { type: "module" }),
    facts,
    "The hunt could not be calculated. Reload the page and try again.",
  );
  return {
    solve: (request) => ask(request).catch((error: Error) => ({ ok: false, reason: error.message })),
    close,
  };
}
