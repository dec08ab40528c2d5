import { useEffect, useMemo, useRef, useState } from "react";
import type { Habits } from "@/lib/drops/habits";
import type { SourceFacts } from "@/lib/drops/rank-sources";
import { type FactsWorker, openFactsWorker } from "@/lib/http/facts-worker";
import type { FarmingPlan, Need } from "@/lib/wishlist/plan-farming";
import type { PlanTask } from "@/lib/wishlist/plan-worker";

/** A worker that plans, with the facts that it was handed. */
interface Planner {
  readonly facts: SourceFacts;
  readonly worker: FactsWorker<PlanTask, FarmingPlan>;
}

/**
 * The plan for what is missing, worked out in a worker: a list of everything takes most of a second on a phone. What was
 * planned before stays until the next plan is there.
 *
 * @param facts `null` and `undefined` plan nothing
 * @returns `null` until the first plan
 */
export function useFarmingPlan(
  needs: readonly Need[],
  facts: SourceFacts | null | undefined,
  habits: Habits,
): FarmingPlan | null {
  const [plan, setPlan] = useState<FarmingPlan | null>(null);
  const planner = useRef<Planner | null>(null);
  const text = JSON.stringify({ needs, habits });
  // The same task in a new object is not planned again.
  const task = useMemo<PlanTask>(() => JSON.parse(text), [text]);
  useEffect(() => {
    return () => {
      planner.current?.worker.close();
      planner.current = null;
    };
  }, []);
  useEffect(() => {
    if (!facts) return;
    let isCurrent = true;
    const show = (made: FarmingPlan) => isCurrent && setPlan(made);
    const planHere = async () => {
      const { planFarming } = await import("@/lib/wishlist/plan-farming");
      show(planFarming(task.needs, facts, task.habits));
    };
    if (planner.current?.facts !== facts) {
      planner.current?.worker.close();
      planner.current = startPlanner(facts);
    }
    const worker = planner.current?.worker;
    if (!worker) void planHere();
    else {
      worker.ask(task).then(show, () => {
        planner.current = null;
        void planHere();
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [task, facts]);
  return facts ? plan : null;
}

/** `null` where the browser has no workers. */
function startPlanner(facts: SourceFacts): Planner | null {
  if (typeof Worker === "undefined") return null;
  const worker = new Worker(new URL("../../lib/wishlist/plan-worker.ts", import.meta.url), {
    type: "module",
  });
  return { facts, worker: openFactsWorker(worker, facts, "The plan could not be worked out.") };
}
