import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * Keeps the place of the page for each tab: the panes share the page, but whoever comes back to one wants to go on
 * where it was left. A tab that is opened for the first time begins at its top.
 *
 * @returns notes the place of the tab that is left; call it before the tab changes
 */
export function usePaneScroll(current: string): () => void {
  const places = useRef(new Map<string, number>());
  const left = useRef<string | null>(null);
  const leave = useCallback(() => {
    places.current.set(current, window.scrollY);
    left.current = current;
  }, [current]);
  useLayoutEffect(() => {
    if (left.current === null || left.current === current) return;
    left.current = null;
    window.scrollTo({ top: places.current.get(current) ?? 0, behavior: "instant" });
  }, [current]);
  return leave;
}
