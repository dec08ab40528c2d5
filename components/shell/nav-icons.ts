import type { IconName } from "@/components/ui/icon-names";
import { wikiLinks } from "@/lib/site/wiki-kinds";

/** The icon before a link of the navigation, by address. */
export const navIcons: Readonly<Record<string, IconName>> = {
  ...Object.fromEntries(wikiLinks.map(({ href, icon }) => [href, icon])),
  "/wiki/charms/talismans": "charm",
  "/wiki/weapons/artian": "build",
  "/wiki/pendants": "charm",
  "/wiki/hitzones/compare": "monster",
  "/wiki/drop-finder": "submit",
  "/wiki/wishlist": "rules",
  "/wiki/odds": "charm",
  "/wiki/data": "skill",
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
