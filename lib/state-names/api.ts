import { defineCalls } from "@/lib/http/contract";

/** Calls about names that players give to states of monsters. */
export const stateNameCalls = defineCalls(() => import("./schema"), {
  /** Proposed names for the states of a monster, for each state the one with most confirmations first. */
  list: {
    method: "GET",
    path: "/api/state-names",
    who: "anyone",
    query: "stateNamesQuerySchema",
    reply: "stateNamesResponseSchema",
  },
  /** Which of them the caller confirmed. */
  listOwn: {
    method: "GET",
    path: "/api/state-names/mine",
    who: "user",
    writes: "nothing",
    query: "stateNamesQuerySchema",
    reply: "ownStateNamesResponseSchema",
  },
  /**
   * Proposes a name for a state, with proof. An account has one proposal for each state: another one takes its place
   * and has to be confirmed anew; the same one changes nothing.
   */
  propose: {
    method: "POST",
    path: "/api/state-names",
    who: "user",
    writes: "public",
    body: "proposeNameBodySchema",
    reply: "changedStateNameResponseSchema",
    refuses: ["conflict"],
  },
  /** Confirms somebody else's proposal, or with `isConfirmed: false` takes that back. For accounts of a week or more. */
  confirm: {
    method: "POST",
    path: "/api/state-names/{id}/confirm",
    who: "user",
    writes: "public",
    query: "stateNameQuerySchema",
    body: "confirmNameBodySchema",
    reply: "changedStateNameResponseSchema",
    refuses: ["not-found"],
  },
  /** Removes the caller's own proposal. */
  remove: {
    method: "DELETE",
    path: "/api/state-names/{id}",
    who: "user",
    writes: "retraction",
    query: "stateNameQuerySchema",
    reply: "changedStateNameResponseSchema",
    refuses: ["not-found"],
  },
});
