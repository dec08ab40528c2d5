import { defineCalls } from "@/lib/http/contract";

/** Calls about the home page. */
export const homeCalls = defineCalls(() => import("./schema"), {
  /**
   * What happens on the site now: newest guide and build, the build liked most, the latest record of seven days, the
   * challenge, an event quest, a request without an answer, and who looks for hunters.
   */
  listNews: { method: "GET", path: "/api/home", who: "anyone", reply: "newsResponseSchema" },
});
