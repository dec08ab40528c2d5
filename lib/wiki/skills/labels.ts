import type { SkillKind } from "@/lib/catalog/codes";
import type { SkillGiver } from "./skill-types";

export const kindPlurals: Readonly<Record<SkillKind, string>> = {
  armor: "Equipment skills",
  weapon: "Weapon skills",
  "set-bonus": "Set bonuses",
  group: "Group skills",
};

/** Where skills of a kind come from, and how their levels add up. */
export const kindNotes: Readonly<Record<SkillKind, string>> = {
  armor: "Levels from armor, charms and decorations add up to the max level.",
  weapon: "Levels from your weapon, its decorations and an appraised talisman add up to the max level.",
  "set-bonus": "Equip enough pieces that share it. Higher levels replace lower ones, they do not stack.",
  group: "Equip three pieces that share it, from any sets.",
};

export const giverLabels: Readonly<Record<SkillGiver, string>> = {
  armor: "Armor",
  weapon: "Weapons",
  decoration: "Decorations",
  charm: "Charms",
  talisman: "Appraised talismans",
};
