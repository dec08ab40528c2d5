import { choiceField, multiField, sortField, textField } from "@/lib/site/list-state";

export const charmRarities = ["2", "3", "4", "5", "6", "7", "8"] as const;

/**
 * State of the list of charms in the address.
 *
 * @param skills ids of the skills that charms give
 */
export function charmFields(skills: readonly string[]) {
  return {
    q: textField(),
    skill: choiceField(skills),
    rarity: multiField(charmRarities),
    sort: sortField(["name", "steps", "rarity", "zenny"], { key: "name", direction: "asc" }),
  };
}

const numerals = ["I", "II", "III", "IV", "V"];

/** Level of a charm as its name writes it. */
export function numeral(level: number): string {
  return numerals[level - 1] ?? String(level);
}
