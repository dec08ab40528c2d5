import { type RefObject, useEffect, useRef } from "react";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import { useBuilder } from "./use-builder";

/**
 * Leads to the answer of a goal: the focus goes from the form, which folds, to the answer, and where its first set
 * lies below the screen, as on a phone, the page moves to it.
 *
 * @param isAnswered the answer on the screen is the one to the goal that was chosen last
 */
export function useGoalInSight(box: RefObject<HTMLElement | null>, isAnswered: boolean): void {
  const goal = useBuilder((builder) => builder.goal);
  const shown = useRef<Goal>(null);
  useEffect(() => {
    if (!isAnswered || goal === shown.current || !box.current) return;
    shown.current = goal;
    // It came by itself while somebody may be reading.
    if (goal?.isCompared) return;
    box.current.focus({ preventScroll: true });
    const first = box.current.querySelector("[data-sets] > li") ?? box.current;
    if (first.getBoundingClientRect().bottom > window.innerHeight) {
      box.current.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }, [box, goal, isAnswered]);
}
