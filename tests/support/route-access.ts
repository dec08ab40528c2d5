import type { CallerName } from "./callers";

/**
 * Who may make a call. `anyone`, also without signing in; `operator`, by a token or a key that the installation has set;
 * `embedded`, where the store is inside the server; `user`, anybody who is signed in; `poster`, who has a verified
 * address and no block; then staff. `recently`: signed in within minutes.
 */
export type Audience = "anyone" | "operator" | "embedded" | SignedIn | `${SignedIn}, recently`;
type SignedIn = "user" | "poster" | "creator" | "creator, poster" | "admin" | "admin, poster";

/**
 * By method and path; `ANY` for routes that are not made of endpoints, such as files for everybody.
 * A new entry is a decision, not a formality.
 */
export const routeAccess: Readonly<Record<string, Audience>> = {
  "ANY /api/*": "anyone",
  "POST /api/admin/actions/{id}": "admin, recently",
  "GET /api/admin/actions": "admin",
  "POST /api/admin/announcements/{id}/end": "admin",
  "GET /api/admin/announcements": "admin",
  "POST /api/admin/announcements": "admin",
  "GET /api/admin/audit": "admin",
  "GET /api/admin/challenge": "admin",
  "POST /api/admin/challenge": "admin",
  "GET /api/admin/health": "admin",
  "GET /api/admin/pairs": "admin",
  "POST /api/admin/people/{uid}/coins": "admin, recently",
  "POST /api/admin/people/{uid}/role": "admin, recently",
  "GET /api/admin/people": "admin",
  "POST /api/admin/undo/{id}": "admin, recently",
  "GET /api/admin/undo": "admin",
  "POST /api/admin/undo": "admin, recently",
  "GET /api/announcements": "anyone",
  "ANY /api/builder/card": "anyone",
  "ANY /api/builder/data/{file}": "anyone",
  "GET /api/builder/shopping": "anyone",
  "POST /api/builds/{id}/delete": "user",
  "POST /api/builds/{id}/duplicate": "user",
  "GET /api/builds/{id}": "anyone",
  "POST /api/builds/{id}": "user",
  "POST /api/builds/{id}/like": "poster",
  "POST /api/builds/{id}/moderation": "creator",
  "POST /api/builds/{id}/publish": "poster",
  "POST /api/builds/{id}/restore": "user",
  "POST /api/builds/{id}/unlike": "user",
  "POST /api/builds/{id}/unpublish": "user",
  "GET /api/builds/{id}/viewer": "user",
  "GET /api/builds/attachment": "anyone",
  "GET /api/builds/feed": "anyone",
  "GET /api/builds": "anyone",
  "POST /api/builds": "user",
  "GET /api/builds/liked": "user",
  "GET /api/builds/mine": "user",
  "GET /api/client-config": "anyone",
  "POST /api/client-errors": "anyone",
  "POST /api/csp-reports": "anyone",
  "POST /api/discord/interactions": "operator",
  "ANY /api/embedded/audit-report": "embedded",
  "ANY /api/embedded/boards-report": "embedded",
  "ANY /api/embedded/delete-account": "embedded",
  "ANY /api/embedded/documents": "embedded",
  "ANY /api/embedded/ledger-report": "embedded",
  "ANY /api/embedded/publish-guides": "embedded",
  "ANY /api/embedded/role": "embedded",
  "ANY /api/embedded/seed": "embedded",
  "ANY /api/embedded/watch": "embedded",
  "POST /api/event-quests/{id}": "creator",
  "POST /api/event-quests/{id}/review": "creator",
  "POST /api/event-quests/{id}/state": "creator",
  "GET /api/event-quests/all": "creator",
  "GET /api/event-quests/calendar": "anyone",
  "GET /api/event-quests/feed": "anyone",
  "POST /api/event-quests/import": "creator",
  "GET /api/event-quests": "anyone",
  "POST /api/event-quests": "creator",
  "DELETE /api/featured/{id}": "creator",
  "POST /api/featured/{id}": "creator",
  "GET /api/featured/all": "creator",
  "GET /api/featured": "anyone",
  "POST /api/featured": "creator",
  "GET /api/guides/{slug}/editors": "creator",
  "POST /api/guides/{slug}/editors": "creator, poster",
  "GET /api/guides/{slug}": "creator",
  "POST /api/guides/{slug}": "creator",
  "POST /api/guides/{slug}/moderation": "creator",
  "GET /api/guides/{slug}/proposals/{id}": "creator",
  "POST /api/guides/{slug}/proposals/{id}": "creator",
  "GET /api/guides/{slug}/proposals": "creator",
  "POST /api/guides/{slug}/proposals": "creator, poster",
  "GET /api/guides/{slug}/revisions/{version}": "creator",
  "GET /api/guides/{slug}/revisions": "creator",
  "POST /api/guides/{slug}/state": "creator",
  "GET /api/guides/cited": "anyone",
  "GET /api/guides/feed": "anyone",
  "GET /api/guides": "anyone",
  "POST /api/guides": "creator",
  "GET /api/guides/mine": "creator",
  "POST /api/guides/preview": "creator",
  "GET /api/guides/titles": "anyone",
  "GET /api/health": "anyone",
  "GET /api/health/live": "anyone",
  "GET /api/health/ready": "anyone",
  "POST /api/hunting-help/{id}/answers/{answer}": "poster",
  "POST /api/hunting-help/{id}/answers/{answer}/comments": "poster",
  "DELETE /api/hunting-help/{id}/comments/{comment}": "user",
  "POST /api/hunting-help/{id}/answers/{answer}/helpful": "poster",
  "POST /api/hunting-help/{id}/answers/{answer}/thank": "poster",
  "POST /api/hunting-help/{id}/answers/{answer}/withdraw": "user",
  "POST /api/hunting-help/{id}/answers": "poster",
  "POST /api/hunting-help/{id}/approve": "poster",
  "GET /api/hunting-help/{id}/history": "anyone",
  "GET /api/hunting-help/{id}/helpers": "user",
  "POST /api/hunting-help/{id}/invite": "poster",
  "GET /api/hunting-help/helpers": "anyone",
  "GET /api/hunting-help/{id}": "anyone",
  "POST /api/hunting-help/{id}": "poster",
  "POST /api/hunting-help/{id}/moderation": "creator",
  "GET /api/hunting-help/{id}/viewer": "user",
  "POST /api/hunting-help/{id}/withdraw": "user",
  "GET /api/hunting-help": "anyone",
  "POST /api/hunting-help": "poster",
  "GET /api/hunting-help/mine": "user",
  "GET /api/hunting-help/own-search": "user",
  "DELETE /api/hunting-help/searches": "user",
  "GET /api/hunting-help/searches": "anyone",
  "POST /api/hunting-help/searches": "poster",
  "POST /api/hunting-help/searches/join": "poster",
  "POST /api/hunting-help/searches/leave": "user",
  "POST /api/hunting-help/searches/seats": "user",
  "POST /api/jobs": "operator",
  "GET /api/leaderboards/boards/{id}/feed": "anyone",
  "GET /api/leaderboards/boards/{id}": "anyone",
  "GET /api/leaderboards/challenge": "anyone",
  "GET /api/leaderboards/feed": "anyone",
  "GET /api/leaderboards/mine": "user",
  "GET /api/leaderboards/moderators": "anyone",
  "GET /api/leaderboards/quests": "anyone",
  "GET /api/leaderboards/queue": "creator",
  "GET /api/leaderboards/ranking": "anyone",
  "GET /api/leaderboards/runners/{uid}/goals": "anyone",
  "GET /api/leaderboards/runners/{uid}": "anyone",
  "POST /api/leaderboards/runs/{id}/appeal": "poster",
  "ANY /api/leaderboards/runs/{id}/card": "anyone",
  "POST /api/leaderboards/runs/{id}/claim": "creator",
  "POST /api/leaderboards/runs/{id}/confirm": "user",
  "POST /api/leaderboards/runs/{id}/decision": "creator",
  "DELETE /api/leaderboards/runs/{id}": "user",
  "GET /api/leaderboards/runs/{id}": "anyone",
  "POST /api/leaderboards/runs/{id}": "poster",
  "GET /api/leaderboards/runs/{id}/viewer": "user",
  "GET /api/leaderboards/runs/{id}/hints": "creator",
  "POST /api/leaderboards/runs/{id}/review": "poster",
  "GET /api/leaderboards/reviews": "user",
  "POST /api/leaderboards/runs/{id}/withdraw": "user",
  "POST /api/leaderboards/runs": "poster",
  "GET /api/leaderboards/submissions": "anyone",
  "GET /api/metrics": "operator",
  "POST /api/moderation/cases/{id}/claim": "creator",
  "POST /api/moderation/cases/{id}/decision": "creator",
  "GET /api/moderation/cases/{id}": "creator",
  "POST /api/moderation/cases/{id}/notes": "creator",
  "POST /api/moderation/cases/{id}/undo": "creator",
  "GET /api/moderation/queue": "creator",
  "POST /api/moderation/users/{uid}/block": "creator, recently",
  "GET /api/oembed": "anyone",
  "POST /api/reports": "poster",
  "GET /api/staff-actions": "anyone",
  "POST /api/user/box": "user",
  "GET /api/user/follows": "user",
  "POST /api/user/follows": "user",
  "GET /api/user/decisions": "user",
  "POST /api/user/decisions/{id}/appeal": "user",
  "GET /api/moderation/appeals": "creator",
  "POST /api/moderation/appeals/{id}/decision": "creator",
  "GET /api/user/blocks": "user",
  "POST /api/user/blocks": "user",
  "GET /api/user/export": "user",
  "GET /api/user/icon": "user",
  "POST /api/user/icon": "poster",
  "DELETE /api/user": "user, recently",
  "GET /api/user": "anyone",
  "GET /api/user/ledger": "user",
  "GET /api/user/login-reward": "user",
  "POST /api/user/name": "poster",
  "GET /api/user/notifications": "user",
  "POST /api/user/notifications": "user",
  "POST /api/user/notifications/preferences": "user",
  "GET /api/user/quiz": "user",
  "POST /api/user/quiz": "user",
  "POST /api/user/session": "user",
  "ANY /api/wiki/{file}": "anyone",
  "ANY /api/wiki/drops": "anyone",
  "ANY /api/wiki/facts/{kind}/{id}": "anyone",
  "ANY /api/wiki/monsters/{id}/card": "anyone",
  "ANY /api/wiki/names/{file}": "anyone",
  "ANY /api/wiki/search-index/{file}": "anyone",
  "ANY /api/wiki/wishlist/{kind}/{id}": "anyone",
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
