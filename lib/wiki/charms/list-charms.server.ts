import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { addCosts } from "@/lib/catalog/materials";
import type { Named } from "@/lib/catalog/named";
import { type CharmFamily, listCharmFamilies } from "@/lib/catalog/relations/list-charm-families.server";
import { toLeveledSkill } from "@/lib/wiki/jewelry/to-given-skill.server";
import type { CharmListData, CharmSeriesRow } from "./charm-types";

/** Every family of craftable charms, by name. */
export function listCharms(): CharmListData {
  const families = listCharmFamilies()
    .flatMap(toSeriesRow)
    .sort((a, b) => a.name.localeCompare(b.name));
  return { series: families, skills: getSkills(families) };
}

function toSeriesRow({ charms }: CharmFamily): CharmSeriesRow[] {
  const last = charms.at(-1);
  if (!last) return [];
  return [
    {
      id: last.id,
      name: last.name,
      rarity: last.rarity,
      skills: last.skills.map(toLeveledSkill),
      tiers: charms.map(({ id, name, level, rarity }) => ({ id, name, level, rarity })),
      zenny: addCosts(charms).zenny,
    },
  ];
}

function getSkills(families: readonly CharmSeriesRow[]): Named[] {
  const { skills } = getCatalog();
  const ids = new Set(families.flatMap((family) => family.skills.map(({ id }) => id)));
  return [...ids]
    .map((id) => ({ id, name: skills.require(id).name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
