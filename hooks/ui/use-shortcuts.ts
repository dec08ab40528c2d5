import { useEffect, useRef } from "react";

const typedInto =
  "input:not([type='checkbox']):not([type='radio']), textarea, select, [contenteditable='true']";

/**
 * Keys that do something anywhere on the page: not while something is typed, a dialog is open, or a modifier is held.
 *
 * @param keys what each key does, by `KeyboardEvent.key`
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, isActive: boolean): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typedInto)) return;
      if (document.querySelector("[role=dialog][aria-modal=true]")) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isActive]);
}
