import type { Habits } from "@/lib/drops/habits";
import type { SourceFacts } from "@/lib/drops/rank-sources";
import { type Need, planFarming } from "./plan-farming";

/** What the page hands to the worker; the facts once. */
export interface PlanTask {
  readonly needs: readonly Need[];
  readonly habits: Habits;
  readonly facts?: SourceFacts;
}

/*
 * The worker's entry: it plans what it is handed, one task after the other. The page makes it by
 * `new Worker(new URL("…/plan-worker.ts", import.meta.url))`.
 */

let facts: SourceFacts | undefined;

self.addEventListener("message", ({ data }: MessageEvent<PlanTask>) => {
  facts = data.facts ?? facts;
  if (facts) self.postMessage(planFarming(data.needs, facts, data.habits));
});
