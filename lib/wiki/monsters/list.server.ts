import { getCatalog } from "@/lib/catalog/catalog.server";
import type { Monster } from "@/lib/catalog/schema";
import { bestParts } from "./best-parts";
import { elementAdvice } from "./elements";
import { heatOf } from "./heat.server";
import type { MonsterListProps, MonsterRow } from "./list";
import { speciesSlug, speciesWord } from "./species";

/** Data of the list of monsters. */
export function monsterList(): MonsterListProps {
  const { monsters, locales } = getCatalog();
  const lived = new Set(monsters.all.flatMap((monster) => monster.locales));
  const species = [...new Set(monsters.all.map((monster) => monster.species))].sort();
  return {
    rows: monsters.all.map(rowOf),
    locales: locales.all.filter(({ id }) => lived.has(id)).map(({ id, name }) => [id, name]),
    species: species.map((name) => [speciesSlug(name), speciesWord(name)]),
  };
}

function rowOf(monster: Monster): MonsterRow {
  const heat = heatOf(monster);
  return {
    id: monster.id,
    name: monster.name,
    size: monster.size,
    species: monster.species,
    elements: elementAdvice(monster.recommendedElements, heat),
    best: bestParts(heat)
      .slice(0, 3)
      .map(({ value, parts: [first, ...more] }) => [value, first?.id ?? "", first?.name ?? "", more.length]),
    ailments: monster.ailments ?? [],
    locales: monster.locales,
    variants: monster.variants ?? [],
    health: monster.baseHealth,
  };
}
