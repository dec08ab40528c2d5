import type { SkillKind } from "@/lib/catalog/codes";
import type { SkillGiver } from "./types";

export const kindPlurals: Readonly<Record<SkillKind, string>> = {
  armor: "Equipment skills",
  weapon: "Weapon skills",
  "set-bonus": "Set bonuses",
  group: "Group skills",
};

/** Where skills of a kind come from, and how their levels add up. */
export const kindNotes: Readonly<Record<SkillKind, string>> = {
  armor: "Levels from armor, charms and decorations add up, to the highest level at most.",
  weapon:
    "Levels from the weapon in hand, the decorations in its slots and an appraised talisman add up, to the highest level at most.",
  "set-bonus":
    "Wear enough pieces that share it. A higher level takes the place of the lower one, it does not come on top.",
  group: "Wear three pieces that share it, of whatever sets.",
};

export const giverWords: Readonly<Record<SkillGiver, string>> = {
  armor: "Armor",
  weapon: "Weapons",
  decoration: "Decorations",
  charm: "Charms",
  talisman: "Appraised talismans",
};
