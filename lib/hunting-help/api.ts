import { defineCalls } from "@/lib/http/contract";

/** Calls about requests, answers, and hunts that look for hunters. */
export const helpCalls = {
  ...defineCalls(() => import("./schema"), {
    /** Requests for builds and hunt support, 25 a page. */
    list: {
      method: "GET",
      path: "/api/hunting-help",
      who: "anyone",
      query: "requestBoardQuerySchema",
      reply: "requestBoardResponseSchema",
    },
    /**
     * Posts a request for 30 (a build) or 50 coins (support in a hunt); 402 with `price` and `balance`. A
     * repeated call with the same key posts and costs nothing. Hunt support needs a quest or a monster; `when`
     * is an ISO moment in UTC.
     */
    post: {
      method: "POST",
      path: "/api/hunting-help",
      who: "user",
      writes: "public",
      body: "postRequestBodySchema",
      reply: "postedRequestResponseSchema",
      refuses: ["conflict", "payment-required"],
    },
    /** The caller's own requests in every state, 25 a page. */
    listOwn: {
      method: "GET",
      path: "/api/hunting-help/mine",
      who: "user",
      writes: "nothing",
      query: "ownHelpQuerySchema",
      reply: "ownHelpResponseSchema",
    },
    /** Who gave most of the answers that were approved and paid, this UTC month and ever. */
    listHelpers: {
      method: "GET",
      path: "/api/hunting-help/helpers",
      who: "anyone",
      reply: "topHelpersResponseSchema",
    },
    /** One request with its answers. */
    read: {
      method: "GET",
      path: "/api/hunting-help/{id}",
      who: "anyone",
      query: "requestQuerySchema",
      reply: "readRequestResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Replaces the whole content of one's own request while it is open. 409 with `version` where another is
     * stored.
     */
    edit: {
      method: "POST",
      path: "/api/hunting-help/{id}",
      who: "user",
      writes: "public",
      query: "requestQuerySchema",
      body: "editRequestBodySchema",
      reply: "changedRequestResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Earlier versions of a request, or of the answer given as target. */
    listHistory: {
      method: "GET",
      path: "/api/hunting-help/{id}/history",
      who: "anyone",
      query: "historyQuerySchema",
      reply: "historyResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * What the asker and the answerers of a request see besides: sessions of offers by answer, all for the
     * asker, the own one for an answerer.
     */
    view: {
      method: "GET",
      path: "/api/hunting-help/{id}/viewer",
      who: "user",
      writes: "nothing",
      query: "requestQuerySchema",
      reply: "viewRequestResponseSchema",
      refuses: ["not-found"],
    },
    /** Takes back one's own open request. The price comes back where nobody has answered. */
    withdraw: {
      method: "POST",
      path: "/api/hunting-help/{id}/withdraw",
      who: "user",
      writes: "retraction",
      query: "requestQuerySchema",
      reply: "changedRequestResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Approves one answer of one's own request and pays for it: `paid`, and `unpaid` where the caps of the day
     * keep it from paying. The same answer again changes nothing; another one is 409.
     */
    approve: {
      method: "POST",
      path: "/api/hunting-help/{id}/approve",
      who: "user",
      writes: "public",
      query: "requestQuerySchema",
      body: "approveBodySchema",
      reply: "changedRequestResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Removes a request or the answer that is named, or allows it again. Copies go with it as those of a build
     * do. An open request is closed with it and its price comes back.
     */
    moderate: {
      method: "POST",
      path: "/api/hunting-help/{id}/moderation",
      who: "creator",
      writes: "staff",
      query: "requestQuerySchema",
      body: "moderateHelpBodySchema",
      reply: "moderatedHelpResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Answers somebody's open request, once for each account; one's own is 403. 409 with `reason`: `answered`
     * while the account has an answer there, `answered-often` after five, `full` where 40 stand. `build` is as
     * in `/api/builds/attachment`; `offer` is for hunt support alone, its `when` an ISO moment in UTC.
     */
    postAnswer: {
      method: "POST",
      path: "/api/hunting-help/{id}/answers",
      who: "user",
      writes: "public",
      query: "requestQuerySchema",
      body: "postAnswerBodySchema",
      reply: "postedAnswerResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Replaces the content of one's own answer while the request is open. */
    editAnswer: {
      method: "POST",
      path: "/api/hunting-help/{id}/answers/{answer}",
      who: "user",
      writes: "public",
      query: "answerQuerySchema",
      body: "editAnswerBodySchema",
      reply: "changedAnswerResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Thanks for an answer to one's own request. Costs and pays nothing. */
    thankAnswer: {
      method: "POST",
      path: "/api/hunting-help/{id}/answers/{answer}/thank",
      who: "user",
      writes: "public",
      query: "answerQuerySchema",
      reply: "changedAnswerResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Says that an answer to somebody else's request helped, or with `isHelpful: false` takes that back. Moves no
     * coins.
     */
    markHelpful: {
      method: "POST",
      path: "/api/hunting-help/{id}/answers/{answer}/helpful",
      who: "user",
      writes: "public",
      query: "answerQuerySchema",
      body: "markHelpfulBodySchema",
      reply: "changedAnswerResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Whom the asker of a request can invite to answer: hunters with approved answers for its weapon. */
    listHelpersFor: {
      method: "GET",
      path: "/api/hunting-help/{id}/helpers",
      who: "user",
      writes: "nothing",
      query: "requestQuerySchema",
      reply: "helpersForResponseSchema",
      refuses: ["not-found"],
    },
    /** Invites one of them, three for each request. The same one again changes nothing. */
    inviteHelper: {
      method: "POST",
      path: "/api/hunting-help/{id}/invite",
      who: "user",
      writes: "public",
      query: "requestQuerySchema",
      body: "inviteBodySchema",
      reply: "helpersForResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Comments on an answer, in plain text of up to 500 characters and 12 lines. 409 with `reason`: `comments-full`
     * where answer or request has all that it can have, `commented-often` after ten below one request on a day.
     */
    postComment: {
      method: "POST",
      path: "/api/hunting-help/{id}/answers/{answer}/comments",
      who: "user",
      writes: "public",
      query: "answerQuerySchema",
      body: "postCommentBodySchema",
      reply: "postedCommentResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Deletes one's own comment. */
    deleteComment: {
      method: "DELETE",
      path: "/api/hunting-help/{id}/comments/{comment}",
      who: "user",
      writes: "retraction",
      query: "commentQuerySchema",
      reply: "doneResponseSchema",
      refuses: ["not-found"],
    },
    /** Takes back one's own answer, unless it was approved. */
    withdrawAnswer: {
      method: "POST",
      path: "/api/hunting-help/{id}/answers/{answer}/withdraw",
      who: "user",
      writes: "retraction",
      query: "answerQuerySchema",
      reply: "changedAnswerResponseSchema",
      refuses: ["not-found", "conflict"],
    },
  }),
  ...defineCalls(() => import("./hunt/hunt-schema"), {
    /** Hunts that look for hunters now or in the next days. */
    listSearches: {
      method: "GET",
      path: "/api/hunting-help/searches",
      who: "anyone",
      query: "searchesQuerySchema",
      reply: "searchesResponseSchema",
    },
    /**
     * Lists a hunt of the caller in the place of an earlier one. `startsAt` is an ISO moment within seven
     * days; without it the hunt is now.
     */
    startSearch: {
      method: "POST",
      path: "/api/hunting-help/searches",
      who: "user",
      writes: "public",
      body: "postSearchBodySchema",
      reply: "ownSearchResponseSchema",
    },
    /** Calls the caller's hunt off. */
    endSearch: {
      method: "DELETE",
      path: "/api/hunting-help/searches",
      who: "user",
      writes: "retraction",
      reply: "ownSearchResponseSchema",
    },
    /**
     * The caller's hunt with who asks, and the hunts that the caller asked to join. `party` has the lobby ID
     * and Hunter IDs, for its host and who is in.
     */
    readOwnSearch: {
      method: "GET",
      path: "/api/hunting-help/own-search",
      who: "user",
      writes: "nothing",
      reply: "ownSearchResponseSchema",
    },
    /**
     * Asks for a seat, or takes one where the hunt is open. 409 with a `reason`: `full`, `crossplay-off`,
     * `turned-down`, `many-seats`, `network` and others.
     */
    joinHunt: {
      method: "POST",
      path: "/api/hunting-help/searches/join",
      who: "user",
      writes: "public",
      body: "joinBodySchema",
      reply: "ownSearchResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Gives a seat back, or asks no longer. */
    leaveHunt: {
      method: "POST",
      path: "/api/hunting-help/searches/leave",
      who: "user",
      writes: "retraction",
      body: "leaveBodySchema",
      reply: "ownSearchResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * What a host does: `accept` (verified address), `decline` or `remove` a hunter, or with the action
     * `start` tells the party that it is on.
     */
    changeSeats: {
      method: "POST",
      path: "/api/hunting-help/searches/seats",
      who: "user",
      writes: "by-state",
      body: "seatsBodySchema",
      reply: "ownSearchResponseSchema",
      refuses: ["not-found", "conflict"],
    },
  }),
};
