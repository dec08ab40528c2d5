import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { armorPieces } from "@/lib/catalog/codes";

/** The key that opens what fits each place, in the order of the loadout. */
export const placeKeys: Readonly<Record<LoadoutPlace, string>> = {
  weapon: "1",
  head: "2",
  chest: "3",
  arms: "4",
  waist: "5",
  legs: "6",
  charm: "7",
};

/** The places that have a key. */
export const keyedPlaces: readonly LoadoutPlace[] = ["weapon", ...armorPieces, "charm"];

/** The other keys of the builder. */
export const builderKeys = { skill: "s", results: "r", help: "?" } as const;
