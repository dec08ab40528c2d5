import { createLocalStore } from "@/lib/site/local-store";
import { noGear, type OwnedGear, readGear, writeGear } from "./owned-gear";

/** Where owned gear is saved in local storage. */
export const ownedGearKey = "quarry-owned-gear";

/** Owned gear in this browser. Junk in storage reads as none. */
export const {
  get: getOwnedGear,
  change: changeGear,
  subscribe: subscribeToGear,
} = createLocalStore<OwnedGear>({ key: ownedGearKey, empty: noGear, parse: readGear, format: writeGear });
