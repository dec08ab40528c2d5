import { getCatalog } from "@/lib/catalog/catalog.server";
import type { WeaponType } from "@/lib/catalog/codes";
import type { Weapon } from "@/lib/catalog/schema";
import { weaponTypeText } from "@/lib/catalog/texts.server";
import type { WeaponListProps, WeaponRow } from "./list";
import { sortedSkills } from "./skills.server";
import { specialOf, traitFilter } from "./special.server";

/** The list of one weapon type with our words on how it plays. */
export function weaponListProps(type: WeaponType): WeaponListProps & { readonly text: string } {
  const weapons = weaponsOfType(type);
  return {
    type,
    text: weaponTypeText(type),
    rows: weapons.map(rowOf),
    skills: sortedSkills(weapons.flatMap(({ skills }) => skills.map(({ skill }) => skill))),
    traits: traitFilter(weapons),
  };
}

/** Weapons of a type, the rarest and strongest first. */
function weaponsOfType(type: WeaponType): readonly Weapon[] {
  return getCatalog()
    .weapons.all.filter((weapon) => weapon.type === type)
    .sort((a, b) => b.rarity - a.rarity || b.attack - a.attack || (a.name < b.name ? -1 : 1));
}

/** It is made at the smithy without another weapon: the first of a tree, or one that may be forged directly. */
export function isForgeable({ craft, upgradeFrom }: Weapon): boolean {
  return craft !== null && (upgradeFrom === null || craft.forgeable);
}

function rowOf(weapon: Weapon): WeaponRow {
  const special = specialOf(weapon);
  return {
    id: weapon.id,
    name: weapon.name,
    ...(weapon.gogmaFocus && { focus: weapon.gogmaFocus }),
    ...(weapon.artian && { artian: true }),
    rarity: weapon.rarity,
    attack: weapon.attack,
    shown: weapon.attackDisplay,
    affinity: weapon.affinity,
    element: weapon.element,
    slots: weapon.slots,
    skills: weapon.skills.map(({ skill, level }) => [skill, level] as const),
    ...(weapon.sharpness && { sharpness: weapon.sharpness, handicraft: weapon.handicraft ?? [] }),
    series: weapon.series,
    forgeable: isForgeable(weapon),
    ...(special && { special }),
  };
}
