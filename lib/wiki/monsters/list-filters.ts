import { elements, type MonsterVariant, monsterVariants } from "@/lib/catalog/codes";
import { monsterVariantWords } from "@/lib/catalog/vocabulary";
import {
  choiceField,
  type ListState,
  multiField,
  sortField,
  tabField,
  textField,
} from "@/lib/site/list-state";
import { matchesText } from "@/lib/text/match-text";
import { damageWords } from "./damage";
import type { MonsterListProps, MonsterRow } from "./list";
import { speciesSlug } from "./species";

type Options = Pick<MonsterListProps, "locales" | "species">;

/** State of the list in the address. */
export function monsterFields({ locales, species }: Options) {
  return {
    tab: tabField(["large", "small"]),
    q: textField(),
    element: multiField(elements),
    species: choiceField(species.map(([slug]) => slug)),
    locale: choiceField(locales.map(([id]) => id)),
    variant: multiField(monsterVariants),
    sort: sortField(["name", "species", "element", "sever", "blunt", "ammo", "health"], {
      key: "name",
      direction: "asc",
    }),
  };
}

export type MonsterListState = ListState<ReturnType<typeof monsterFields>>;

/** The filters of the list: text of the choice and test. */
export function monsterFilters(state: MonsterListState, { locales, species }: Options) {
  const { q, element, variant } = state;
  return [
    {
      key: "q",
      label: "Name",
      value: q.trim(),
      test: (row: MonsterRow) => matchesText(q, row.name, row.species, ...row.ailments),
    },
    {
      key: "element",
      label: "Weak to",
      value: element.map((each) => damageWords[each].label).join(" or "),
      test: (row: MonsterRow) => row.elements.some(([each]) => element.includes(each)),
    },
    {
      key: "species",
      label: "Species",
      value: wordOf(species, state.species),
      test: (row: MonsterRow) => speciesSlug(row.species) === state.species,
    },
    {
      key: "locale",
      label: "Locale",
      value: wordOf(locales, state.locale),
      test: (row: MonsterRow) => row.locales.includes(state.locale),
    },
    {
      key: "variant",
      label: "Variant",
      value: variant.map((each) => monsterVariantWords[each]).join(" or "),
      test: (row: MonsterRow) => row.variants.some((each: MonsterVariant) => variant.includes(each)),
    },
  ];
}

function wordOf(options: readonly (readonly [id: string, name: string])[], chosen: string): string {
  return options.find(([id]) => id === chosen)?.[1] ?? "";
}
