import { type SharpnessColor, sharpnessColors } from "@/lib/catalog/codes";
import type { DamageWeapon } from "./inputs";

/**
 * The keenest color of a weapon's bar with Handicraft; `null` for ranged weapons.
 *
 * @param units of sharpness that Handicraft adds, 0 and up; they fill the lengths of `handicraft` in turn
 */
export function getWeaponKeenestColor(weapon: DamageWeapon, units: number): SharpnessColor | null {
  if (weapon.sharpness === null) return null;
  const { base, handicraft } = weapon.sharpness;
  const last = base.findLastIndex((length) => length > 0);
  let keenest = Math.max(last, 0);
  let left = units;
  for (const [step, length] of handicraft.entries()) {
    if (left <= 0) break;
    if (length > 0) keenest = Math.max(keenest, last + step);
    left -= length;
  }
  return sharpnessColors[Math.min(keenest, sharpnessColors.length - 1)] ?? null;
}

/** Whether a color is this dull, or duller. */
export function isAtMost(color: SharpnessColor, limit: SharpnessColor): boolean {
  return sharpnessColors.indexOf(color) <= sharpnessColors.indexOf(limit);
}
