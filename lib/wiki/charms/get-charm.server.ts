import { getCatalog } from "@/lib/catalog/catalog.server";
import { addCosts, type Cost } from "@/lib/catalog/materials";
import { namesOf } from "@/lib/catalog/names.server";
import { familyOfCharm } from "@/lib/catalog/relations/charm-families.server";
import { givenSkill } from "@/lib/wiki/jewelry/given-skill.server";
import type { CharmDetail, CostRows } from "./types";

/** Everything that the page of a charm shows. */
export function getCharm(id: string): CharmDetail {
  const charm = getCatalog().charms.require(id);
  const family = familyOfCharm(id);
  const { name, level, rarity } = charm;
  return {
    id,
    name,
    level,
    rarity,
    family: family.name,
    chain: family.charms.map(({ id, name, level, rarity, zenny }) => ({ id, name, level, rarity, zenny })),
    skills: charm.skills.map(givenSkill),
    step: costRows(charm),
    path: costRows(addCosts(family.charms.filter((each) => each.level <= level))),
    names: namesOf("charms", id),
  };
}

function costRows({ zenny, materials }: Cost): CostRows {
  const { items } = getCatalog();
  return {
    zenny,
    materials: materials.map(({ item, qty }) => {
      const { id, name } = items.require(item);
      return { item: { id, name }, qty };
    }),
  };
}
