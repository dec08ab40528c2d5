import { weaponElements } from "@/lib/catalog/codes";
import { slugOf } from "@/lib/catalog/slug";
import {
  choiceField,
  multiField,
  numberField,
  sortField,
  textField,
  toggleField,
} from "@/lib/site/list-state";
import { initialSort, type WeaponListProps } from "./list";

export const rarities = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export const elementKeys = [...weaponElements, "parts", "none"] as const;
/** Options for the minimum level of the largest slot. */
export const slotLevels = ["1", "2", "3"] as const;
export const affinityBounds = { min: -20, max: 30 } as const;

/** What the address of a weapon list may hold. Skills, series and traits are those of the list itself. */
export function weaponListFields({ rows, skills, traits }: WeaponListProps) {
  return {
    q: textField(),
    element: multiField(elementKeys),
    rarity: multiField(rarities),
    slot: choiceField(slotLevels),
    skill: choiceField(Object.keys(skills)),
    affinity: numberField(affinityBounds),
    series: choiceField(seriesOf(rows).map(({ slug }) => slug)),
    trait: choiceField(traits?.options.map(({ value }) => value) ?? []),
    forge: toggleField(),
    sort: sortField(
      ["name", "rarity", "attack", "affinity", "element", "sharpness", "slots", "special"],
      initialSort,
    ),
  };
}

export type WeaponListFields = ReturnType<typeof weaponListFields>;

/** The series of a list, by name, with their slugs. */
export function seriesOf(rows: WeaponListProps["rows"]): readonly { name: string; slug: string }[] {
  const names = new Set(rows.flatMap(({ series }) => series ?? []));
  return [...names].sort().map((name) => ({ name, slug: slugOf(name) }));
}
