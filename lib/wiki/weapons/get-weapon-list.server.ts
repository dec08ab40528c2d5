import type { WeaponType } from "@/lib/catalog/codes";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getWeaponTypeText } from "@/lib/catalog/get-texts.server";
import type { Weapon } from "@/lib/catalog/schema";
import { getSpecial, getTraitFilter } from "./get-special.server";
import { sortSkills } from "./sort-skills.server";
import type { WeaponListProps, WeaponRow } from "./weapon-list";

/** The list of one weapon type with our words on how it plays. */
export function getWeaponList(type: WeaponType): WeaponListProps & { readonly text: string } {
  const weapons = listWeaponsOfType(type);
  return {
    type,
    text: getWeaponTypeText(type),
    rows: weapons.map(toWeaponRow),
    skills: sortSkills(weapons.flatMap(({ skills }) => skills.map(({ skill }) => skill))),
    traits: getTraitFilter(weapons),
  };
}

/** Weapons of a type, the rarest and strongest first. */
function listWeaponsOfType(type: WeaponType): readonly Weapon[] {
  return getCatalog()
    .weapons.all.filter((weapon) => weapon.type === type)
    .sort((a, b) => b.rarity - a.rarity || b.attack - a.attack || (a.name < b.name ? -1 : 1));
}

/** It is made at the smithy without another weapon: the first of a tree, or one that may be forged directly. */
export function isForgeable({ craft, upgradeFrom }: Weapon): boolean {
  return craft !== null && (upgradeFrom === null || craft.forgeable);
}

function toWeaponRow(weapon: Weapon): WeaponRow {
  const special = getSpecial(weapon);
  return {
    id: weapon.id,
    name: weapon.name,
    ...(weapon.gogmaFocus && { focus: weapon.gogmaFocus }),
    ...(weapon.artian && { isArtian: true }),
    rarity: weapon.rarity,
    attack: weapon.attack,
    shown: weapon.attackDisplay,
    affinity: weapon.affinity,
    element: weapon.element,
    slots: weapon.slots,
    skills: weapon.skills.map(({ skill, level }) => [skill, level] as const),
    ...(weapon.sharpness && { sharpness: weapon.sharpness, handicraft: weapon.handicraft ?? [] }),
    series: weapon.series,
    isForgeable: isForgeable(weapon),
    ...(special && { special }),
  };
}
