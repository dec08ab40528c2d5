import { fullProgress, isCraftable } from "@/lib/catalog/availability";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getWeaponNeeds } from "@/lib/catalog/relations/get-crafting-needs.server";
import type { Weapon } from "@/lib/catalog/schema";
import type { AllWeaponsProps, AnyWeaponRow } from "./all-weapons";
import { sortSkills } from "./sort-skills.server";

/** Weapons of all types, the rarest and strongest first. */
export function getAllWeapons(): AllWeaponsProps {
  const weapons = getCatalog().weapons.all.toSorted(
    (a, b) => b.rarity - a.rarity || b.attack - a.attack || (a.name < b.name ? -1 : 1),
  );
  return {
    rows: weapons.map(toRow),
    skills: sortSkills(weapons.flatMap(({ skills }) => skills.map(({ skill }) => skill))),
  };
}

function toRow(weapon: Weapon): AnyWeaponRow {
  const isLowRank = isCraftable(getWeaponNeeds(weapon), { ...fullProgress, rank: "low" });
  return {
    id: weapon.id,
    type: weapon.type,
    name: weapon.name,
    ...(weapon.gogmaFocus && { focus: weapon.gogmaFocus }),
    ...(weapon.artian && { isArtian: true }),
    rarity: weapon.rarity,
    attack: weapon.attack,
    affinity: weapon.affinity,
    element: weapon.element,
    slots: weapon.slots,
    skills: weapon.skills.map(({ skill, level }) => [skill, level] as const),
    rank: isLowRank ? "low" : "high",
  };
}
