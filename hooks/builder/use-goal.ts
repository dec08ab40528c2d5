import { useEffect, useState } from "react";
import { getProgress } from "@/lib/builder/criteria/search-criteria";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import { isLimited } from "@/lib/catalog/availability";
import { useAvailability } from "./use-availability";
import { pick, useBuilder, useCommands } from "./use-builder";
import { type DamageDataState, useDamageData } from "./use-damage-data";

interface GoalState {
  readonly data: DamageDataState & { retry(): void };
  /** A goal was chosen, and what it needs is still loading. */
  readonly waiting: boolean;
  /** Loads what goals need ahead of the choice. */
  prepare(): void;
  /** Equips what a goal needs, sets target and skills as one step of undo, and searches. */
  choose(goal: Goal): void;
}

const loadPlanner = () => import("@/lib/builder/goals/plan-goal");

/** Leads from a type of weapon and a monster to a search. The monsters are loaded when they are first needed. */
export function useGoal(): GoalState {
  const { setup, criteria } = useBuilder(pick("setup", "criteria"));
  const { latest, pursueGoal } = useCommands();
  const [isNeeded, setIsNeeded] = useState(setup.monster !== null);
  const [goal, setGoal] = useState<Goal | null>(null);
  const data = useDamageData(isNeeded);
  const damageData = data.status === "ready" ? data.data : null;
  const isReachLimited = isLimited(getProgress(criteria));
  const reach = useAvailability(isReachLimited);
  const availability = isReachLimited && reach.status === "ready" ? reach.data : null;
  // Should it not load, the search says so; the goal is planned without it.
  const isWaiting = isReachLimited && reach.status === "loading";

  useEffect(() => {
    if (goal === null || damageData === null || isWaiting) return;
    let here = true;
    const pursue = async () => {
      const { planGoal } = await loadPlanner();
      if (!here) return;
      const now = latest();
      setGoal(null);
      pursueGoal(goal, planGoal(goal, now, now.data, damageData, availability));
    };
    pursue().catch(() => setGoal(null));
    return () => {
      here = false;
    };
  }, [goal, damageData, isWaiting, availability, latest, pursueGoal]);

  const prepare = () => setIsNeeded(true);
  const choose = (chosen: Goal) => {
    prepare();
    setGoal(chosen);
  };
  return { data, waiting: goal !== null && data.status !== "failed", prepare, choose };
}
