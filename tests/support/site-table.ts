/**
 * The table of addresses, written out once more: navigation and pages are held against it,
 * so that neither can lose one unseen.
 */
export const documentedPaths = [
  "/",
  "/hunting-help",
  "/builder",
  "/leaderboards",
  "/leaderboards/overview",
  "/leaderboards/submit",
  "/leaderboards/submissions",
  "/leaderboards/rules",
  "/leaderboards/user-ranking",
  "/wiki",
  "/wiki/weapons",
  "/wiki/armor",
  "/wiki/skills",
  "/wiki/food-skills",
  "/wiki/hitzones",
  "/wiki/locales",
  "/wiki/guides",
  "/wiki/builds",
  "/wiki/featured-content",
  "/login",
  "/about",
  "/about/terms-of-use",
  "/about/privacy-policy",
] as const;

/** Further sections of the wiki that its menu names. */
export const menuPaths = [
  "/wiki/decorations",
  "/wiki/charms",
  "/wiki/charms/talismans",
  "/wiki/weapons/artian",
  "/wiki/palico-gear",
  "/wiki/pendants",
  "/wiki/armor/layered",
  "/wiki/hitzones/compare",
  "/wiki/ailments",
  "/wiki/side-quests",
  "/wiki/quests",
  "/wiki/items",
  "/wiki/drop-finder",
  "/wiki/wishlist",
  "/box",
  "/box/crowns",
  "/box/farm",
  "/box/rerolls",
  "/box/talismans",
  "/wiki/odds",
  "/wiki/data",
] as const;

/** Pages that the table does not name. */
export const furtherPaths = [
  "/wiki/compare",
  "/wiki/data/quality",
  "/about/credits",
  "/about/coins",
  "/about/api",
  "/about/code-of-conduct",
] as const;
