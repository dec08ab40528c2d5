import { defineCalls } from "@/lib/http/contract";

/** Calls about what builds take to make. */
export const shoppingCalls = defineCalls(() => import("./schema"), {
  /** Materials that the gear of a builder code takes. */
  read: {
    method: "GET",
    path: "/api/builder/shopping",
    who: "anyone",
    query: "shoppingQuerySchema",
    reply: "shoppingAnswerSchema",
  },
});
