import type { DamageMove, DamageWeapon } from "@/lib/builder/damage/inputs";
import { listDamageMoves } from "@/lib/builder/damage/moves";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const { weapons, attacks, skills } = getCatalog();

export const allSkills = skills.all;
export const allMoves: readonly DamageMove[] = listDamageMoves(attacks.all);

/** A weapon of the catalog as the loadout derives it without skills. */
export function toDamageWeapon(record: (typeof weapons.all)[number]): DamageWeapon {
  const { type, attack, affinity, element, element2, sharpness, handicraft, extra } = record;
  return {
    type,
    attack,
    affinity,
    element,
    element2,
    sharpness: sharpness === undefined ? null : { base: sharpness, handicraft: handicraft ?? [] },
    traits: { ...extra, echoWave: undefined },
  };
}
