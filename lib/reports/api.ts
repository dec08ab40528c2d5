import { defineCalls } from "@/lib/http/contract";

/** Calls about players whom one does not want to hear from. */
export const playerBlockCalls = defineCalls(() => import("./schema"), {
  /** Whom the caller has blocked, latest first. */
  listBlockedPlayers: {
    method: "GET",
    path: "/api/user/blocks",
    who: "user",
    writes: "nothing",
    reply: "blockedPlayersResponseSchema",
  },
  /**
   * Blocks a player for the caller, or with `isBlocked: false` takes that back: they cannot answer the caller's
   * requests, comment there or on the caller's answers, or join the caller's hunts, and are not told. 409 after 200.
   */
  blockPlayer: {
    method: "POST",
    path: "/api/user/blocks",
    who: "user",
    writes: "own",
    body: "blockPlayerBodySchema",
    reply: "blockedPlayersResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});

/** Calls about reports to the moderators. */
export const reportCalls = defineCalls(() => import("./schema"), {
  /**
   * Reports content to the moderators. 404 for what is not public, 409 for one's own and for what was decided,
   * 429 after 30 a day, 5 in the first week of an account.
   */
  create: {
    method: "POST",
    path: "/api/reports",
    who: "user",
    writes: "public",
    body: "createReportBodySchema",
    reply: "createReportResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});
