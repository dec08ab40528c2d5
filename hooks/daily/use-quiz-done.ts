import { useSyncExternalStore } from "react";
import { isQuizDone, subscribeToDaily } from "@/lib/daily/daily-store";

/**
 * Whether today's question is answered, as far as this browser knows. Turns false by itself when the
 * server's expiry passes in an open tab.
 *
 * @param uid `null` for a visitor, for whom nothing is done
 */
export function useQuizDone(uid: string | null): boolean {
  return useSyncExternalStore(
    subscribeToDaily,
    () => uid !== null && isQuizDone(uid),
    () => false,
  );
}
