import { defineCalls } from "@/lib/http/contract";

/** Decisions about oneself, and appeals against them. Open to blocked accounts. */
export const ownAppealCalls = defineCalls(() => import("./schema"), {
  /** Moderators' decisions about the caller in the last 90 days, newest first, with the appeals against them. */
  listDecisions: {
    method: "GET",
    path: "/api/user/decisions",
    who: "user",
    writes: "nothing",
    reply: "decisionsResponseSchema",
  },
  /**
   * Appeals a decision about the caller, once; another moderator judges it. 404 for a decision about somebody else,
   * 409 for one that was appealed, that is over, or that is older than 30 days. The same appeal again changes nothing.
   */
  sendAppeal: {
    method: "POST",
    path: "/api/user/decisions/{id}/appeal",
    who: "user",
    writes: "own",
    query: "appealQuerySchema",
    body: "sendAppealBodySchema",
    reply: "appealDoneResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});

/** Appeals against decisions of moderators. */
export const appealCalls = defineCalls(() => import("./schema"), {
  /** Appeals that wait, oldest first; with `show=closed` those that were judged, latest first. 25 a page. */
  listAppeals: {
    method: "GET",
    path: "/api/moderation/appeals",
    who: "creator",
    writes: "nothing",
    query: "appealsQuerySchema",
    reply: "appealsResponseSchema",
  },
  /**
   * Grants or denies an appeal; granted, the decision is taken back. 403 for one's own, and for who decided, but for an
   * admin where nobody else is there or nobody else did for 14 days. The same again changes nothing.
   */
  judgeAppeal: {
    method: "POST",
    path: "/api/moderation/appeals/{id}/decision",
    who: "creator",
    writes: "staff",
    query: "appealQuerySchema",
    body: "judgeAppealBodySchema",
    reply: "appealDoneResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});
