/** What the first view of a page may fetch: headers included, KiB as they travel, with an empty cache. */
export interface PageBudget {
  readonly path: string;
  /** Scripts and data. */
  readonly script: number;
  readonly style: number;
  /** The document, scripts, styles, fonts, pictures. */
  readonly requests: number;
}

/**
 * One page of each kind. Sizes and counts alone: times depend on the machine. A page that needs more has to say why
 * here. Mantine's shell is some 22 kB of script and 5 kB of style in each.
 *
 * Styles are what was measured and 2 KiB, as whole KiB, scripts of the pages that are nearest to their budget 1 KiB, and
 * requests two more: by so much a page changes when another one imports a module or a sheet more, since the bundler
 * decides anew what shares a file (docs/decisions/0035).
 *
 * The table of the wiki's kinds (`lib/site/wiki-kinds.ts`) is half a kB of script in each page, and a list carries the
 * controls of every kind of facet, also of those that it has none of: half a kB more.
 */
export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  home: { path: "/", script: 166, style: 29, requests: 26 },
  // Its sheet is that of the home page as well, which has the styles of what happens on the site: 0.2 KiB.
  "wiki overview": { path: "/wiki", script: 167, style: 35, requests: 31 },
  "weapon list": { path: "/wiki/weapons/great-sword", script: 184, style: 37, requests: 34 },
  weapon: {
    path: "/wiki/weapons/great-sword/great-sword-artian-blade-i",
    script: 174,
    style: 37,
    requests: 33,
  },
  "armor pieces": { path: "/wiki/armor/pieces", script: 181, style: 34, requests: 33 },
  "armor set": { path: "/wiki/armor/gogmazios-alpha", script: 177, style: 36, requests: 34 },
  skill: { path: "/wiki/skills/weakness-exploit", script: 176, style: 34, requests: 32 },
  decorations: { path: "/wiki/decorations", script: 181, style: 34, requests: 31 },
  monster: { path: "/wiki/hitzones/rathalos", script: 179, style: 37, requests: 34 },
  monsters: { path: "/wiki/hitzones", script: 185, style: 33, requests: 31 },
  items: { path: "/wiki/items", script: 181, style: 32, requests: 29 },
  // The places of guides and event quests are in the page, so that they move nothing when they come: half a kB.
  item: { path: "/wiki/items/rathalos-ruby", script: 183, style: 34, requests: 33 },
  builds: { path: "/wiki/builds", script: 192, style: 35, requests: 33 },
  guides: { path: "/wiki/guides", script: 164, style: 31, requests: 25 },
  guide: { path: "/wiki/guides/reading-hitzones", script: 170, style: 34, requests: 29 },
  board: { path: "/leaderboards/overview", script: 184, style: 31, requests: 29 },
  quests: { path: "/leaderboards", script: 188, style: 36, requests: 34 },
  "help requests": { path: "/hunting-help", script: 176, style: 32, requests: 29 },
  "board over a video": {
    path: "/overlay/board/a-fuse-ignited_ta_all_all_1",
    script: 164,
    style: 27,
    requests: 22,
  },
  API: { path: "/about/api", script: 159, style: 27, requests: 22 },
  // As much on a desktop: an empty build opens on the search, next to loadout and totals. Pages of the box ask the same
  // search, so its modules lie in files that both share: 1.5 KiB.
  builder: { path: "/builder", script: 259, style: 34, requests: 39 },
};
