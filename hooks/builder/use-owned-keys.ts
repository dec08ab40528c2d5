import { useSyncExternalStore } from "react";
import { createLateData } from "./use-late-data";

/** What is ticked as owned is read only by searches that are limited to it. */
const useGearStore = createLateData(() => import("@/lib/shopping/owned-gear-store"));

const subscribeToNothing = () => () => {};
const getNothing = () => null;

/**
 * Keys of the gear that the visitor ticked as owned, such as `armor/<id>`, live.
 *
 * @returns `null` while it is not enabled, or still loading
 */
export function useOwnedKeys(isEnabled: boolean): ReadonlySet<string> | null {
  const state = useGearStore(isEnabled, "");
  const store = isEnabled && state.status === "ready" ? state.data : null;
  const gear = useSyncExternalStore(
    store?.subscribeToGear ?? subscribeToNothing,
    store?.getOwnedGear ?? getNothing,
    getNothing,
  );
  return gear?.have ?? null;
}
