import { useEffect, useRef } from "react";
import type { SearchState } from "@/lib/builder/criteria/search-state";
import type { FoundSet } from "@/lib/builder/search/query";
import type { Builder } from "./use-builder";

/**
 * Equips the best set once the search of a goal is over, where no armor is equipped yet: what somebody has put
 * together is never replaced without being asked.
 *
 * @param goals how many goals were chosen so far
 */
export function useEquippedGoal(
  { loadout }: Builder,
  { phase, request, report }: SearchState,
  isStale: boolean,
  goals: number,
  equip: (set: FoundSet) => void,
): void {
  const answered = useRef({ goals: 0, run: 0 });
  const isEmpty = Object.values(loadout.armor).every((piece) => piece === null) && loadout.charm === null;
  useEffect(() => {
    const last = answered.current;
    if (goals === last.goals || isStale || phase !== "done" || !request || request.run === last.run) return;
    answered.current = { goals, run: request.run };
    const best = report?.results[0];
    if (best && isEmpty) equip(best);
  }, [goals, isStale, phase, request, report, isEmpty, equip]);
}
