import { useEffect, useRef } from "react";
import type { SearchRunState } from "@/lib/builder/criteria/search-state";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import type { FoundSet } from "@/lib/builder/search/query";
import { pick, useBuilder } from "./use-builder";

/**
 * Equips the best set once the search of a goal is over, where no armor is equipped yet: what somebody has put
 * together is never replaced without being asked.
 */
export function useEquippedGoal(
  { phase, request, report }: SearchRunState,
  isStale: boolean,
  equip: (set: FoundSet) => void,
): void {
  const { goal, loadout } = useBuilder(pick("goal", "loadout"));
  const answered = useRef<{ goal: Goal | null; run: number }>({ goal: null, run: 0 });
  const isEmpty = Object.values(loadout.armor).every((piece) => piece === null) && loadout.charm === null;
  useEffect(() => {
    const last = answered.current;
    if (goal === last.goal || isStale || phase !== "done" || !request || request.run === last.run) return;
    answered.current = { goal, run: request.run };
    const best = report?.results[0];
    if (best && isEmpty) equip(best);
  }, [goal, isStale, phase, request, report, isEmpty, equip]);
}
