import { getCatalog } from "@/lib/catalog/catalog.server";
import { addCosts } from "@/lib/catalog/materials";
import { type CharmFamily, charmFamilies } from "@/lib/catalog/relations/charm-families.server";
import { leveledSkill } from "@/lib/wiki/jewelry/given-skill.server";
import type { Named } from "@/lib/wiki/jewelry/types";
import type { CharmList, FamilyRow } from "./types";

/** Every family of craftable charms, by name. */
export function listCharms(): CharmList {
  const families = charmFamilies()
    .flatMap(familyRow)
    .sort((a, b) => a.name.localeCompare(b.name));
  return { families, skills: skillsOf(families) };
}

function familyRow({ charms }: CharmFamily): FamilyRow[] {
  const last = charms.at(-1);
  if (!last) return [];
  return [
    {
      id: last.id,
      name: last.name,
      rarity: last.rarity,
      skills: last.skills.map(leveledSkill),
      steps: charms.map(({ id, name, level, rarity }) => ({ id, name, level, rarity })),
      zenny: addCosts(charms).zenny,
    },
  ];
}

function skillsOf(families: readonly FamilyRow[]): Named[] {
  const { skills } = getCatalog();
  const ids = new Set(families.flatMap((family) => family.skills.map(({ id }) => id)));
  return [...ids]
    .map((id) => ({ id, name: skills.require(id).name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
