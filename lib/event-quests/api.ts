import { defineCalls } from "@/lib/http/contract";

/** Calls about event quests. */
export const eventCalls = defineCalls(() => import("./schema"), {
  /**
   * Published event quests, 25 a page: those that have not ended, or with when=over those that have. With quest= the
   * latest 25 entries about that quest, over or not.
   */
  list: {
    method: "GET",
    path: "/api/event-quests",
    who: "anyone",
    query: "eventsQuerySchema",
    reply: "eventsResponseSchema",
  },
  /** Every entry in every state, with its history, last changed first, 25 a page. */
  listAll: {
    method: "GET",
    path: "/api/event-quests/all",
    who: "creator",
    writes: "nothing",
    query: "allEventsQuerySchema",
    reply: "allEventsResponseSchema",
  },
  /** Adds an entry, which waits for its review. A repeated call with the same key adds nothing. */
  add: {
    method: "POST",
    path: "/api/event-quests",
    who: "creator",
    writes: "staff",
    body: "addEventBodySchema",
    reply: "changedEventResponseSchema",
  },
  /**
   * What a pasted table, or the JSON-LD of a page, would add: `rows [{place, name, content, problems}]`. Adds nothing;
   * 100,000 characters and 100 rows at most.
   */
  import: {
    method: "POST",
    path: "/api/event-quests/import",
    who: "creator",
    writes: "staff",
    body: "importEventsBodySchema",
    reply: "importedEventsResponseSchema",
  },
  /**
   * Changes an entry, which waits for its review again; what is published stays as it is until then. 409 where another
   * revision is stored.
   */
  edit: {
    method: "POST",
    path: "/api/event-quests/{id}",
    who: "creator",
    writes: "staff",
    query: "eventQuerySchema",
    body: "editEventBodySchema",
    reply: "changedEventResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /**
   * Approves or declines (with `reason`) what somebody else wrote; its authors are 403. Approving publishes it, and 409
   * says that it was changed or decided meanwhile.
   */
  review: {
    method: "POST",
    path: "/api/event-quests/{id}/review",
    who: "creator",
    writes: "staff",
    query: "eventQuerySchema",
    body: "reviewEventBodySchema",
    reply: "changedEventResponseSchema",
    refuses: ["not-found", "conflict"],
  },
  /** Publishes what was approved before, hides, deletes or restores it; restoring is possible for seven days. */
  changeState: {
    method: "POST",
    path: "/api/event-quests/{id}/state",
    who: "creator",
    writes: "staff",
    query: "eventQuerySchema",
    body: "changeEventBodySchema",
    reply: "changedEventResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});
