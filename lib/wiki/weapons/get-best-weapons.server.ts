import { sharpnessRaw } from "@/lib/builder/damage/constants";
import { isNoHarder, type MaterialSource } from "@/lib/catalog/availability";
import { weaponTypes } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getWeaponNeeds } from "@/lib/catalog/relations/get-crafting-needs.server";
import type { Weapon } from "@/lib/catalog/schema";
import { getKeenestColor } from "@/lib/catalog/sharpness";
import { type BestWeaponRow, type BestWeaponsProps, listedPerType } from "./best-weapons";
import { sortSkills } from "./sort-skills.server";

/** Damage that a critical hit adds, and one with negative affinity takes, as a share. */
const criticalShare = 0.25;

/**
 * The weapons that are among the best of their type for some hunter. Artian weapons are left out: what they are
 * worth depends on their parts, and the sources of their parts are not known.
 */
export function getBestWeapons(): BestWeaponsProps {
  const { weapons, monsters } = getCatalog();
  const rows = weaponTypes.flatMap((type) => {
    const ofType = weapons.all
      .filter((weapon) => weapon.type === type && weapon.artian === null)
      .map(toRow)
      .toSorted((a, b) => b.worth - a.worth || b.rarity - a.rarity || (a.id < b.id ? -1 : 1));
    // A weapon is never listed where enough better ones can be made by everybody who can make it.
    return ofType.filter(
      (row, at) =>
        ofType.slice(0, at).filter((better) => isNoHarder(better.needs, row.needs)).length < listedPerType,
    );
  });
  const named = new Set(rows.flatMap(({ needs }) => needs.materials.flat().flatMap((each) => each.monsters)));
  const texts = rows.flatMap(({ needs }) => needs.materials.map((list) => JSON.stringify(list)));
  const places = new Map([...new Set(texts)].map((text, at) => [text, at]));
  return {
    rows: rows.map(({ needs: { rank, materials }, ...row }) => ({
      ...row,
      rank,
      materials: materials.map((list) => places.get(JSON.stringify(list)) ?? 0),
    })),
    sources: [...places.keys()].map((text): readonly MaterialSource[] => JSON.parse(text)),
    monsters: monsters.all
      .filter(({ id }) => named.has(id))
      .map(({ id, name }) => [id, name] as const)
      .toSorted(([, a], [, b]) => (a < b ? -1 : 1)),
    skills: sortSkills(rows.flatMap((row) => row.skills.map(([skill]) => skill))),
  };
}

/**
 * Worth of a hit of the weapon alone: raw attack, by its affinity and by the raw modifier of the color in which it
 * starts. Bows and bowguns have no sharpness.
 */
export function getRawWorth({ attack, affinity, sharpness }: Weapon): number {
  const color = sharpness ? sharpnessRaw[getKeenestColor(sharpness)] : 1;
  return attack * (1 + (criticalShare * Math.min(Math.max(affinity, -100), 100)) / 100) * color;
}

function toRow(weapon: Weapon): BestWeaponRow {
  const { rank, materials } = getWeaponNeeds(weapon);
  return {
    id: weapon.id,
    type: weapon.type,
    name: weapon.name,
    rarity: weapon.rarity,
    attack: weapon.attack,
    affinity: weapon.affinity,
    element: weapon.element,
    slots: weapon.slots,
    skills: weapon.skills.map(({ skill, level }) => [skill, level] as const),
    worth: Math.round(getRawWorth(weapon) * 10) / 10,
    needs: { rank, materials },
  };
}
