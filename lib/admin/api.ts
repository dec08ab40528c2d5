import { defineCalls } from "@/lib/http/contract";

/** Calls of admins. */
export const adminCalls = {
  ...defineCalls(() => import("./schema"), {
    /** People by uid, exact email or the beginning of a name, with address, role, coins and block. */
    findPeople: {
      method: "GET",
      path: "/api/admin/people",
      who: "admin",
      writes: "nothing",
      query: "peopleQuerySchema",
      reply: "peopleResponseSchema",
    },
    /**
     * Gives a role or takes it away. `pending` is what waits for a second admin, null where it was done, which
     * counts with the next call. 403 for oneself, 409 for an address that is not verified.
     */
    setRole: {
      method: "POST",
      path: "/api/admin/people/{uid}/role",
      who: "admin",
      writes: "staff",
      query: "personQuerySchema",
      body: "setRoleBodySchema",
      reply: "changedPersonResponseSchema",
      refuses: ["not-found", "conflict"],
    },
    /**
     * Corrects a balance by one ledger entry for each `key`; above the sums of a day it waits for a second admin
     * (`pending`). 402 where the balance would fall below zero, 403 for oneself.
     */
    adjustCoins: {
      method: "POST",
      path: "/api/admin/people/{uid}/coins",
      who: "admin",
      writes: "staff",
      query: "personQuerySchema",
      body: "adjustCoinsBodySchema",
      reply: "changedPersonResponseSchema",
      refuses: ["not-found", "payment-required"],
    },
    /** Proposals of admins, latest first, 25 a page. */
    listActions: {
      method: "GET",
      path: "/api/admin/actions",
      who: "admin",
      writes: "nothing",
      query: "staffActionsQuerySchema",
      reply: "staffActionsResponseSchema",
    },
    /** Confirms or cancels what an admin proposed. 403 for one's own and for what is about oneself, 409 for what is over or waits. */
    settleAction: {
      method: "POST",
      path: "/api/admin/actions/{id}",
      who: "admin",
      writes: "staff",
      query: "staffActionQuerySchema",
      body: "settleActionBodySchema",
      reply: "settledActionResponseSchema",
      refuses: ["not-found", "conflict", "payment-required"],
    },
    /** The audit log, newest first, 25 a page or `size` (1 to 500); days in UTC. */
    listAudit: {
      method: "GET",
      path: "/api/admin/audit",
      who: "admin",
      writes: "nothing",
      query: "auditQuerySchema",
      reply: "auditResponseSchema",
    },
    /** This week's challenge and the next seven. */
    listChallenges: {
      method: "GET",
      path: "/api/admin/challenge",
      who: "admin",
      writes: "nothing",
      reply: "challengesResponseSchema",
    },
    /** Chooses the challenge of a week. 409 once a run was submitted for it. */
    setChallenge: {
      method: "POST",
      path: "/api/admin/challenge",
      who: "admin",
      writes: "staff",
      body: "setChallengeBodySchema",
      reply: "challengesResponseSchema",
      refuses: ["conflict"],
    },
    /** How the site is doing. */
    readHealth: {
      method: "GET",
      path: "/api/admin/health",
      who: "admin",
      writes: "nothing",
      reply: "adminHealthResponseSchema",
    },
    /** Accounts whose payments look arranged, 50 at most. */
    listPairs: {
      method: "GET",
      path: "/api/admin/pairs",
      who: "admin",
      writes: "nothing",
      reply: "pairsResponseSchema",
    },
  }),
  ...defineCalls(() => import("@/lib/announcements/schema"), {
    /** All announcements, the latest first, 25 a page. */
    listAnnouncements: {
      method: "GET",
      path: "/api/admin/announcements",
      who: "admin",
      writes: "nothing",
      query: "announcementsQuerySchema",
      reply: "announcementsResponseSchema",
    },
    /** Announces something on every page. `href` is a page of this site. A repeated call with the same `key` posts nothing. */
    createAnnouncement: {
      method: "POST",
      path: "/api/admin/announcements",
      who: "admin",
      writes: "staff",
      body: "createAnnouncementBodySchema",
      reply: "announcementResponseSchema",
    },
    /** Ends an announcement before its time. */
    endAnnouncement: {
      method: "POST",
      path: "/api/admin/announcements/{id}/end",
      who: "admin",
      writes: "staff",
      query: "announcementQuerySchema",
      reply: "announcementResponseSchema",
      refuses: ["not-found"],
    },
  }),
};
