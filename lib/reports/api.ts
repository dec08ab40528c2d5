import { defineCalls } from "@/lib/http/contract";

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
