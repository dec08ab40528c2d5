/** What the description of the API says of a call besides its schemas. */
export interface PublicCall {
  /** File of the route below `pages/api`, without its ending: `builds/[id]/index`. */
  readonly route: string;
  readonly group: string;
  readonly summary: string;
  /** Values to try the call with, by the name of the parameter. */
  readonly example?: Readonly<Record<string, string>>;
  /** Media types of the reply, where it is not JSON with a schema. */
  readonly types?: readonly string[];
}

/**
 * Calls for other programs that need no account, in the order of the page that lists them. All of them are GET.
 * `npm run open-api` makes the description of them from their schemas.
 */
export const publicCalls: readonly PublicCall[] = [
  {
    route: "builds/index",
    group: "Builds",
    summary: "Published builds, 25 a page. Filters can be combined.",
    example: { weapon: "great-sword", sort: "liked" },
  },
  { route: "builds/[id]/index", group: "Builds", summary: "One published build with its notes." },
  {
    route: "builds/attachment",
    group: "Builds",
    summary: "Weapon, skills and figures of a builder code or of a published build. Give either one.",
  },
  { route: "builder/shopping", group: "Builds", summary: "Materials that the gear of a builder code takes." },
  {
    route: "builder/card",
    group: "Builds",
    summary: "A builder code as a picture of 1200 × 630 px.",
    types: ["image/png"],
  },
  {
    route: "leaderboards/quests",
    group: "Leaderboards",
    summary: "Quests with their number of runs, records, and the latest verified runs.",
  },
  {
    route: "leaderboards/boards/[id]/index",
    group: "Leaderboards",
    summary:
      "One board: quest_ruleset_weapon_platform_party, with all for any. With a date, the board at the end of that UTC day.",
  },
  {
    route: "leaderboards/boards/[id]/feed",
    group: "Leaderboards",
    summary: "The first 400 rows as JSON or CSV, or the board's records as an Atom feed. Open to any origin.",
    types: ["application/json", "text/csv", "application/atom+xml"],
  },
  {
    route: "leaderboards/runs/[id]/index",
    group: "Leaderboards",
    summary: "One verified run with its place. Times are in centiseconds.",
  },
  {
    route: "leaderboards/runs/[id]/card",
    group: "Leaderboards",
    summary: "A verified run as a picture of 1200 × 630 px.",
    types: ["image/png"],
  },
  {
    route: "leaderboards/submissions",
    group: "Leaderboards",
    summary: "Decided runs, latest first, 25 a page.",
    example: { status: "verified" },
  },
  { route: "leaderboards/ranking", group: "Leaderboards", summary: "Runners by points, 25 a page." },
  {
    route: "leaderboards/runners/[uid]/index",
    group: "Leaderboards",
    summary: "Points, trend and best boards of one runner.",
  },
  {
    route: "leaderboards/runners/[uid]/goals",
    group: "Leaderboards",
    summary: "The boards that count toward a runner's points, with the time to beat.",
  },
  {
    route: "leaderboards/challenge",
    group: "Leaderboards",
    summary: "The weekly challenge: this week's, or that of another ISO week.",
  },
  {
    route: "leaderboards/moderators",
    group: "Leaderboards",
    summary: "How many runs each moderator has decided, and how soon.",
  },
  { route: "guides/index", group: "Guides", summary: "Published guides without their texts, 25 a page." },
  { route: "guides/titles", group: "Guides", summary: "Titles and tags of the 500 newest guides." },
  {
    route: "guides/cited",
    group: "Guides",
    summary: "The five newest guides that cite a record of the wiki, a build or a run.",
    example: { kind: "monster", id: "rathalos" },
  },
  { route: "featured/index", group: "Guides", summary: "Builds, guides, runs and videos featured now." },
  {
    route: "event-quests/index",
    group: "Event quests",
    summary:
      "Published event quests, 25 a page: those that have not ended, or with when=over those that have.",
    example: { when: "now" },
  },
  {
    route: "event-quests/calendar",
    group: "Event quests",
    summary: "Event quests with dates as a calendar (iCalendar). Open to any origin.",
    types: ["text/calendar"],
  },
  {
    route: "event-quests/feed",
    group: "Event quests",
    summary: "Event quests as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  {
    route: "hunting-help/index",
    group: "Hunting Help",
    summary: "Requests for builds and hunt support, 25 a page.",
    example: { status: "open", sort: "new" },
  },
  { route: "hunting-help/[id]/index", group: "Hunting Help", summary: "One request with its answers." },
  {
    route: "hunting-help/[id]/history",
    group: "Hunting Help",
    summary: "Earlier versions of a request, or of the answer given as target.",
  },
  {
    route: "hunting-help/searches/index",
    group: "Hunting Help",
    summary: "Hunts that look for hunters now or in the next days.",
  },
  {
    route: "builds/feed",
    group: "Feeds",
    summary: "The 25 newest builds as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  {
    route: "guides/feed",
    group: "Feeds",
    summary: "The 25 newest guides as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  {
    route: "leaderboards/feed",
    group: "Feeds",
    summary: "The latest verified records of all boards as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  {
    route: "oembed",
    group: "Feeds",
    summary: "Title, author and picture of a build, run or monster by its address, as oEmbed.",
  },
  {
    route: "wiki/[file]",
    group: "Wiki",
    summary:
      "All records of one kind. Open to any origin, with an ETag. index.json lists every file; the page of the open data explains each field.",
    example: { file: "skills.json" },
  },
  {
    route: "wiki/monsters/[id]/card",
    group: "Wiki",
    summary: "A monster as a picture of 1200 × 630 px.",
    example: { id: "rathalos" },
    types: ["image/png"],
  },
  { route: "user/index", group: "Site", summary: "Name and picture of a player." },
  { route: "announcements", group: "Site", summary: "The announcement shown on every page, if any." },
  {
    route: "staff-actions",
    group: "Site",
    summary: "How many actions of admins wait or are done, and the latest entry of their log.",
  },
  { route: "health/index", group: "Site", summary: "Whether the site and its database are up." },
];

/** Public routes that are for the site itself, browsers or the operator, and why they are not described. */
export const undescribedCalls: Readonly<Record<string, string>> = {
  "client-config": "settings of the site's own pages",
  "client-errors": "reports of the site's own pages",
  "csp-reports": "reports of browsers",
  "discord/interactions": "for Discord",
  "guides/sitemap": "for search engines, as /sitemap-guides.xml",
  "health/live": "for load balancers",
  "health/ready": "for load balancers",
  jobs: "for the operator's scheduler",
  metrics: "for the operator",
};
