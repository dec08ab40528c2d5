import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getNamesByLanguage } from "@/lib/catalog/get-names.server";
import { addCosts, type Cost } from "@/lib/catalog/materials";
import { getCharmFamily } from "@/lib/catalog/relations/list-charm-families.server";
import { toGivenSkill } from "@/lib/wiki/jewelry/to-given-skill.server";
import type { CharmDetail, CostRows } from "./charm-types";

/** Everything that the page of a charm shows. */
export function getCharm(id: string): CharmDetail {
  const charm = getCatalog().charms.require(id);
  const family = getCharmFamily(id);
  const { name, level, rarity } = charm;
  return {
    id,
    name,
    level,
    rarity,
    family: family.name,
    chain: family.charms.map(({ id, name, level, rarity, zenny }) => ({ id, name, level, rarity, zenny })),
    skills: charm.skills.map(toGivenSkill),
    step: toCostRows(charm),
    path: toCostRows(addCosts(family.charms.filter((each) => each.level <= level))),
    names: getNamesByLanguage("charms", id),
  };
}

function toCostRows({ zenny, materials }: Cost): CostRows {
  const { items } = getCatalog();
  return {
    zenny,
    materials: materials.map(({ item, qty }) => {
      const { id, name } = items.require(item);
      return { item: { id, name }, qty };
    }),
  };
}
