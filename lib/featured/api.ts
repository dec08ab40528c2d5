import { defineCalls } from "@/lib/http/contract";

/** Calls about featured content. */
export const featuredCalls = defineCalls(() => import("./schema"), {
  /** Builds, guides, runs and videos featured now. */
  list: {
    method: "GET",
    path: "/api/featured",
    who: "anyone",
    reply: "featuredResponseSchema",
  },
  /** Everything that was chosen, with its dates and state, latest first, 25 a page. */
  listAll: {
    method: "GET",
    path: "/api/featured/all",
    who: "creator",
    writes: "nothing",
    query: "allFeaturedQuerySchema",
    reply: "allFeaturedResponseSchema",
  },
  /**
   * Features something: `content {kind, ref, caption, title?, from, until}`. What is not public is 404. A repeated call
   * with the same key adds nothing.
   */
  add: {
    method: "POST",
    path: "/api/featured",
    who: "creator",
    writes: "staff",
    body: "addFeaturedBodySchema",
    reply: "changedFeaturedResponseSchema",
    refuses: ["not-found"],
  },
  /** Changes an entry. */
  edit: {
    method: "POST",
    path: "/api/featured/{id}",
    who: "creator",
    writes: "staff",
    query: "featuredQuerySchema",
    body: "editFeaturedBodySchema",
    reply: "changedFeaturedResponseSchema",
    refuses: ["not-found"],
  },
  /** Takes an entry out of what is featured. */
  remove: {
    method: "DELETE",
    path: "/api/featured/{id}",
    who: "creator",
    writes: "staff",
    query: "featuredQuerySchema",
    reply: "changedFeaturedResponseSchema",
  },
});
