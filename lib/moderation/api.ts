import { defineCalls } from "@/lib/http/contract";

/** Calls of moderators about what was reported. */
export const moderationCalls = {
  ...defineCalls(() => import("./schema"), {
    /**
     * Reported content and runs by age and harm, 25 a page; with `show=decided` the latest first. Of a case about
     * the caller there is nothing but that it exists.
     */
    listQueue: {
      method: "GET",
      path: "/api/moderation/queue",
      who: "creator",
      writes: "nothing",
      query: "moderationQueueQuerySchema",
      reply: "moderationQueueResponseSchema",
    },
    /**
     * The content as it is now, the latest ten reports without who sent them, what was taken down before and is
     * almost the same (`similar`), the author's history, notes and decisions. 403 for a case about the caller.
     */
    read: {
      method: "GET",
      path: "/api/moderation/cases/{id}",
      who: "creator",
      writes: "nothing",
      query: "caseQuerySchema",
      reply: "caseResponseSchema",
      refuses: ["not-found"],
    },
    /** Claims a case for 15 minutes, or lets it go. */
    claim: {
      method: "POST",
      path: "/api/moderation/cases/{id}/claim",
      who: "creator",
      writes: "staff",
      query: "caseQuerySchema",
      body: "claimCaseBodySchema",
      reply: "caseResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Notes something for the other moderators. */
    note: {
      method: "POST",
      path: "/api/moderation/cases/{id}/notes",
      who: "creator",
      writes: "staff",
      query: "caseQuerySchema",
      body: "noteBodySchema",
      reply: "caseResponseSchema",
      refuses: ["not-found"],
    },
    /**
     * Decides about content and person; a block takes a recent sign-in. 409 when another moderator holds the claim
     * or `revision` is not the stored one; 403 for measures against moderators. The same decision again changes
     * nothing.
     */
    decide: {
      method: "POST",
      path: "/api/moderation/cases/{id}/decision",
      who: "creator",
      writes: "staff",
      query: "caseQuerySchema",
      body: "decideCaseBodySchema",
      reply: "caseResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /** Takes a decision back; the case is open again. */
    undo: {
      method: "POST",
      path: "/api/moderation/cases/{id}/undo",
      who: "creator",
      writes: "staff",
      query: "caseQuerySchema",
      body: "undoCaseBodySchema",
      reply: "caseResponseSchema",
      refuses: ["not-found", "conflict"],
    },
  }),
  ...defineCalls(() => import("@/lib/reports/schema"), {
    /** Keeps an account from posting for 1 to 365 days; 0 ends a block. Moderators and oneself are 403. */
    block: {
      method: "POST",
      path: "/api/moderation/users/{uid}/block",
      who: "creator",
      writes: "staff",
      query: "blockQuerySchema",
      body: "blockBodySchema",
      reply: "blockResponseSchema",
      refuses: ["not-found"],
    },
  }),
};
