import { useSyncExternalStore } from "react";
import { noGear, type OwnedGear } from "@/lib/shopping/owned-gear";
import { getOwnedGear, subscribeToGear } from "@/lib/shopping/owned-gear-store";

/** Gear ticked as owned, followed live over all tabs; nothing while the page hydrates. */
export function useOwnedGear(): OwnedGear {
  return useSyncExternalStore(subscribeToGear, getOwnedGear, () => noGear);
}
