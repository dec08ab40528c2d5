import type { WeaponType } from "./codes";

/**
 * The factors by which menus of the game multiply true raw. No table of the dump holds these factors (searched for by
 * value in all of them); they are those of the public calculators that the README names.
 */
const displayFactors: Readonly<Record<WeaponType, number>> = {
  "great-sword": 4.8,
  "long-sword": 3.3,
  "sword-and-shield": 1.4,
  "dual-blades": 1.4,
  hammer: 5.2,
  "hunting-horn": 4.2,
  lance: 2.3,
  gunlance: 2.3,
  "switch-axe": 3.5,
  "charge-blade": 3.6,
  "insect-glaive": 3.1,
  "light-bowgun": 1.3,
  "heavy-bowgun": 1.5,
  bow: 1.2,
};

/** Attack as the game's menus show it, out of true raw. Whole. */
export function toDisplayAttack(type: WeaponType, raw: number): number {
  // Tenths, so that no half is lost to binary fractions.
  return Math.round((raw * Math.round(displayFactors[type] * 10)) / 10);
}
