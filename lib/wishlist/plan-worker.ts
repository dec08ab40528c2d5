import type { Habits } from "@/lib/drops/habits";
import type { SourceFacts } from "@/lib/drops/rank-sources";
import { answerTasks } from "@/lib/http/facts-worker";
import { type FarmingPlan, type Need, planFarming } from "./plan-farming";

/** Task of the worker. */
export interface PlanTask {
  readonly needs: readonly Need[];
  readonly habits: Habits;
}

/* The worker's entry. The page makes it by `new Worker(new URL("…/plan-worker.ts", import.meta.url))`. */
answerTasks<PlanTask, FarmingPlan, SourceFacts>(({ needs, habits }, facts) =>
  planFarming(needs, facts, habits),
);
