import type { SkillCategory, SkillKind } from "./codes";
import type { Labels } from "./labels";

/* The words that people read for kinds and categories of skills. */

export const skillKindLabels: Labels<SkillKind> = {
  armor: "Equipment skill",
  weapon: "Weapon skill",
  "set-bonus": "Set bonus",
  group: "Group skill",
};

export const skillCategoryLabels: Labels<SkillCategory> = {
  attack: "Attack",
  affinity: "Affinity",
  element: "Element and status",
  sharpness: "Sharpness",
  ranged: "Ranged",
  offense: "Offense",
  defense: "Defense",
  health: "Health",
  stamina: "Stamina",
  utility: "Utility",
  item: "Items",
  gathering: "Gathering",
  set: "Set bonus",
  group: "Group skill",
};
