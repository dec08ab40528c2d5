/** How often one account may do one action on a UTC day. */
interface AccountLimit {
  readonly perDay: number;
  /** Past action, for the refusal: "You have … today." */
  readonly done: string;
}

/**
 * Every action of an account that writes something new. Counted exactly, in the transaction that writes; a call
 * that repeats another one or changes nothing is not counted.
 */
export const accountLimits = {
  "profile-change": { perDay: 30, done: "changed your icon 30 times" },
  "name-change": { perDay: 5, done: "changed your name 5 times" },
  "player-block": { perDay: 60, done: "blocked or unblocked 60 hunters" },
  follow: { perDay: 200, done: "followed or unfollowed 200 times" },
  devices: { perDay: 30, done: "turned notifications on for devices 30 times" },
  digest: { perDay: 20, done: "turned the weekly email on 20 times" },
  report: { perDay: 30, done: "sent 30 reports" },
  appeal: { perDay: 5, done: "sent 5 appeals" },
  "report-new": { perDay: 5, done: "sent 5 reports, the limit in the first week of an account," },
  "builds-create": { perDay: 100, done: "created 100 builds" },
  "builds-edit": { perDay: 500, done: "edited builds 500 times" },
  "builds-state": { perDay: 200, done: "published, unpublished, deleted or restored builds 200 times" },
  "builds-like": { perDay: 300, done: "liked or unliked 300 builds" },
  "builds-moderate": { perDay: 500, done: "moderated 500 builds" },
  "runs-submit": { perDay: 10, done: "submitted 10 runs" },
  "runs-submit-new": { perDay: 3, done: "submitted 3 runs, the limit in the first week of an account," },
  "runs-change": { perDay: 100, done: "changed, confirmed or withdrawn runs 100 times" },
  "runs-moderate": { perDay: 1000, done: "claimed or decided runs 1,000 times" },
  "runs-review": { perDay: 40, done: "reviewed 40 runs" },
  "guides-create": { perDay: 20, done: "created 20 guides" },
  "guides-edit": { perDay: 500, done: "edited guides 500 times" },
  "guides-preview": { perDay: 5000, done: "previewed guides 5,000 times" },
  "guides-propose": { perDay: 40, done: "proposed 40 changes to guides" },
  "guides-state": { perDay: 200, done: "published, unpublished, deleted or restored guides 200 times" },
  "guides-moderate": { perDay: 500, done: "moderated 500 guides" },
  "featured-change": { perDay: 200, done: "changed featured content 200 times" },
  "events-change": { perDay: 400, done: "changed event quests 400 times" },
  "events-import": { perDay: 100, done: "imported event quests 100 times" },
  "state-names": { perDay: 20, done: "proposed or removed 20 names of states" },
  "state-names-confirm": { perDay: 60, done: "confirmed 60 names of states" },
  "short-links": { perDay: 60, done: "made or deleted 60 short links" },
  "short-links-moderate": { perDay: 500, done: "moderated 500 short links" },
  "state-names-moderate": { perDay: 500, done: "moderated 500 names of states" },
  "help-post": { perDay: 10, done: "posted 10 requests" },
  "help-post-new": { perDay: 3, done: "posted 3 requests, the limit in the first week of an account," },
  "help-answer": { perDay: 40, done: "answered 40 requests" },
  "help-answer-new": { perDay: 10, done: "answered 10 requests, the limit in the first week of an account," },
  "help-comment": { perDay: 40, done: "commented 40 times" },
  "help-comment-new": { perDay: 10, done: "commented 10 times, the limit in the first week of an account," },
  "help-invite": { perDay: 10, done: "invited 10 hunters to answer" },
  "help-change": { perDay: 200, done: "edited, withdrawn, approved or thanked 200 times" },
  "help-helpful": { perDay: 60, done: "marked 60 answers as helpful" },
  "help-moderate": { perDay: 500, done: "moderated 500 requests or answers" },
  moderate: { perDay: 1000, done: "decided, claimed or noted 1,000 times" },
  admin: { perDay: 500, done: "changed roles, coins or announcements 500 times" },
  "hunt-join": { perDay: 40, done: "asked to join 40 hunts" },
  "hunt-join-new": { perDay: 10, done: "asked to join 10 hunts, the limit in the first week of an account," },
  "hunt-seats": { perDay: 200, done: "accepted, declined or removed hunters 200 times" },
  "help-search": { perDay: 40, done: "looked for a hunt 40 times" },
} as const satisfies Readonly<Record<string, AccountLimit>>;

export type LimitedAction = keyof typeof accountLimits;
