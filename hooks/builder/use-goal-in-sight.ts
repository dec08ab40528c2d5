import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads to the answer of a goal: the focus goes from the form, which folds, to the answer, and where its first set
 * lies below the screen, as on a phone, the page moves to it.
 *
 * @param goals how many goals were chosen so far
 * @param isAnswered the answer on the screen is the one to the goal
 */
export function useGoalInSight(box: RefObject<HTMLElement | null>, goals: number, isAnswered: boolean): void {
  const shown = useRef(0);
  useEffect(() => {
    if (!isAnswered || goals === shown.current || !box.current) return;
    shown.current = goals;
    box.current.focus({ preventScroll: true });
    const first = box.current.querySelector("[data-sets] > li") ?? box.current;
    if (first.getBoundingClientRect().bottom > window.innerHeight) {
      box.current.scrollIntoView({ block: "start", behavior: "instant" });
    }
  }, [box, goals, isAnswered]);
}
