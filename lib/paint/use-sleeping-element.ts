import { useId, useState, useSyncExternalStore } from "react";
import { isPaintPlain } from "./paint";

const subscribe = () => () => {};

interface SleepingElement {
  /** For the element. */
  readonly id: string;
  /** Whether the element holds what the server wrote into it, which still is what it should hold. */
  readonly isAsleep: boolean;
}

/**
 * An element whose content React does not visit as long as it is what the server wrote. While it sleeps it is rendered
 * with `sleepingContent`; React applies no inner HTML while it hydrates, so the server's stays. Awake it needs another
 * `key`, for it is another element.
 *
 * @param isUnchanged whether the content still is that of the first render
 */
export function useSleepingElement(isUnchanged: boolean): SleepingElement {
  const id = useId();
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [wasServed, setWasServed] = useState(
    () => isHydrating && typeof document !== "undefined" && document.getElementById(id) !== null,
  );
  const isAsleep = !isPaintPlain && wasServed && isUnchanged;
  // What changed once stays awake: its HTML is no longer the server's.
  if (wasServed && !isAsleep) setWasServed(false);
  return { id, isAsleep };
}

/** Of a sleeping element. */
export const sleepingContent = {
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
} as const;
