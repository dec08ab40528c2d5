import { defineCalls } from "@/lib/http/contract";

/** Calls of sites that show links as cards. */
export const oEmbedCalls = defineCalls(() => import("./schema"), {
  /** Title, author and picture of a build, run or monster by its address, as oEmbed. */
  read: {
    method: "GET",
    path: "/api/oembed",
    who: "anyone",
    query: "oEmbedQuerySchema",
    reply: "oEmbedResponseSchema",
    refuses: ["not-found"],
  },
});
