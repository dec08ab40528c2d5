import { skillCategories, skillKinds } from "@/lib/catalog/codes";
import { createChoiceField, createMultiField, createSortField, createTextField } from "@/lib/site/list-state";
import { skillGivers } from "@/lib/wiki/skills/skill-types";

/** Set bonuses and group skills are categories of their own; the choice of the kind covers them. */
export const categories = skillCategories.filter((category) => category !== "set" && category !== "group");

/** State of the list of skills in the address. */
export const skillFields = {
  q: createTextField(),
  kind: createChoiceField(skillKinds),
  category: createMultiField(categories),
  from: createMultiField(skillGivers),
  sort: createSortField(["name", "category", "level"], { key: "name", direction: "asc" }),
};
