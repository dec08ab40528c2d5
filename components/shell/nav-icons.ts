import type { IconName } from "@/components/ui/icon-names";

/** The icon before a link of the navigation, by address. */
export const navIcons: Readonly<Record<string, IconName>> = {
  "/wiki/weapons": "great-sword",
  "/wiki/armor": "chest",
  "/wiki/skills": "skill",
  "/wiki/food-skills": "food",
  "/wiki/hitzones": "hitzone",
  "/wiki/locales": "locale",
  "/wiki/guides": "guide",
  "/wiki/builds": "build",
  "/wiki/featured-content": "trophy",
  "/leaderboards": "run",
  "/leaderboards/overview": "ranking",
  "/leaderboards/submit": "submit",
  "/leaderboards/submissions": "item",
  "/leaderboards/rules": "rules",
  "/leaderboards/user-ranking": "trophy",
};
