import type { CallerName } from "./callers";

/**
 * Who may make a call. `anyone`, also without signing in; `operator`, by a token or a key that the installation has set;
 * `embedded`, where the store is inside the server; `user`, anybody who is signed in; `poster`, who has a verified
 * address and no block; then staff. `recently`: signed in within minutes.
 */
export type Audience = "anyone" | "operator" | "embedded" | SignedIn | `${SignedIn}, recently`;
type SignedIn = "user" | "poster" | "creator" | "creator, poster" | "admin" | "admin, poster";

/**
 * By method and file below `pages/api`; `ANY` for routes that are not made of endpoints, such as files for everybody.
 * A new entry is a decision, not a formality.
 */
export const routeAccess: Readonly<Record<string, Audience>> = {
  "ANY [[...path]].ts": "anyone",
  "POST admin/actions/[id].ts": "admin, recently",
  "GET admin/actions/index.ts": "admin",
  "POST admin/announcements/[id]/end.ts": "admin",
  "GET admin/announcements/index.ts": "admin",
  "POST admin/announcements/index.ts": "admin",
  "GET admin/audit.ts": "admin",
  "GET admin/challenge.ts": "admin",
  "POST admin/challenge.ts": "admin",
  "GET admin/health.ts": "admin",
  "GET admin/pairs.ts": "admin",
  "POST admin/people/[uid]/coins.ts": "admin, recently",
  "POST admin/people/[uid]/role.ts": "admin, recently",
  "GET admin/people/index.ts": "admin",
  "POST admin/undo/[id].ts": "admin, recently",
  "GET admin/undo/index.ts": "admin",
  "POST admin/undo/index.ts": "admin, recently",
  "GET announcements.ts": "anyone",
  "ANY builder/card.ts": "anyone",
  "ANY builder/data/[file].ts": "anyone",
  "GET builder/shopping.ts": "anyone",
  "POST builds/[id]/delete.ts": "user",
  "POST builds/[id]/duplicate.ts": "user",
  "GET builds/[id]/index.ts": "anyone",
  "POST builds/[id]/index.ts": "user",
  "POST builds/[id]/like.ts": "poster",
  "POST builds/[id]/moderation.ts": "creator",
  "POST builds/[id]/publish.ts": "poster",
  "POST builds/[id]/restore.ts": "user",
  "POST builds/[id]/unlike.ts": "user",
  "POST builds/[id]/unpublish.ts": "user",
  "GET builds/[id]/viewer.ts": "user",
  "GET builds/attachment.ts": "anyone",
  "GET builds/feed.ts": "anyone",
  "GET builds/index.ts": "anyone",
  "POST builds/index.ts": "user",
  "GET builds/liked.ts": "user",
  "GET builds/mine.ts": "user",
  "GET client-config.ts": "anyone",
  "POST client-errors.ts": "anyone",
  "POST csp-reports.ts": "anyone",
  "POST discord/interactions.ts": "operator",
  "ANY embedded/audit-report.ts": "embedded",
  "ANY embedded/boards-report.ts": "embedded",
  "ANY embedded/delete-account.ts": "embedded",
  "ANY embedded/documents.ts": "embedded",
  "ANY embedded/ledger-report.ts": "embedded",
  "ANY embedded/publish-guides.ts": "embedded",
  "ANY embedded/role.ts": "embedded",
  "ANY embedded/seed.ts": "embedded",
  "ANY embedded/watch.ts": "embedded",
  "POST event-quests/[id]/index.ts": "creator",
  "POST event-quests/[id]/review.ts": "creator",
  "POST event-quests/[id]/state.ts": "creator",
  "GET event-quests/all.ts": "creator",
  "GET event-quests/calendar.ts": "anyone",
  "GET event-quests/feed.ts": "anyone",
  "POST event-quests/import.ts": "creator",
  "GET event-quests/index.ts": "anyone",
  "POST event-quests/index.ts": "creator",
  "DELETE featured/[id].ts": "creator",
  "POST featured/[id].ts": "creator",
  "GET featured/all.ts": "creator",
  "GET featured/index.ts": "anyone",
  "POST featured/index.ts": "creator",
  "GET guides/[slug]/editors.ts": "creator",
  "POST guides/[slug]/editors.ts": "creator, poster",
  "GET guides/[slug]/index.ts": "creator",
  "POST guides/[slug]/index.ts": "creator",
  "POST guides/[slug]/moderation.ts": "creator",
  "GET guides/[slug]/proposals/[id].ts": "creator",
  "POST guides/[slug]/proposals/[id].ts": "creator",
  "GET guides/[slug]/proposals/index.ts": "creator",
  "POST guides/[slug]/proposals/index.ts": "creator, poster",
  "GET guides/[slug]/revisions/[version].ts": "creator",
  "GET guides/[slug]/revisions/index.ts": "creator",
  "POST guides/[slug]/state.ts": "creator",
  "GET guides/cited.ts": "anyone",
  "GET guides/feed.ts": "anyone",
  "GET guides/index.ts": "anyone",
  "POST guides/index.ts": "creator",
  "GET guides/mine.ts": "creator",
  "POST guides/preview.ts": "creator",
  "GET guides/sitemap.ts": "anyone",
  "GET guides/titles.ts": "anyone",
  "GET health/index.ts": "anyone",
  "GET health/live.ts": "anyone",
  "GET health/ready.ts": "anyone",
  "POST hunting-help/[id]/answers/[answer]/index.ts": "poster",
  "POST hunting-help/[id]/answers/[answer]/thank.ts": "poster",
  "POST hunting-help/[id]/answers/[answer]/withdraw.ts": "user",
  "POST hunting-help/[id]/answers/index.ts": "poster",
  "POST hunting-help/[id]/approve.ts": "poster",
  "GET hunting-help/[id]/history.ts": "anyone",
  "GET hunting-help/[id]/index.ts": "anyone",
  "POST hunting-help/[id]/index.ts": "poster",
  "POST hunting-help/[id]/moderation.ts": "creator",
  "GET hunting-help/[id]/viewer.ts": "user",
  "POST hunting-help/[id]/withdraw.ts": "user",
  "GET hunting-help/index.ts": "anyone",
  "POST hunting-help/index.ts": "poster",
  "GET hunting-help/mine.ts": "user",
  "GET hunting-help/own-search.ts": "user",
  "DELETE hunting-help/searches/index.ts": "user",
  "GET hunting-help/searches/index.ts": "anyone",
  "POST hunting-help/searches/index.ts": "poster",
  "POST hunting-help/searches/join.ts": "poster",
  "POST hunting-help/searches/leave.ts": "user",
  "POST hunting-help/searches/seats.ts": "user",
  "POST jobs.ts": "operator",
  "GET leaderboards/boards/[id]/feed.ts": "anyone",
  "GET leaderboards/boards/[id]/index.ts": "anyone",
  "GET leaderboards/challenge.ts": "anyone",
  "GET leaderboards/feed.ts": "anyone",
  "GET leaderboards/mine.ts": "user",
  "GET leaderboards/moderators.ts": "anyone",
  "GET leaderboards/quests.ts": "anyone",
  "GET leaderboards/queue.ts": "creator",
  "GET leaderboards/ranking.ts": "anyone",
  "GET leaderboards/runners/[uid]/goals.ts": "anyone",
  "GET leaderboards/runners/[uid]/index.ts": "anyone",
  "POST leaderboards/runs/[id]/appeal.ts": "poster",
  "ANY leaderboards/runs/[id]/card.ts": "anyone",
  "POST leaderboards/runs/[id]/claim.ts": "creator",
  "POST leaderboards/runs/[id]/confirm.ts": "user",
  "POST leaderboards/runs/[id]/decision.ts": "creator",
  "DELETE leaderboards/runs/[id]/index.ts": "user",
  "GET leaderboards/runs/[id]/index.ts": "anyone",
  "POST leaderboards/runs/[id]/index.ts": "poster",
  "GET leaderboards/runs/[id]/viewer.ts": "user",
  "POST leaderboards/runs/[id]/withdraw.ts": "user",
  "POST leaderboards/runs/index.ts": "poster",
  "GET leaderboards/submissions.ts": "anyone",
  "GET metrics.ts": "operator",
  "POST moderation/cases/[id]/claim.ts": "creator",
  "POST moderation/cases/[id]/decision.ts": "creator",
  "GET moderation/cases/[id]/index.ts": "creator",
  "POST moderation/cases/[id]/notes.ts": "creator",
  "POST moderation/cases/[id]/undo.ts": "creator",
  "GET moderation/queue.ts": "creator",
  "POST moderation/users/[uid]/block.ts": "creator, recently",
  "GET oembed.ts": "anyone",
  "POST reports.ts": "poster",
  "ANY robots.ts": "anyone",
  "ANY security-txt.ts": "anyone",
  "ANY sitemap.ts": "anyone",
  "GET staff-actions.ts": "anyone",
  "GET user/export.ts": "user",
  "GET user/icon.ts": "user",
  "POST user/icon.ts": "poster",
  "DELETE user/index.ts": "user, recently",
  "GET user/index.ts": "anyone",
  "GET user/ledger.ts": "user",
  "GET user/login-reward.ts": "user",
  "POST user/name.ts": "poster",
  "GET user/notifications/index.ts": "user",
  "POST user/notifications/index.ts": "user",
  "POST user/notifications/preferences.ts": "user",
  "GET user/quiz.ts": "user",
  "POST user/quiz.ts": "user",
  "POST user/session.ts": "user",
  "ANY wiki/[file].ts": "anyone",
  "ANY wiki/drops.ts": "anyone",
  "ANY wiki/monsters/[id]/card.ts": "anyone",
  "ANY wiki/names/[file].ts": "anyone",
  "ANY wiki/search-index/[file].ts": "anyone",
  "ANY wiki/wishlist/[kind]/[id].ts": "anyone",
};

