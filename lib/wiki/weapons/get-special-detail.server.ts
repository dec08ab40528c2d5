import type { Weapon } from "@/lib/catalog/schema";
import { getHorn } from "./get-horn.server";
import type { SpecialDetail } from "./weapon-detail";

/** What only weapons of this type have, in full. */
export function getSpecialDetail(weapon: Weapon): SpecialDetail | null {
  const { extra } = weapon;
  if (!extra) return null;
  const horn = getHorn(weapon);
  if (horn) return { kind: "horn", horn };
  if (extra.shellType) return { kind: "shelling", shell: extra.shellType, level: extra.shellLevel ?? 1 };
  if (extra.phial) return { kind: "phial", phial: extra.phial, value: extra.phialValue ?? null };
  if (extra.kinsectLevel) return { kind: "kinsect", level: extra.kinsectLevel };
  if (extra.coatings) return { kind: "coatings", coatings: extra.coatings };
  if (extra.ammo) return { kind: "ammo", ammo: extra.ammo, special: extra.specialAmmo ?? null };
  return null;
}
