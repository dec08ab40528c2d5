import { defineCalls } from "@/lib/http/contract";

/** Calls about profile icons. */
export const iconCalls = defineCalls(() => import("./schema"), {
  /** The icons that the caller can choose, and the choice. */
  listIcons: {
    method: "GET",
    path: "/api/user/icon",
    who: "user",
    writes: "nothing",
    reply: "ownIconsResponseSchema",
  },
  /**
   * Chooses an icon, `null` for none; with `buy: true` it is bought first, once. 402 with `price` and `balance`, 403 for
   * one that only deeds give, 409 for one that is not bought.
   */
  chooseIcon: {
    method: "POST",
    path: "/api/user/icon",
    who: "user",
    writes: "public",
    body: "chooseIconBodySchema",
    reply: "ownIconsResponseSchema",
    refuses: ["conflict", "payment-required"],
  },
});
