import { defineCalls } from "@/lib/http/contract";

/** Calls about runs, boards and runners. */
export const leaderboardCalls = defineCalls(() => import("./schema"), {
  /** Quests with their number of runs, records, and the latest verified runs. */
  listQuests: {
    method: "GET",
    path: "/api/leaderboards/quests",
    who: "anyone",
    reply: "questsResponseSchema",
  },
  /** The solo records of one weapon type, by quest and ruleset. */
  listWeaponRecords: {
    method: "GET",
    path: "/api/leaderboards/records",
    who: "anyone",
    query: "weaponRecordsQuerySchema",
    reply: "weaponRecordsResponseSchema",
  },
  /** One board: quest_ruleset_weapon_platform_party, with all for any. With a date, the board at the end of that UTC day. */
  readBoard: {
    method: "GET",
    path: "/api/leaderboards/boards/{id}",
    who: "anyone",
    query: "boardQuerySchema",
    reply: "boardReplySchema",
    refuses: ["not-found"],
  },
  /** Runners by points, 25 a page. */
  listRanking: {
    method: "GET",
    path: "/api/leaderboards/ranking",
    who: "anyone",
    query: "rankingQuerySchema",
    reply: "rankingResponseSchema",
  },
  /** Points, trend and best boards of one runner. */
  readRunner: {
    method: "GET",
    path: "/api/leaderboards/runners/{uid}",
    who: "anyone",
    query: "runnerQuerySchema",
    reply: "runnerProfileResponseSchema",
  },
  /** The boards that count toward a runner's points, with the time to beat. */
  readGoals: {
    method: "GET",
    path: "/api/leaderboards/runners/{uid}/goals",
    who: "anyone",
    query: "runnerQuerySchema",
    reply: "runnerGoalsResponseSchema",
    refuses: ["not-found"],
  },
  /** Decided runs, latest first, 25 a page. */
  listSubmissions: {
    method: "GET",
    path: "/api/leaderboards/submissions",
    who: "anyone",
    query: "submissionsQuerySchema",
    reply: "submissionsResponseSchema",
  },
  /** The weekly challenge: this week's, or that of another ISO week. */
  readChallenge: {
    method: "GET",
    path: "/api/leaderboards/challenge",
    who: "anyone",
    query: "challengeQuerySchema",
    reply: "challengeResponseSchema",
    refuses: ["not-found"],
  },
  /** How many runs each moderator has decided, and how soon. */
  listModerators: {
    method: "GET",
    path: "/api/leaderboards/moderators",
    who: "anyone",
    reply: "moderatorsResponseSchema",
  },
  /** One verified run with its place. Times are in centiseconds. */
  read: {
    method: "GET",
    path: "/api/leaderboards/runs/{id}",
    who: "anyone",
    query: "runQuerySchema",
    reply: "readRunResponseSchema",
    refuses: ["not-found"],
  },
  /** A run in any state with its events, for its hunters and for moderators; 404 for everybody else. */
  view: {
    method: "GET",
    path: "/api/leaderboards/runs/{id}/viewer",
    who: "user",
    writes: "nothing",
    query: "runQuerySchema",
    reply: "viewRunResponseSchema",
    refuses: ["not-found"],
  },
  /**
   * What the caller submitted, or with `list=requests` is asked to confirm as a partner; latest first, 25 a
   * page.
   */
  listOwn: {
    method: "GET",
    path: "/api/leaderboards/mine",
    who: "user",
    writes: "nothing",
    query: "mineQuerySchema",
    reply: "ownRunsResponseSchema",
  },
  /** Submits a run. A repeated call with the same `key` submits nothing. */
  submit: {
    method: "POST",
    path: "/api/leaderboards/runs",
    who: "user",
    writes: "public",
    body: "submitRunBodySchema",
    reply: "submittedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /**
   * Replaces the whole content of a run that the caller submitted, before the decision. 409 with `revision`
   * where another is stored.
   */
  correct: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}",
    who: "user",
    writes: "public",
    query: "runQuerySchema",
    body: "correctRunBodySchema",
    reply: "changedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /** Deletes a run that the caller submitted, in any state; a verified run gives its place back. */
  delete: {
    method: "DELETE",
    path: "/api/leaderboards/runs/{id}",
    who: "user",
    writes: "retraction",
    query: "runQuerySchema",
    reply: "deletedRunResponseSchema",
    refuses: ["not-found"],
  },
  /** Agrees or declines, as a partner whom the run names. */
  confirm: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}/confirm",
    who: "user",
    writes: "by-state",
    query: "runQuerySchema",
    body: "confirmBodySchema",
    reply: "changedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /** Takes a run back that the caller submitted, before the decision. */
  withdraw: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}/withdraw",
    who: "user",
    writes: "retraction",
    query: "runQuerySchema",
    reply: "changedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /** Asks for another moderator to look at a rejected run that the caller submitted, once. */
  appeal: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}/appeal",
    who: "user",
    writes: "public",
    query: "runQuerySchema",
    body: "appealBodySchema",
    reply: "changedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /**
   * Runs that wait for a moderator, longest waiting first; with `only=records` those that would have been first when
   * sent.
   */
  listQueue: {
    method: "GET",
    path: "/api/leaderboards/queue",
    who: "creator",
    writes: "nothing",
    query: "queueQuerySchema",
    reply: "ownRunsResponseSchema",
  },
  /** Runs that wait for a moderator, longest waiting first, for hunters with five verified runs; empty for others. */
  listReviews: {
    method: "GET",
    path: "/api/leaderboards/reviews",
    who: "user",
    writes: "nothing",
    query: "reviewsQuerySchema",
    reply: "reviewListResponseSchema",
  },
  /**
   * Advises the moderators about a run that waits, with the checklist filled in; another one takes the place of the
   * caller's own. Three hunters may review a run.
   */
  review: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}/review",
    who: "user",
    writes: "public",
    query: "runQuerySchema",
    body: "reviewBodySchema",
    reply: "reviewedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /** Hints for a decision: warnings about run, account and video, and advice of reviewers. */
  readHints: {
    method: "GET",
    path: "/api/leaderboards/runs/{id}/hints",
    who: "creator",
    writes: "nothing",
    query: "runQuerySchema",
    reply: "runHintsResponseSchema",
    refuses: ["not-found"],
  },
  /** Claims a run for 30 minutes, or gives it back. */
  claim: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}/claim",
    who: "creator",
    writes: "staff",
    query: "runQuerySchema",
    body: "claimBodySchema",
    reply: "changedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /**
   * Verifies or rejects a run, or answers its appeal. The run must be claimed, but for rejecting a verified one
   * and for `uphold`, the second vote for a provisional first place. A first place stays pending after the first
   * moderator, or is provisional where the board or the site is small.
   */
  decide: {
    method: "POST",
    path: "/api/leaderboards/runs/{id}/decision",
    who: "creator",
    writes: "staff",
    query: "runQuerySchema",
    body: "decisionBodySchema",
    reply: "changedRunResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});
