import { boxPath, crownsPath, farmPath, rerollsPath, talismanWorthPath } from "./box-paths";
import { type WikiKind, wikiKinds, wikiLinks } from "./wiki-kinds";
import {
  ailmentsPath,
  artianPath,
  getComparePath,
  getDropFinderPath,
  layeredArmorPath,
  oddsPath,
  openDataPath,
  pendantsPath,
  talismansPath,
  wishlistPath,
} from "./wiki-paths";

/** Every address of the site in one place: navigation, sitemaps and tests read it from here. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** Links of a group under a heading of their own. */
interface NavSection {
  readonly label: string;
  readonly links: readonly SiteLink[];
}

export interface NavGroup extends SiteLink {
  /** Sub-pages, shown in a dropdown on wide screens and as an expandable group on narrow ones. */
  readonly links: readonly SiteLink[];
  /** The same links in parts, where there are too many for one list. */
  readonly sections?: readonly NavSection[];
}

/** Everything that the wiki has, in the four parts of its menu. */
const wikiSections: readonly NavSection[] = [
  createKindSection("Gear", [
    { label: "Talismans", href: talismansPath },
    { label: "Artian Weapons", href: artianPath },
    { label: "Pendants", href: pendantsPath },
    { label: "Layered Armor", href: layeredArmorPath },
  ]),
  createKindSection("Monsters", [
    { label: "Compare Monsters", href: getComparePath() },
    { label: "Hunter Ailments", href: ailmentsPath },
  ]),
  createKindSection("World"),
  {
    label: "Tools",
    links: [
      { label: "Drop Finder", href: getDropFinderPath() },
      { label: "Wishlist", href: wishlistPath },
      { label: "My Box", href: boxPath },
      { label: "Crowns", href: crownsPath },
      { label: "Rerolls", href: rerollsPath },
      { label: "Talisman Worth", href: talismanWorthPath },
      { label: "What to Farm", href: farmPath },
      { label: "Odds Calculator", href: oddsPath },
      { label: "Builds", href: "/wiki/builds" },
      { label: "Guides", href: "/wiki/guides" },
      { label: "Featured Content", href: "/wiki/featured-content" },
      { label: "Open Data", href: openDataPath },
    ],
  },
];

/** The kinds of one part of the menu, then what else is in it. */
function createKindSection(
  label: (typeof wikiKinds)[WikiKind]["menu"],
  further: readonly SiteLink[] = [],
): NavSection {
  return { label, links: [...wikiLinks.filter(({ kind }) => wikiKinds[kind].menu === label), ...further] };
}

/** Top navigation in the order of the header. A group without links is a plain link. */
export const navigation: readonly NavGroup[] = [
  {
    label: "Wiki",
    href: "/wiki",
    links: wikiSections.flatMap(({ links }) => links),
    sections: wikiSections,
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

/** Where admins work. */
export const adminPath = "/admin";

/** Page of the API for other programs. */
export const apiPath = "/about/api";

/** Page of decisions about oneself, with appeals. */
export const appealsPath = "/user/appeals";

/** Where the link of a weekly email leads, to turn it off without a sign-in. */
export const weeklyEmailPath = "/user/weekly-email";

/** Profile page of one player. */
export function getUserPath(uid: string): string {
  return `/user/${encodeURIComponent(uid)}`;
}
