/**
 * One page of each kind, the richest or the strangest that there is, by what a browser has loaded for them already.
 * Lists and entries made of the same parts as one of these are seen by axe in their component tests.
 */
export const kinds: Record<string, Record<string, string>> = {
  "pages of the site": {
    "the start page": "/",
    "a board": "/leaderboards/overview",
    "the board of help requests": "/hunting-help",
    "hunters who look for a hunt": "/hunting-help/find",
    "who helps most": "/hunting-help/helpers",
    "an article": "/about/privacy-policy",
    "an article of tables": "/leaderboards/rules",
    "the credits": "/about/credits",
    "the sign-in page": "/login",
  },
  "pages of gear": {
    "the door of the weapons": "/wiki/weapons",
    "a melee weapon": "/wiki/weapons/charge-blade/charge-blade-promised-abyss-affinity-focus",
    "a bowgun": "/wiki/weapons/heavy-bowgun/heavy-bowgun-tankmage-ii",
    "the Artian rules": "/wiki/weapons/artian",
    melodies: "/wiki/weapons/melodies",
    "all weapons": "/wiki/weapons/all",
    "the best weapons": "/wiki/weapons/best",
    "an armor set of mixed bonuses": "/wiki/armor/gogmazios-alpha",
    "a skill": "/wiki/skills/weakness-exploit",
    talismans: "/wiki/charms/talismans",
  },
  "pages of the world": {
    "the door of the wiki": "/wiki",
    "the guides": "/wiki/guides",
    "a guide with tables and figures": "/wiki/guides/reading-hitzones",
    "featured content": "/wiki/featured-content",
    "a small monster": "/wiki/hitzones/baunos",
    items: "/wiki/items",
    "an item": "/wiki/items/rathalos-ruby",
    "a locale": "/wiki/locales/windward-plains",
    "an empty wishlist": "/wiki/wishlist",
    "the open data": "/wiki/data",
    "the data quality": "/wiki/data/quality",
  },
};

/** Kinds whose parts are others on a phone: cards for rows, a drawer for a rail, a picture that scrolls. */
export const kindsOfTwoLayouts: Record<string, Record<string, string>> = {
  "lists of gear": {
    "a weapon list": "/wiki/weapons/great-sword",
    "a weapon tree": "/wiki/weapons/great-sword/tree",
    kinsects: "/wiki/weapons/kinsects",
    "armor pieces": "/wiki/armor/pieces",
  },
  "lists of the world": {
    "the list of monsters": "/wiki/hitzones",
    "a large monster": "/wiki/hitzones/gogmazios",
    "two monsters side by side": "/wiki/hitzones/compare?a=rathalos&b=rey-dau",
    quests: "/wiki/quests",
    "the drop finder": "/wiki/drop-finder",
  },
};

/** Addresses of all pages of these groups. */
export function pathsOf(...groups: readonly Record<string, Record<string, string>>[]): string[] {
  return groups.flatMap((group) => Object.values(group)).flatMap((pages) => Object.values(pages));
}
