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
 * here.
 */
export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  home: { path: "/", script: 165, style: 30, requests: 34 },
  "wiki overview": { path: "/wiki", script: 180, style: 38, requests: 36 },
  "weapon list": { path: "/wiki/weapons/great-sword", script: 180, style: 42, requests: 36 },
  weapon: {
    path: "/wiki/weapons/great-sword/great-sword-artian-blade-i",
    script: 180,
    style: 48,
    requests: 40,
  },
  "armor pieces": { path: "/wiki/armor/pieces", script: 180, style: 38, requests: 36 },
  "armor set": { path: "/wiki/armor/gogmazios-alpha", script: 180, style: 44, requests: 40 },
  skill: { path: "/wiki/skills/weakness-exploit", script: 180, style: 42, requests: 38 },
  decorations: { path: "/wiki/decorations", script: 180, style: 38, requests: 36 },
  monster: { path: "/wiki/hitzones/rathalos", script: 180, style: 44, requests: 40 },
  monsters: { path: "/wiki/hitzones", script: 180, style: 40, requests: 38 },
  items: { path: "/wiki/items", script: 180, style: 38, requests: 36 },
  item: { path: "/wiki/items/rathalos-ruby", script: 180, style: 42, requests: 40 },
  builds: { path: "/wiki/builds", script: 185, style: 38, requests: 38 },
  guides: { path: "/wiki/guides", script: 185, style: 34, requests: 36 },
  guide: { path: "/wiki/guides/reading-hitzones", script: 185, style: 42, requests: 40 },
  board: { path: "/leaderboards/overview", script: 185, style: 40, requests: 38 },
  quests: { path: "/leaderboards", script: 185, style: 40, requests: 38 },
  "help requests": { path: "/hunting-help", script: 185, style: 34, requests: 36 },
  API: { path: "/about/api", script: 172, style: 34, requests: 34 },
  // As much on a desktop: an empty build opens on the search, next to loadout and totals.
  builder: { path: "/builder", script: 260, style: 50, requests: 54 },
};
