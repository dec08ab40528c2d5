import { defineCalls } from "@/lib/http/contract";

/** Calls about profiles and sessions. */
export const userCalls = defineCalls(() => import("./schema"), {
  /** Name and picture of a player. */
  readProfile: {
    method: "GET",
    path: "/api/user",
    who: "anyone",
    query: "profileQuerySchema",
    reply: "profileResponseSchema",
    refuses: ["not-found"],
  },
  /**
   * Creates `users/{uid}` at first sight, and keeps name and photo current as far as `POST /api/user/name` would; a
   * first name that is taken gets a number. `user {displayName, photoURL, icon, coins, unread}`.
   */
  openSession: {
    method: "POST",
    path: "/api/user/session",
    who: "user",
    writes: "by-state",
    reply: "sessionResponseSchema",
  },
  /**
   * Changes the caller's name. 400 for one that is blank, too long, passes for staff or mixes alphabets; 403 for 30 days
   * after a moderator hid the name; 409 for one that somebody has, reads like one of staff or was hidden; 429 after 5
   * changes a day.
   */
  changeName: {
    method: "POST",
    path: "/api/user/name",
    who: "user",
    writes: "public",
    body: "changeNameBodySchema",
    reply: "changeNameResponseSchema",
    refuses: ["conflict"],
  },
});
