/** Every address of the site in one place: navigation, sitemaps and tests read it from here. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

export interface NavGroup extends SiteLink {
  /** Sub-pages, shown in a dropdown on wide screens and as an expandable group on narrow ones. */
  readonly links: readonly SiteLink[];
}

/** Top navigation in the order of the header. A group without links is a plain link. */
export const navigation: readonly NavGroup[] = [
  {
    label: "Wiki",
    href: "/wiki",
    links: [
      { label: "Weapons", href: "/wiki/weapons" },
      { label: "Armor", href: "/wiki/armor" },
      { label: "Skills", href: "/wiki/skills" },
      { label: "Food Skills", href: "/wiki/food-skills" },
      { label: "Hitzones", href: "/wiki/hitzones" },
      { label: "Locales", href: "/wiki/locales" },
      { label: "Guides", href: "/wiki/guides" },
      { label: "Builds", href: "/wiki/builds" },
      { label: "Featured Content", href: "/wiki/featured-content" },
    ],
  },
  { label: "Builder", href: "/builder", links: [] },
  {
    label: "Leaderboards",
    href: "/leaderboards",
    links: [
      { label: "Quests", href: "/leaderboards" },
      { label: "Overview", href: "/leaderboards/overview" },
      { label: "Submit Run", href: "/leaderboards/submit" },
      { label: "Submission Log", href: "/leaderboards/submissions" },
      { label: "Rules", href: "/leaderboards/rules" },
      { label: "User Ranking", href: "/leaderboards/user-ranking" },
    ],
  },
  { label: "Hunting Help", href: "/hunting-help", links: [] },
];

/** Footer links. */
export const footerLinks: readonly SiteLink[] = [
  { label: "About Us", href: "/about" },
  { label: "Terms of Use", href: "/about/terms-of-use" },
  { label: "Privacy Policy", href: "/about/privacy-policy" },
];

/** The rules of what people post, which every notice of moderation leads to. */
export const codeOfConductPath = "/about/code-of-conduct";

/** Profile page of one player. */
export function getUserPath(uid: string): string {
  return `/user/${encodeURIComponent(uid)}`;
}
