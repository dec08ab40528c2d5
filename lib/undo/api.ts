import { defineCalls } from "@/lib/http/contract";

/** Calls of admins who undo what an account did. */
export const undoCalls = defineCalls(() => import("./schema"), {
  /** Preview of undoing an account for each entry of the log, the latest first, 25 a page. */
  preview: {
    method: "GET",
    path: "/api/admin/undo",
    who: "admin",
    writes: "nothing",
    query: "undoPreviewQuerySchema",
    reply: "undoPreviewResponseSchema",
  },
  /** Begins to undo what an account did, or goes on with the same undoing. 409 for an account that has a role. */
  start: {
    method: "POST",
    path: "/api/admin/undo",
    who: "admin",
    writes: "staff",
    body: "startUndoBodySchema",
    reply: "undoResponseSchema",
    refuses: ["conflict"],
  },
  /** Undoes the next ten entries. Repeat it until `status` is `done`. */
  step: {
    method: "POST",
    path: "/api/admin/undo/{id}",
    who: "admin",
    writes: "staff",
    query: "undoQuerySchema",
    reply: "undoResponseSchema",
    refuses: ["not-found", "conflict"],
  },
});
