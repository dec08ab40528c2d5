import { weaponElements } from "@/lib/catalog/codes";
import { toSlug } from "@/lib/catalog/to-slug";
import {
  createChoiceField,
  createMultiField,
  createNumberField,
  createSortField,
  createTextField,
  createToggleField,
} from "@/lib/site/list-state";
import { initialSort, type WeaponListProps } from "./weapon-list";

export const rarities = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export const elementKeys = [...weaponElements, "parts", "none"] as const;
/** Options for the minimum level of the largest slot. */
export const slotLevels = ["1", "2", "3"] as const;
export const affinityBounds = { min: -20, max: 30 } as const;

/** What the address of a weapon list may hold. Skills, series and traits are those of the list itself. */
export function getWeaponListFields({ rows, skills, traits }: WeaponListProps) {
  return {
    q: createTextField(),
    element: createMultiField(elementKeys),
    rarity: createMultiField(rarities),
    slot: createChoiceField(slotLevels),
    skill: createChoiceField(Object.keys(skills)),
    affinity: createNumberField(affinityBounds),
    series: createChoiceField(listSeries(rows).map(({ slug }) => slug)),
    trait: createChoiceField(traits?.options.map(({ value }) => value) ?? []),
    forge: createToggleField(),
    sort: createSortField(
      ["name", "rarity", "attack", "affinity", "element", "sharpness", "slots", "special", "level"],
      initialSort,
    ),
  };
}

export type WeaponListFields = ReturnType<typeof getWeaponListFields>;

/** The series of a list, by name, with their slugs. */
export function listSeries(rows: WeaponListProps["rows"]): readonly { name: string; slug: string }[] {
  const names = new Set(rows.flatMap(({ series }) => series ?? []));
  return [...names].sort().map((name) => ({ name, slug: toSlug(name) }));
}
