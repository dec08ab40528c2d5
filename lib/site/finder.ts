import type { SiteLink } from "./routes";

/** A page or feature of the site as the finder knows it. */
export interface FinderEntry extends SiteLink {
  /** Where it lives, shown beside the name. */
  readonly place: string;
  /** Further words by which a hunter may look for it, lower case. */
  readonly words: string;
}

/** Everything that "Find a page" can find, in the order of an empty search. */
export const finderEntries: readonly FinderEntry[] = [
  {
    label: "Hitzones",
    href: "/wiki/hitzones",
    place: "Wiki",
    words: "weakness weak point monster part element",
  },
  {
    label: "Weapons",
    href: "/wiki/weapons",
    place: "Wiki",
    words:
      "great long sword shield dual blades hammer hunting horn lance gunlance switch axe charge insect glaive bow light heavy bowgun artian",
  },
  {
    label: "Armor",
    href: "/wiki/armor",
    place: "Wiki",
    words: "armour set piece head chest arms waist legs defense",
  },
  {
    label: "Skills",
    href: "/wiki/skills",
    place: "Wiki",
    words: "decoration jewel charm talisman level bonus",
  },
  {
    label: "Food Skills",
    href: "/wiki/food-skills",
    place: "Wiki",
    words: "meal ingredient cooking eat canteen",
  },
  { label: "Locales", href: "/wiki/locales", place: "Wiki", words: "map area camp region" },
  { label: "Guides", href: "/wiki/guides", place: "Wiki", words: "help tutorial learn beginner" },
  { label: "Builds", href: "/wiki/builds", place: "Wiki", words: "set loadout equipment meta" },
  {
    label: "Featured Content",
    href: "/wiki/featured-content",
    place: "Wiki",
    words: "creator video highlight news",
  },
  { label: "Wiki", href: "/wiki", place: "Wiki", words: "database overview monster" },
  {
    label: "Builder",
    href: "/builder",
    place: "Builder",
    words: "loadout set search damage calculator equipment artian",
  },
  {
    label: "Quests",
    href: "/leaderboards",
    place: "Leaderboards",
    words: "time attack speedrun record run board ta",
  },
  {
    label: "Overview",
    href: "/leaderboards/overview",
    place: "Leaderboards",
    words: "record latest best time speedrun",
  },
  {
    label: "Submit Run",
    href: "/leaderboards/submit",
    place: "Leaderboards",
    words: "upload video time speedrun",
  },
  {
    label: "Submission Log",
    href: "/leaderboards/submissions",
    place: "Leaderboards",
    words: "pending verified rejected queue",
  },
  {
    label: "Rules",
    href: "/leaderboards/rules",
    place: "Leaderboards",
    words: "freestyle ta arena allowed banned ruleset",
  },
  {
    label: "User Ranking",
    href: "/leaderboards/user-ranking",
    place: "Leaderboards",
    words: "points runner place best player",
  },
  {
    label: "Hunting Help",
    href: "/hunting-help",
    place: "Hunting Help",
    words: "request support build ask answer multiplayer sos",
  },
  { label: "Daily Quiz", href: "/#today", place: "Home", words: "question today coins" },
  { label: "Coins", href: "/#today", place: "Home", words: "reward balance earn spend price login" },
  { label: "Login", href: "/login", place: "Account", words: "sign in up register password account google" },
  { label: "About Us", href: "/about", place: "About", words: "credits contact licence license who" },
  { label: "Terms of Use", href: "/about/terms-of-use", place: "About", words: "rules legal" },
  {
    label: "Privacy Policy",
    href: "/about/privacy-policy",
    place: "About",
    words: "cookies data gdpr delete",
  },
];

/**
 * Pages that fit every word of `query`, best first: a name that begins with it, then a name with such a
 * word, then a word by which the page is known. Words fit from their beginning, so `weap` finds Weapons.
 *
 * @returns nothing for a query without words
 */
export function findPages(query: string, entries: readonly FinderEntry[] = finderEntries): FinderEntry[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const whole = wanted.join(" ");
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted, whole) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function rankOf({ label, place, words }: FinderEntry, wanted: readonly string[], whole: string): number {
  const name = wordsOf(label);
  const fits = (word: string, among: readonly string[]) => among.some((each) => each.startsWith(word));
  if (name.join(" ").startsWith(whole)) return 3;
  if (wanted.every((word) => fits(word, name))) return 2;
  const all = [...name, ...wordsOf(place), ...words.split(" ")];
  return wanted.every((word) => fits(word, all)) ? 1 : 0;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
