import { defineCalls } from "@/lib/http/contract";

/** Calls about coins. */
export const coinCalls = defineCalls(() => import("./schema"), {
  /**
   * The caller's own statement, newest first, 25 a page, or `size` (1 to 500); with `reason` the entries of one reason.
   */
  listEntries: {
    method: "GET",
    path: "/api/user/ledger",
    who: "user",
    writes: "nothing",
    query: "ledgerQuerySchema",
    reply: "ledgerResponseSchema",
  },
});
