import { useEffect, useMemo, useRef, useState } from "react";
import type { Habits } from "@/lib/drops/habits";
import type { SourceFacts } from "@/lib/drops/rank-sources";
import type { FarmingPlan, Need } from "@/lib/wishlist/plan-farming";
import type { PlanTask } from "@/lib/wishlist/plan-worker";

/** A worker that plans, with the facts that it was handed. */
interface Planner {
  readonly facts: SourceFacts;
  readonly worker: Worker;
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
      planner.current?.worker.terminate();
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
    const isNew = planner.current?.facts !== facts;
    if (isNew) {
      planner.current?.worker.terminate();
      planner.current = startPlanner(facts);
    }
    const worker = planner.current?.worker;
    if (!worker) void planHere();
    else {
      // A task that is no longer asked for is still answered, so the last answer counts: tasks are answered in order.
      worker.onmessage = ({ data }: MessageEvent<FarmingPlan>) => show(data);
      worker.onerror = (event) => {
        event.preventDefault();
        planner.current = null;
        void planHere();
      };
      worker.postMessage(isNew ? { ...task, facts } : task);
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
  return { facts, worker };
}
