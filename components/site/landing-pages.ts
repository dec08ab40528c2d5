import type { IconName } from "@/components/ui/icon-names";
import { siteConfig } from "@/lib/site/config";
import type { SiteLink } from "@/lib/site/routes";

/** A way on, with the reason to take it. */
export interface LandingPageLink extends SiteLink {
  /** One line that says what is found there. */
  readonly note: string;
  /** Left out for links that leave the site. */
  readonly icon?: IconName;
}

/** A route that says in one sentence what its subject is and points the ways on. */
export interface LandingPageContent {
  readonly href: string;
  readonly title: string;
  readonly icon: IconName;
  /** For search engines and link previews. */
  readonly description: string;
  /** One sentence, true of the game or of this site's rules. */
  readonly sentence: string;
  /** Pages above this one, outermost first. */
  readonly breadcrumb: readonly SiteLink[];
  readonly links: readonly LandingPageLink[];
}

const wikiLink: SiteLink = { label: "Wiki", href: "/wiki" };
const _leaderboardsLink: SiteLink = { label: "Leaderboards", href: "/leaderboards" };

const hitzonesLink: LandingPageLink = {
  label: "Hitzones",
  href: "/wiki/hitzones",
  note: "Weak points and elements",
  icon: "hitzone",
};
const guidesLink: LandingPageLink = {
  label: "Guides",
  href: "/wiki/guides",
  note: "Tips from other hunters",
  icon: "guide",
};
const buildsLink: LandingPageLink = {
  label: "Builds",
  href: "/wiki/builds",
  note: "Loadouts shared by players",
  icon: "build",
};
const featuredLink: LandingPageLink = {
  label: "Featured Content",
  href: "/wiki/featured-content",
  note: "Picked by our creators",
  icon: "trophy",
};
const builderLink: LandingPageLink = {
  label: "Builder",
  href: "/builder",
  note: "Plan your loadout",
  icon: "decoration",
};
const helpLink: LandingPageLink = {
  label: "Hunting Help",
  href: "/hunting-help",
  note: "Ask other players",
  icon: "help",
};
const questsLink: LandingPageLink = {
  label: "Quests",
  href: "/leaderboards",
  note: "Timed quest runs",
  icon: "run",
};
const _overviewLink: LandingPageLink = {
  label: "Overview",
  href: "/leaderboards/overview",
  note: "Boards by quest, ruleset and weapon",
  icon: "monster",
};
const _submissionsLink: LandingPageLink = {
  label: "Submission Log",
  href: "/leaderboards/submissions",
  note: "Every decision with its reason",
  icon: "item",
};
const _rulesLink: LandingPageLink = {
  label: "Rules",
  href: "/leaderboards/rules",
  note: "Rulesets, timing, proof, points",
  icon: "rules",
};
const discordLink: LandingPageLink = {
  label: "Discord",
  href: siteConfig.discordUrl,
  note: "Chat with other hunters",
};

/**
 * Every signpost of the site by the name of its page. Figures are those of the game version in
 * `data/README.md`.
 */
export const landingPages = {
  guides: {
    href: "/wiki/guides",
    title: "Guides",
    icon: "guide",
    description: "Monster Hunter Wilds guides by players, tagged by game version.",
    sentence: "Guides by players, tagged by game version.",
    breadcrumb: [wikiLink],
    links: [builderLink, buildsLink, featuredLink, helpLink, hitzonesLink],
  },
  featuredContent: {
    href: "/wiki/featured-content",
    title: "Featured Content",
    icon: "trophy",
    description: "Builds, guides, runs and videos picked by the site's creators.",
    sentence: "Builds, guides, runs and videos picked by the site's creators.",
    breadcrumb: [wikiLink],
    links: [buildsLink, guidesLink, questsLink, discordLink],
  },
} as const satisfies Record<string, LandingPageContent>;
