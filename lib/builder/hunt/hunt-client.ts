import type { HuntFacts, HuntRequest } from "./build-model";
import type { HuntReply } from "./solve-hunt";

export type ToHuntWorker =
  | { readonly kind: "facts"; readonly facts: HuntFacts }
  | { readonly kind: "hunt"; readonly id: number; readonly request: HuntRequest };

export interface HuntClient {
  /** Only the newest request is answered; the promise of an older one stays open. */
  solve(request: HuntRequest): Promise<HuntReply>;
  close(): void;
}

/** The line to a worker that plays hunts. It is made with the first request that has to be solved. */
export function startHunts(facts: HuntFacts): HuntClient {
  const worker = new Worker(new URL("./hunt-worker.ts", import.meta.url), { type: "module" });
  worker.postMessage({ kind: "facts", facts } satisfies ToHuntWorker);
  let newest = 0;
  let settle: ((reply: HuntReply) => void) | null = null;
  const answer = (reply: HuntReply) => {
    settle?.(reply);
    settle = null;
  };
  worker.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly reply: HuntReply }>) => {
    if (data.id === newest) answer(data.reply);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    answer({ ok: false, reason: "The hunt could not be calculated. Reload the page and try again." });
  };
  return {
    solve: (request) => {
      newest += 1;
      const reply = new Promise<HuntReply>((resolve) => {
        settle = resolve;
      });
      worker.postMessage({ kind: "hunt", id: newest, request } satisfies ToHuntWorker);
      return reply;
    },
    close: () => worker.terminate(),
  };
}
