import { getCatalog } from "@/lib/catalog/get-catalog.server";
import type { Monster } from "@/lib/catalog/schema";
import { getBestParts } from "./get-best-parts";
import { getElementAdvice } from "./get-element-advice";
import { getHitzones } from "./get-hitzones.server";
import type { MonsterListProps, MonsterRow } from "./monster-list";
import { formatSpecies, getSpeciesSlug } from "./species";

/** Data of the list of monsters. */
export function listMonsters(): MonsterListProps {
  const { monsters, locales } = getCatalog();
  const lived = new Set(monsters.all.flatMap((monster) => monster.locales));
  const species = [...new Set(monsters.all.map((monster) => monster.species))].sort();
  return {
    rows: monsters.all.map(toMonsterRow),
    locales: locales.all.filter(({ id }) => lived.has(id)).map(({ id, name }) => [id, name]),
    species: species.map((name) => [getSpeciesSlug(name), formatSpecies(name)]),
  };
}

function toMonsterRow(monster: Monster): MonsterRow {
  const hitzones = getHitzones(monster);
  return {
    id: monster.id,
    name: monster.name,
    size: monster.size,
    species: monster.species,
    elements: getElementAdvice(monster.recommendedElements, hitzones),
    best: getBestParts(hitzones)
      .slice(0, 3)
      .map(({ value, parts: [first, ...more] }) => [value, first?.id ?? "", first?.name ?? "", more.length]),
    ailments: monster.ailments ?? [],
    locales: monster.locales,
    variants: monster.variants ?? [],
    health: monster.baseHealth,
  };
}
