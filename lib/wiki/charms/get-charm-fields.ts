import {
  createChoiceField,
  createMultiField,
  createSortField,
  createTextField,
  type Sort,
} from "@/lib/site/list-state";

export const charmRarities = ["2", "3", "4", "5", "6", "7", "8"] as const;

export const initialCharmSort = { key: "name", direction: "asc" } as const satisfies Sort;

/**
 * State of the list of charms in the address.
 *
 * @param skills ids of the skills that charms give
 */
export function getCharmFields(skills: readonly string[]) {
  return {
    q: createTextField(),
    skill: createChoiceField(skills),
    rarity: createMultiField(charmRarities),
    sort: createSortField(["name", "steps", "rarity", "zenny", "level"], initialCharmSort),
  };
}

const numerals = ["I", "II", "III", "IV", "V"];

/** Level of a charm as its name writes it. */
export function formatNumeral(level: number): string {
  return numerals[level - 1] ?? String(level);
}
