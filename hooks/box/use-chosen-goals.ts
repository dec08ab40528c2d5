import { useState } from "react";
import type { AdviceGoal } from "@/lib/builder/advice/advice-goals";

/** Goals that are chosen at first: each takes some seconds. */
const firstGoals = 2;

/** Which goals advice is for; the first ones until somebody chooses. */
export function useChosenGoals(goals: readonly AdviceGoal[]) {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const chosen = ids ?? new Set(goals.slice(0, firstGoals).map(({ id }) => id));
  return { chosen, choose: setIds, chosenGoals: goals.filter(({ id }) => chosen.has(id)) };
}
