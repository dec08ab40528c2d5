import { useEffect, useRef, useState } from "react";
import { getProgress } from "@/lib/builder/criteria/search-criteria";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import { isLimited } from "@/lib/catalog/availability";
import { useAvailability } from "./use-availability";
import type { Builder } from "./use-builder";
import { type DamageDataState, useDamageData } from "./use-damage-data";

export interface GoalState {
  readonly data: DamageDataState & { retry(): void };
  /** A goal was chosen, and what it needs is still loading. */
  readonly waiting: boolean;
  /** Loads what goals need ahead of the choice. */
  prepare(): void;
  /** Equips what a goal needs, sets target and skills as one step of undo, and reports it. */
  choose(goal: Goal): void;
}

const loadPlanner = () => import("@/lib/builder/goals/plan-goal");

/**
 * Leads from a type of weapon and a monster to a search. The monsters are loaded when they are first needed.
 *
 * @param onReady called right before the changes of a chosen goal
 */
export function useGoal(builder: Builder, version: string, onReady: () => void): GoalState {
  const [isNeeded, setIsNeeded] = useState(builder.setup.monster !== null);
  const [goal, setGoal] = useState<Goal | null>(null);
  const data = useDamageData(version, isNeeded);
  const damageData = data.status === "ready" ? data.data : null;
  const isReachLimited = isLimited(getProgress(builder.criteria));
  const reach = useAvailability(version, builder.data, isReachLimited);
  const availability = isReachLimited && reach.status === "ready" ? reach.data : null;
  // Should it not load, the search says so; the goal is planned without it.
  const isWaiting = isReachLimited && reach.status === "loading";
  const latest = useRef({ builder, onReady, steps: 0 });
  useEffect(() => {
    latest.current = { builder, onReady, steps: latest.current.steps };
  });

  useEffect(() => {
    if (goal === null || damageData === null || isWaiting) return;
    let here = true;
    const apply = async () => {
      const { planGoal } = await loadPlanner();
      if (!here) return;
      const now = latest.current;
      const { action, setup, criteria } = planGoal(
        goal,
        now.builder,
        now.builder.data,
        damageData,
        availability,
      );
      now.steps += 1;
      const group = `goal-${now.steps}`;
      setGoal(null);
      now.onReady();
      if (action) now.builder.act(action, group);
      now.builder.changeSetup(setup, group);
      now.builder.changeCriteria(criteria, group);
    };
    apply().catch(() => setGoal(null));
    return () => {
      here = false;
    };
  }, [goal, damageData, isWaiting, availability]);

  const prepare = () => setIsNeeded(true);
  const choose = (chosen: Goal) => {
    prepare();
    setGoal(chosen);
  };
  return { data, waiting: goal !== null && data.status !== "failed", prepare, choose };
}
