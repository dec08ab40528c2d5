import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getWeaponTypeText } from "@/lib/catalog/get-texts.server";
import { getFirstSentence } from "@/lib/wiki/get-first-sentence";
import type { TypeCard } from "./type-card";

/** The 14 types with their number of weapons and attack range. */
export function getWeaponsOverview(): { readonly types: readonly TypeCard[]; readonly total: number } {
  const { all } = getCatalog().weapons;
  const types = weaponTypes.map((type): TypeCard => {
    const attacks = all.filter((weapon) => weapon.type === type).map(({ attack }) => attack);
    return {
      type,
      line: getFirstSentence(getWeaponTypeText(type)),
      count: attacks.length,
      attack: [Math.min(...attacks), Math.max(...attacks)],
    };
  });
  return { types, total: all.length };
}
