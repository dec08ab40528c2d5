import { elements, type MonsterVariant, monsterVariants } from "@/lib/catalog/codes";
import { monsterVariantLabels } from "@/lib/catalog/labels";
import type { SearchNames } from "@/lib/names/search-names";
import {
  createChoiceField,
  createMultiField,
  createSortField,
  createTabField,
  createTextField,
  type ListState,
} from "@/lib/site/list-state";
import { damageLabels } from "./damage-types";
import type { MonsterListProps, MonsterRow } from "./monster-list";
import { getSpeciesSlug } from "./species";

type Options = Pick<MonsterListProps, "locales" | "species">;

/** State of the list in the address. */
export function getMonsterFields({ locales, species }: Options) {
  return {
    tab: createTabField(["large", "small"]),
    q: createTextField(),
    element: createMultiField(elements),
    species: createChoiceField(species.map(([slug]) => slug)),
    locale: createChoiceField(locales.map(([id]) => id)),
    variant: createMultiField(monsterVariants),
    sort: createSortField(["name", "species", "element", "sever", "blunt", "ammo", "health"], {
      key: "name",
      direction: "asc",
    }),
  };
}

export type MonsterListState = ListState<ReturnType<typeof getMonsterFields>>;

/** The filters of the list: text of the choice and test. */
export function getMonsterFilters(
  state: MonsterListState,
  { locales, species }: Options,
  names: SearchNames,
) {
  const { q, element, variant } = state;
  return [
    {
      key: "q",
      label: "Name",
      value: q.trim(),
      test: names.createTest(q, (row: MonsterRow) => ({
        names: names.list("monsters", row.id, row.name),
        mentions: [row.species, ...row.ailments],
      })),
    },
    {
      key: "element",
      label: "Weak to",
      value: element.map((each) => damageLabels[each].label).join(" or "),
      test: (row: MonsterRow) => row.elements.some(([each]) => element.includes(each)),
    },
    {
      key: "species",
      label: "Species",
      value: getOptionLabel(species, state.species),
      test: (row: MonsterRow) => getSpeciesSlug(row.species) === state.species,
    },
    {
      key: "locale",
      label: "Locale",
      value: getOptionLabel(locales, state.locale),
      test: (row: MonsterRow) => row.locales.includes(state.locale),
    },
    {
      key: "variant",
      label: "Variant",
      value: variant.map((each) => monsterVariantLabels[each]).join(" or "),
      test: (row: MonsterRow) => row.variants.some((each: MonsterVariant) => variant.includes(each)),
    },
  ];
}

function getOptionLabel(options: readonly (readonly [id: string, name: string])[], chosen: string): string {
  return options.find(([id]) => id === chosen)?.[1] ?? "";
}
