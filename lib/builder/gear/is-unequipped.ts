import { armorPieces } from "@/lib/catalog/codes";
import type { Loadout } from "../loadout/model";

/** Whether a loadout has no weapon, no armor and no charm. */
export function isUnequipped({ weapon, armor, charm }: Loadout): boolean {
  return !weapon && !charm && armorPieces.every((place) => !armor[place]);
}
