import { defineCalls } from "@/lib/http/contract";

/** Calls about what one follows. */
export const followCalls = defineCalls(() => import("./schema"), {
  /** What the caller follows. Nobody else learns of it. */
  listFollows: {
    method: "GET",
    path: "/api/user/follows",
    who: "user",
    writes: "nothing",
    reply: "followsResponseSchema",
  },
  /**
   * Follows a monster, weapon type, quest or hunter, or with `isFollowed: false` no more. What happens there is in the
   * caller's notifications. 404 for what there is not, 409 for oneself and after 30.
   */
  follow: {
    method: "POST",
    path: "/api/user/follows",
    who: "user",
    writes: "own",
    body: "followBodySchema",
    reply: "followsResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});
