import { elements, ranks } from "@/lib/catalog/codes";
import { createChoiceField, createMultiField, createTextField, type Sort } from "@/lib/site/list-state";
import type { SkillRef } from "./armor-rows";

export const rarities = ["1", "2", "3", "4", "5", "6", "7", "8"] as const;
export type Rarity = (typeof rarities)[number];

/** Figures that both lists can be sorted by. */
export const figureSortKeys = ["rank", "rarity", "defense", "level", ...elements] as const;

/** How both lists are sorted at first. */
export const initialArmorSort = { key: "rarity", direction: "desc" } as const satisfies Sort;

/** State that both lists of armor keep in the address; skills and bonuses are those of the page. */
export function getArmorFields(skills: readonly SkillRef[], bonuses: readonly SkillRef[]) {
  return {
    q: createTextField(),
    rank: createChoiceField(ranks),
    rarity: createMultiField(rarities),
    skill: createChoiceField(skills.map(({ id }) => id)),
    bonus: createChoiceField(bonuses.map(({ id }) => id)),
  };
}

/** Options of a choice among skills, by name. */
export function listSkillOptions(skills: readonly SkillRef[]): { value: string; label: string }[] {
  return skills
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));
}
