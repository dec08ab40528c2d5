import { createFacets, getFacetFields, toOptions } from "@/components/list/facets";
import { GameIcon } from "@/components/ui/GameIcon";
import { elements } from "@/lib/catalog/codes";
import { monsterVariants } from "@/lib/catalog/world-codes";
import { monsterVariantLabels } from "@/lib/catalog/world-labels";
import { createSortField, createTabField } from "@/lib/site/list-state";
import { damageLabels } from "@/lib/wiki/monsters/damage-types";
import type { MonsterListProps, MonsterRow } from "@/lib/wiki/monsters/monster-list";
import { getSpeciesSlug } from "@/lib/wiki/monsters/species";

const { text, oneOf, anyOf } = createFacets<MonsterRow>();

/** The facets of monsters. */
export function createMonsterFacets({ locales, species }: Pick<MonsterListProps, "locales" | "species">) {
  return {
    q: text({
      label: "Name, species or ailment",
      chip: "Name",
      texts: (row, names) => ({
        names: names.list("monsters", row.id, row.name),
        mentions: [row.species, ...row.ailments],
      }),
    }),
    element: anyOf({
      label: "Weak to",
      options: elements.map((value) => ({
        value,
        label: damageLabels[value].label,
        icon: <GameIcon name={value} size={16} />,
      })),
      has: (row, element) => row.elements.some(([each]) => each === element),
    }),
    species: oneOf({
      label: "Species",
      options: species.map(([value, label]) => ({ value, label })),
      has: (row, slug) => getSpeciesSlug(row.species) === slug,
    }),
    locale: oneOf({
      label: "Locale",
      options: locales.map(([value, label]) => ({ value, label })),
      has: (row, locale) => row.locales.includes(locale),
    }),
    variant: anyOf({
      label: "Variant",
      options: toOptions(monsterVariants, monsterVariantLabels),
      has: ({ variants }, variant) => variants.includes(variant),
      // Small monsters have none.
      isShown: (rows) => rows.some(({ variants }) => variants.length > 0),
    }),
  };
}

/** State of the list in the address. */
export function getMonsterFields(facets: ReturnType<typeof createMonsterFacets>) {
  return {
    tab: createTabField(["large", "small"]),
    ...getFacetFields(facets),
    sort: createSortField(["name", "species", "element", "sever", "blunt", "ammo", "health"], {
      key: "name",
      direction: "asc",
    }),
  };
}
