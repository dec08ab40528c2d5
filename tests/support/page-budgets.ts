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
  home: { path: "/", script: 168, style: 33, requests: 35 },
  // Its sheet is that of the home page as well, which has the styles of what happens on the site: 0.2 KiB.
  "wiki overview": { path: "/wiki", script: 172, style: 36, requests: 42 },
  "weapon list": { path: "/wiki/weapons/great-sword", script: 193, style: 42, requests: 47 },
  weapon: {
    path: "/wiki/weapons/great-sword/great-sword-artian-blade-i",
    script: 184,
    style: 40,
    requests: 46,
  },
  "armor pieces": { path: "/wiki/armor/pieces", script: 193, style: 38, requests: 45 },
  "armor set": { path: "/wiki/armor/gogmazios-alpha", script: 184, style: 40, requests: 46 },
  skill: { path: "/wiki/skills/weakness-exploit", script: 184, style: 38, requests: 44 },
  decorations: { path: "/wiki/decorations", script: 192, style: 38, requests: 42 },
  monster: { path: "/wiki/hitzones/rathalos", script: 184, style: 38, requests: 45 },
  monsters: { path: "/wiki/hitzones", script: 193, style: 38, requests: 44 },
  items: { path: "/wiki/items", script: 191, style: 37, requests: 40 },
  // The places of guides and event quests are in the page, so that they move nothing when they come: half a kB.
  item: { path: "/wiki/items/rathalos-ruby", script: 185, style: 39, requests: 47 },
  builds: { path: "/wiki/builds", script: 197, style: 40, requests: 46 },
  guides: { path: "/wiki/guides", script: 170, style: 34, requests: 36 },
  guide: { path: "/wiki/guides/reading-hitzones", script: 179, style: 38, requests: 43 },
  board: { path: "/leaderboards/overview", script: 188, style: 35, requests: 39 },
  // 36.4 KiB: since small components lie in the files of their pages, the bundler puts some sheets of the wiki into a file
  // that this page loads too (0.9 KiB), and takes 2.5 KiB from that of help requests.
  quests: { path: "/leaderboards", script: 193, style: 37, requests: 42 },
  "help requests": { path: "/hunting-help", script: 184, style: 35, requests: 37 },
  "board over a video": {
    path: "/overlay/board/a-fuse-ignited_ta_all_all_1",
    script: 170,
    style: 31,
    requests: 31,
  },
  API: { path: "/about/api", script: 170, style: 32, requests: 32 },
  // As much on a desktop: an empty build opens on the search, next to loadout and totals. Pages of the box ask the same
  // search, so its modules lie in files that both share: 1.5 KiB.
  builder: { path: "/builder", script: 266, style: 38, requests: 47 },
};
