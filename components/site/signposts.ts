import type { IconName } from "@/components/ui/icon-names";
import { siteConfig } from "@/lib/site/config";
import type { SiteLink } from "@/lib/site/routes";

/** A way on, with the reason to take it. */
export interface SignpostLink extends SiteLink {
  /** One line that says what is found there. */
  readonly note: string;
  /** Left out for links that leave the site. */
  readonly icon?: IconName;
}

/** A route that says in one sentence what its subject is and points the ways on. */
export interface Signpost {
  readonly href: string;
  readonly title: string;
  readonly icon: IconName;
  /** For search engines and link previews. */
  readonly description: string;
  /** One sentence, true of the game or of this site's rules. */
  readonly sentence: string;
  /** Pages above this one, outermost first. */
  readonly breadcrumb: readonly SiteLink[];
  readonly links: readonly SignpostLink[];
}

const wikiDoor: SiteLink = { label: "Wiki", href: "/wiki" };
const leaderboardsDoor: SiteLink = { label: "Leaderboards", href: "/leaderboards" };

const toWeapons: SignpostLink = {
  label: "Weapons",
  href: "/wiki/weapons",
  note: "14 types, 14 ways to hunt",
  icon: "great-sword",
};
const toFoodSkills: SignpostLink = {
  label: "Food Skills",
  href: "/wiki/food-skills",
  note: "What a meal brings to the hunt",
  icon: "food",
};
const toHitzones: SignpostLink = {
  label: "Hitzones",
  href: "/wiki/hitzones",
  note: "Where a monster is soft, and to what",
  icon: "hitzone",
};
const toGuides: SignpostLink = {
  label: "Guides",
  href: "/wiki/guides",
  note: "Written down by other hunters",
  icon: "guide",
};
const toBuilds: SignpostLink = {
  label: "Builds",
  href: "/wiki/builds",
  note: "Loadouts with a purpose",
  icon: "build",
};
const toFeatured: SignpostLink = {
  label: "Featured Content",
  href: "/wiki/featured-content",
  note: "What the creators want you to see",
  icon: "trophy",
};
const toBuilder: SignpostLink = {
  label: "Builder",
  href: "/builder",
  note: "Plan a loadout piece by piece",
  icon: "decoration",
};
const toHelp: SignpostLink = {
  label: "Hunting Help",
  href: "/hunting-help",
  note: "Four hunters know more than one",
  icon: "help",
};
const toQuests: SignpostLink = {
  label: "Quests",
  href: "/leaderboards",
  note: "One quest, one clock, one video",
  icon: "run",
};
const toOverview: SignpostLink = {
  label: "Overview",
  href: "/leaderboards/overview",
  note: "What makes two runs comparable",
  icon: "monster",
};
const toSubmit: SignpostLink = {
  label: "Submit Run",
  href: "/leaderboards/submit",
  note: "What a run must show",
  icon: "submit",
};
const toSubmissions: SignpostLink = {
  label: "Submission Log",
  href: "/leaderboards/submissions",
  note: "Who judges a run, and how",
  icon: "item",
};
const toRules: SignpostLink = {
  label: "Rules",
  href: "/leaderboards/rules",
  note: "Rulesets, timing, proof, points",
  icon: "rules",
};
const toRanking: SignpostLink = {
  label: "User Ranking",
  href: "/leaderboards/user-ranking",
  note: "Twenty boards make a rank",
  icon: "ranking",
};
const toDiscord: SignpostLink = {
  label: "Discord",
  href: siteConfig.discordUrl,
  note: "Ask the hunters who are online now",
};

/**
 * Every signpost of the site by the name of its page. Figures are those of the game version in
 * `data/README.md`.
 */
export const signposts = {
  huntingHelp: {
    href: "/hunting-help",
    title: "Hunting Help",
    icon: "help",
    description:
      "Where hunters of Monster Hunter Wilds turn when a hunt, a build or a monster will not yield.",
    sentence: "Most hunts in Monster Hunter Wilds admit up to four hunters and give them fifty minutes.",
    breadcrumb: [],
    links: [toDiscord, toHitzones, toBuilder, toBuilds, toGuides, toFoodSkills],
  },
  leaderboards: {
    href: "/leaderboards",
    title: "Quest leaderboards",
    icon: "run",
    description: "Timed quest runs of Monster Hunter Wilds, compared board by board.",
    sentence: "A run is one quest, finished against the clock and shown on video from start to clear time.",
    breadcrumb: [],
    links: [toRules, toOverview, toSubmit, toSubmissions, toRanking],
  },
  leaderboardOverview: {
    href: "/leaderboards/overview",
    title: "Leaderboard overview",
    icon: "monster",
    description: "How the boards are divided: quest, ruleset, weapon, platform and party size.",
    sentence:
      "A board compares like with like: one quest, ruleset, platform and party size, and one weapon when solo.",
    breadcrumb: [leaderboardsDoor],
    links: [toRules, toQuests, toRanking, toWeapons],
  },
  submitRun: {
    href: "/leaderboards/submit",
    title: "Submit a run",
    icon: "submit",
    description: "What a timed quest run must show before it can stand on a leaderboard.",
    sentence: "A run needs its clear time to the hundredth of a second and a video without cuts to prove it.",
    breadcrumb: [leaderboardsDoor],
    links: [toRules, toSubmissions, toOverview, toDiscord],
  },
  submissions: {
    href: "/leaderboards/submissions",
    title: "Submission log",
    icon: "item",
    description: "How submitted runs are judged: by whom, by what, and with what right of appeal.",
    sentence:
      "Every run is judged by someone who took no part in it, and a run for first place by two of them.",
    breadcrumb: [leaderboardsDoor],
    links: [toRules, toSubmit, toQuests, toDiscord],
  },
  userRanking: {
    href: "/leaderboards/user-ranking",
    title: "User ranking",
    icon: "ranking",
    description: "How single runs add up to one rank for each runner.",
    sentence:
      "A runner's score is the sum of their twenty best boards, each weighing 5 % less than the one before.",
    breadcrumb: [leaderboardsDoor],
    links: [toRules, toQuests, toOverview, toSubmit],
  },
  guides: {
    href: "/wiki/guides",
    title: "Guides",
    icon: "guide",
    description: "Guides to Monster Hunter Wilds by hunters who have been there.",
    sentence: "A guide is one hunter's experience, written down for the version of the game that it names.",
    breadcrumb: [wikiDoor],
    links: [toBuilder, toBuilds, toFeatured, toHelp, toHitzones],
  },
  featuredContent: {
    href: "/wiki/featured-content",
    title: "Featured Content",
    icon: "trophy",
    description: "Builds, guides, runs and videos that the creators of the site have picked.",
    sentence: "What is featured is picked by the site's creators: a build, a guide, a run or a video.",
    breadcrumb: [wikiDoor],
    links: [toBuilds, toGuides, toQuests, toDiscord],
  },
} as const satisfies Record<string, Signpost>;
