import { skillCategories, skillKinds } from "@/lib/catalog/codes";
import { choiceField, multiField, sortField, textField } from "@/lib/site/list-state";
import { skillGivers } from "@/lib/wiki/skills/types";

/** Set bonuses and group skills are categories of their own; the choice of the kind covers them. */
export const categories = skillCategories.filter((category) => category !== "set" && category !== "group");

/** State of the list of skills in the address. */
export const skillFields = {
  q: textField(),
  kind: choiceField(skillKinds),
  category: multiField(categories),
  from: multiField(skillGivers),
  sort: sortField(["name", "category", "level"], { key: "name", direction: "asc" }),
};
