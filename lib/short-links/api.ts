import { defineCalls } from "@/lib/http/contract";

/** Calls about short links to builds. */
export const shortLinkCalls = defineCalls(() => import("./schema"), {
  /**
   * Stores a build of the builder, with search, target and buffs, under an address of its own: `/s/{id}`. The same content
   * of the same account has the same address, however often it is sent. 409 for what a moderator removed.
   */
  create: {
    method: "POST",
    path: "/api/short-links",
    who: "user",
    writes: "public",
    body: "createShortLinkBodySchema",
    reply: "createdShortLinkResponseSchema",
    refuses: ["conflict"],
  },
  /** The caller's own short links, newest first, 25 a page. */
  listOwn: {
    method: "GET",
    path: "/api/short-links/mine",
    who: "user",
    writes: "nothing",
    query: "ownShortLinksQuerySchema",
    reply: "ownShortLinksResponseSchema",
  },
  /** Deletes one's own short link for good. */
  remove: {
    method: "DELETE",
    path: "/api/short-links/{id}",
    who: "user",
    writes: "retraction",
    query: "shortLinkQuerySchema",
    reply: "removedShortLinkResponseSchema",
    refuses: ["not-found"],
  },
});