/** Why a caller is refused, as the status; `through` where the use case decides; `open` where nobody asks who it is. */
export type Outcome = number | "through" | "open";

const signedOut: readonly CallerName[] = [
  "visitor",
  "bad token",
  "expired token",
  "token of another project",
  "deleted account",
];
const ended: readonly CallerName[] = ["disabled", "revoked"];
const cannotPost: readonly CallerName[] = ["blocked", "blocked creator", "unverified"];
const longAgo: readonly CallerName[] = ["signed in long ago", "admin, signed in long ago"];
const creatorsByToken: readonly CallerName[] = ["creator", "blocked creator", "former moderator"];
const adminsByToken: readonly CallerName[] = ["admin", "admin, signed in long ago", "former admin"];
const former: readonly CallerName[] = ["former moderator", "former admin"];

/** What becomes of a caller's call, by who may make it. */
export function expectOutcome(audience: Audience, caller: CallerName): Outcome {
  if (audience === "anyone") return "open";
  // Neither is set up where these tests run.
  if (audience === "operator" || audience === "embedded") return 404;
  if (signedOut.includes(caller)) return 401;
  const [role = "", ...needs] = audience.split(", ");
  const staff =
    role === "admin" ? adminsByToken : role === "creator" ? [...adminsByToken, ...creatorsByToken] : null;
  // The roles of the token are looked at first, which costs nothing.
  if (staff && !staff.includes(caller)) return 403;
  if (needs.includes("recently") && longAgo.includes(caller)) return 401;
  if (ended.includes(caller)) return 401;
  if (staff && former.includes(caller)) return 403;
  if ((role === "poster" || needs.includes("poster")) && cannotPost.includes(caller)) return 403;
  return "through";
}
