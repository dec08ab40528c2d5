import type { PhysicalDamage, WeaponType } from "@/lib/catalog/codes";
import { rangedWeapons } from "./constants";
import type { DamageMove } from "./inputs";

/** A hit that represents the weapon: no flag, no modifier, the damage that most of its moves deal. */
export function plainHit(weapon: WeaponType): DamageMove {
  return {
    id: "plain-hit",
    weapon,
    damageType: usualDamage(weapon),
    motionValue: 100,
    hits: 1,
    elementModifier: 1,
  };
}

function usualDamage(weapon: WeaponType): PhysicalDamage {
  if (rangedWeapons.includes(weapon)) return "ammo";
  return weapon === "hammer" || weapon === "hunting-horn" ? "blunt" : "sever";
}
