import { defineCalls } from "@/lib/http/contract";

/** Calls about the box of an account: what a hunter owns. */
export const boxCalls = defineCalls(() => import("./schema"), {
  /**
   * Sends what was changed in a browser and fetches what is new to it. Each field has the time of its change, and the
   * later one wins, so a call can be repeated. 409 for a time more than two days ahead of the server's, and where the
   * account holds too many entries of a kind.
   */
  syncBox: {
    method: "POST",
    path: "/api/user/box",
    who: "user",
    writes: "own",
    body: "syncBoxBodySchema",
    reply: "syncBoxResponseSchema",
    refuses: ["conflict"],
  },
});
