import { type RefObject, useEffect, useRef } from "react";
import type { Goal } from "@/lib/builder/goals/plan-goal";
import { useBuilder } from "./use-builder";

/** A press on the button that searches. */
export interface SearchPress {
  /** Rises with every press. */
  readonly count: number;
  /** How far the page was scrolled then, in px. */
  readonly scrolled: number;
}

/** How far somebody may have scrolled since without being somewhere else, in px. */
const nearby = 80;

/**
 * Leads to the answer of a goal: the focus goes from the form, which folds, to the answer, and where its first set
 * lies below the screen, as on a phone, the page moves to it. After the button that searches the page moves alone: the
 * focus stays on the button.
 *
 * @param isAnswered the answer on the screen is the one to the goal and the press that came last
 */
export function useGoalInSight(
  box: RefObject<HTMLElement | null>,
  isAnswered: boolean,
  press: SearchPress,
): void {
  const goal = useBuilder((builder) => builder.goal);
  const shown = useRef<{ goal: Goal | null; press: number }>({ goal: null, press: 0 });
  useEffect(() => {
    if (!isAnswered || !box.current) return;
    const last = shown.current;
    shown.current = { goal, press: press.count };
    if (goal !== last.goal) {
      // It came by itself while somebody may be reading.
      if (goal?.isCompared) return;
      box.current.focus({ preventScroll: true });
      return moveTo(box.current);
    }
    if (press.count === last.press || Math.abs(window.scrollY - press.scrolled) > nearby) return;
    moveTo(box.current);
  }, [box, goal, isAnswered, press]);
}

/** Moves the page where the first set of an answer is not whole on the screen. */
function moveTo(box: HTMLElement): void {
  const first = box.querySelector("[data-sets] > li") ?? box;
  if (first.getBoundingClientRect().bottom > window.innerHeight) {
    box.scrollIntoView({ block: "start", behavior: "instant" });
  }
}
