import type { PhysicalDamage, WeaponType } from "@/lib/catalog/codes";
import { rangedWeapons } from "./constants";
import type { DamageMove } from "./inputs";

/** A hit that represents the weapon: no flag, no modifier, the damage that most of its moves deal. */
export function createPlainHit(weapon: WeaponType): DamageMove {
  return {
    id: "plain-hit",
    weapon,
    damageType: getUsualDamage(weapon),
    motionValue: 100,
    hits: 1,
    elementModifier: 1,
  };
}

function getUsualDamage(weapon: WeaponType): PhysicalDamage {
  if (rangedWeapons.includes(weapon)) return "ammo";
  return weapon === "hammer" || weapon === "hunting-horn" ? "blunt" : "sever";
}
