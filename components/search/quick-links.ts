import type { IconName } from "@/components/ui/icon-names";
import type { SiteLink } from "@/lib/site/routes";
import { wikiLinks } from "@/lib/site/wiki-kinds";
import { getDropFinderPath, wishlistPath } from "@/lib/site/wiki-paths";

export interface QuickLink extends SiteLink {
  readonly icon: IconName;
}

/** The sections of the wiki, offered before anything is typed. */
export const quickLinks: readonly QuickLink[] = [
  ...wikiLinks,
  { label: "Drop Finder", href: getDropFinderPath(), icon: "submit" },
  { label: "Wishlist", href: wishlistPath, icon: "rules" },
  { label: "Builder", href: "/builder", icon: "build" },
];
