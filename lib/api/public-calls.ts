/** Title and examples of a call, besides its schemas. */
export interface PublicCall {
  /** With names of parameters in braces: `/api/builds/{id}`. */
  readonly path: string;
  readonly group: string;
  /** Default: the comment above the call where its feature declares it. */
  readonly summary?: string;
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
  { path: "/api/builds", group: "Builds", example: { weapon: "great-sword", sort: "liked" } },
  { path: "/api/builds/{id}", group: "Builds" },
  { path: "/api/builds/attachment", group: "Builds" },
  { path: "/api/builder/shopping", group: "Builds" },
  {
    path: "/api/builder/card",
    group: "Builds",
    summary: "A builder code as a picture of 1200 × 630 px.",
    types: ["image/png"],
  },
  { path: "/api/leaderboards/quests", group: "Leaderboards" },
  { path: "/api/leaderboards/records", group: "Leaderboards" },
  { path: "/api/leaderboards/boards/{id}", group: "Leaderboards" },
  {
    path: "/api/leaderboards/boards/{id}/feed",
    group: "Leaderboards",
    summary: "The first 400 rows as JSON or CSV, or the board's records as an Atom feed. Open to any origin.",
    types: ["application/json", "text/csv", "application/atom+xml"],
  },
  { path: "/api/leaderboards/runs/{id}", group: "Leaderboards" },
  {
    path: "/api/leaderboards/runs/{id}/card",
    group: "Leaderboards",
    summary: "A verified run as a picture of 1200 × 630 px.",
    types: ["image/png"],
  },
  { path: "/api/leaderboards/submissions", group: "Leaderboards", example: { status: "verified" } },
  { path: "/api/leaderboards/ranking", group: "Leaderboards" },
  { path: "/api/leaderboards/runners/{uid}", group: "Leaderboards" },
  { path: "/api/leaderboards/runners/{uid}/goals", group: "Leaderboards" },
  { path: "/api/leaderboards/challenge", group: "Leaderboards" },
  { path: "/api/leaderboards/moderators", group: "Leaderboards" },
  { path: "/api/guides", group: "Guides" },
  { path: "/api/guides/titles", group: "Guides" },
  {
    path: "/api/guides/cited",
    group: "Guides",
    example: { kind: "monster", id: "rathalos" },
  },
  { path: "/api/featured", group: "Guides" },
  {
    path: "/api/event-quests",
    group: "Event quests",
    example: { when: "now" },
  },
  {
    path: "/api/event-quests/calendar",
    group: "Event quests",
    summary: "Event quests with dates as a calendar (iCalendar). Open to any origin.",
    types: ["text/calendar"],
  },
  {
    path: "/api/event-quests/feed",
    group: "Event quests",
    summary: "Event quests as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  { path: "/api/state-names", group: "Wiki", example: { monster: "arkveld" } },
  { path: "/api/hunting-help", group: "Hunting Help", example: { status: "open", sort: "new" } },
  { path: "/api/hunting-help/{id}", group: "Hunting Help" },
  { path: "/api/hunting-help/{id}/history", group: "Hunting Help" },
  { path: "/api/hunting-help/searches", group: "Hunting Help" },
  { path: "/api/hunting-help/helpers", group: "Hunting Help" },
  {
    path: "/api/builds/feed",
    group: "Feeds",
    summary: "The 25 newest builds as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  {
    path: "/api/guides/feed",
    group: "Feeds",
    summary: "The 25 newest guides as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  {
    path: "/api/leaderboards/feed",
    group: "Feeds",
    summary: "The latest verified records of all boards as an Atom feed. Open to any origin.",
    types: ["application/atom+xml"],
  },
  { path: "/api/oembed", group: "Feeds" },
  {
    path: "/api/wiki/{file}",
    group: "Wiki",
    summary:
      "All records of one kind. Open to any origin, with an ETag. index.json lists every file; the page of the open data explains each field.",
    example: { file: "skills.json" },
  },
  {
    path: "/api/wiki/monsters/{id}/card",
    group: "Wiki",
    summary: "A monster as a picture of 1200 × 630 px.",
    example: { id: "rathalos" },
    types: ["image/png"],
  },
  { path: "/api/user", group: "Site" },
  { path: "/api/announcements", group: "Site" },
  { path: "/api/home", group: "Site" },
  { path: "/api/staff-actions", group: "Site" },
  { path: "/api/health", group: "Site", summary: "Whether the site and its database are up." },
];

/** Public routes that are for the site itself, browsers or the operator, and why they are not described. */
export const undescribedCalls: Readonly<Record<string, string>> = {
  "/api/client-config": "settings of the site's own pages",
  "/api/client-errors": "reports of the site's own pages",
  "/api/csp-reports": "reports of browsers",
  "/api/discord/interactions": "for Discord",
  "/api/health/live": "for load balancers",
  "/api/health/ready": "for load balancers",
  "/api/jobs": "for the operator's scheduler",
  "/api/metrics": "for the operator",
  "/api/user/digest/off": "the link of a weekly email",
};
