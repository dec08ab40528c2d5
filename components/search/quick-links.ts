import type { IconName } from "@/components/ui/icon-names";
import type { SiteLink } from "@/lib/site/routes";
import {
  getArmorPath,
  getCharmPath,
  getDecorationPath,
  getDropFinderPath,
  getFoodSkillPath,
  getItemPath,
  getLocalePath,
  getMonsterPath,
  getQuestPath,
  getSkillPath,
  getWeaponPath,
  wishlistPath,
} from "@/lib/site/wiki-paths";

export interface QuickLink extends SiteLink {
  readonly icon: IconName;
}

/** The sections of the wiki, offered before anything is typed. */
export const quickLinks: readonly QuickLink[] = [
  { label: "Weapons", href: getWeaponPath(), icon: "great-sword" },
  { label: "Armor", href: getArmorPath(), icon: "chest" },
  { label: "Skills", href: getSkillPath(), icon: "skill" },
  { label: "Hitzones", href: getMonsterPath(), icon: "hitzone" },
  { label: "Decorations", href: getDecorationPath(), icon: "decoration" },
  { label: "Charms", href: getCharmPath(), icon: "charm" },
  { label: "Items", href: getItemPath(), icon: "item" },
  { label: "Quests", href: getQuestPath(), icon: "run" },
  { label: "Food Skills", href: getFoodSkillPath(), icon: "food" },
  { label: "Locales", href: getLocalePath(), icon: "locale" },
  { label: "Drop finder", href: getDropFinderPath(), icon: "submit" },
  { label: "Wishlist", href: wishlistPath, icon: "rules" },
  { label: "Builder", href: "/builder", icon: "build" },
];
