import { useWindowEvent } from "@mantine/hooks";
import { useEffect } from "react";
import { subscribeToShared } from "@/lib/builder/workspace/tabs/browser-store";

/** How long work rests before it is stored, in ms. */
const pause = 300;

interface TabEvents {
  /** Another tab may have stored something. The same function between renders. */
  look(): void;
  /** Stores the work; `isLeaving`: there may be no later. The same function between renders. */
  save(isLeaving: boolean): void;
}

/**
 * Calls for the work to be stored shortly after each change, and at once when the page is left or hidden; and for a
 * look at what other tabs stored when they do, and when the page comes back.
 *
 * @param changes what the work is made of
 */
export function useTabEvents({ look, save }: TabEvents, changes: readonly unknown[]): void {
  // Every change starts the wait again.
  useEffect(() => {
    const timer = setTimeout(() => save(false), pause);
    return () => clearTimeout(timer);
  }, [...changes, save]);

  useWindowEvent("pagehide", () => save(true));
  // A page that was frozen hears of nothing meanwhile.
  useWindowEvent("pageshow", () => look());
  useEffect(() => {
    const turn = () => (document.hidden ? save(true) : look());
    look();
    const stop = subscribeToShared(look);
    document.addEventListener("visibilitychange", turn);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", turn);
      save(true);
    };
  }, [look, save]);
}
