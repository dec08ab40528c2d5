import type { IconName } from "@/components/ui/icon-names";
import type { SiteLink } from "@/lib/site/routes";
import {
  armorPath,
  charmPath,
  decorationPath,
  dropFinderPath,
  foodSkillPath,
  itemPath,
  localePath,
  monsterPath,
  questPath,
  skillPath,
  weaponsPath,
} from "@/lib/site/wiki-paths";

export interface QuickLink extends SiteLink {
  readonly icon: IconName;
}

/** The sections of the wiki, offered before anything is typed. */
export const quickLinks: readonly QuickLink[] = [
  { label: "Weapons", href: weaponsPath(), icon: "great-sword" },
  { label: "Armor", href: armorPath(), icon: "chest" },
  { label: "Skills", href: skillPath(), icon: "skill" },
  { label: "Hitzones", href: monsterPath(), icon: "hitzone" },
  { label: "Decorations", href: decorationPath(), icon: "decoration" },
  { label: "Charms", href: charmPath(), icon: "charm" },
  { label: "Items", href: itemPath(), icon: "item" },
  { label: "Quests", href: questPath(), icon: "run" },
  { label: "Food Skills", href: foodSkillPath(), icon: "food" },
  { label: "Locales", href: localePath(), icon: "locale" },
  { label: "Drop finder", href: dropFinderPath(), icon: "submit" },
];
