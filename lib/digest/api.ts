import { defineCalls } from "@/lib/http/contract";

/** Calls about the weekly email. */
export const digestCalls = defineCalls(() => import("./schema"), {
  /** Whether the caller gets the weekly email, and whether they could. */
  readDigest: {
    method: "GET",
    path: "/api/user/digest",
    who: "user",
    writes: "nothing",
    reply: "digestResponseSchema",
  },
  /** Turns the weekly email on or off. 409 where the site sends none, or the address is not verified. */
  setDigest: {
    method: "POST",
    path: "/api/user/digest",
    who: "user",
    writes: "own",
    body: "digestBodySchema",
    reply: "digestResponseSchema",
    refuses: ["conflict"],
  },
});

/** The call behind the link in each mail, at an address where a person who opens it finds a page. */
export const digestOffCalls = defineCalls(() => import("./schema"), {
  /**
   * Turns the weekly email off by the token of its link, without a sign-in, as mail programs do (RFC 8058). A GET of the
   * address leads to a page with a button.
   */
  turnOff: {
    method: "POST",
    path: "/api/user/digest/off",
    who: "anyone",
    query: "digestOffQuerySchema",
    reply: "digestOffResponseSchema",
    refuses: ["not-found"],
  },
});
