import { defineCalls } from "@/lib/http/contract";

/** Calls about all that an account has. */
export const accountDataCalls = defineCalls(() => import("./schema"), {
  /** All that is stored about the caller. Five at once, then one a minute. */
  exportAccount: {
    method: "GET",
    path: "/api/user/export",
    who: "user",
    writes: "nothing",
    reply: "accountExportSchema",
  },
  /**
   * Removes the account and all that belongs to it; takes `confirm: "DELETE"` and a sign-in of the last five minutes.
   * From its beginning on, calls of the account that write are 401. `deleted {builds, likes, runs, guides, requests,
   * answers}`.
   */
  deleteAccount: {
    method: "DELETE",
    path: "/api/user",
    who: "user",
    writes: "retraction",
    body: "deleteAccountBodySchema",
    reply: "deletedAccountSchema",
  },
});
