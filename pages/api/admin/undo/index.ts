import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { staffSignInAge } from "@/lib/staff/rules";
import { previewUndo, startUndo } from "@/lib/undo/run-undo.server";
import {
  startUndoBodySchema,
  undoPreviewQuerySchema,
  undoPreviewResponseSchema,
  undoResponseSchema,
} from "@/lib/undo/schema";

export const config = { api: { bodyParser: false } };

/** What undoing an account would do; an admin begins it. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    query: undoPreviewQuerySchema,
    response: undoPreviewResponseSchema,
    run: async ({ actor, query, dependencies }) =>
      previewUndo({ ...dependencies, auth: await getAdminAuth() }, actor, query),
  }),
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    maxSignInAge: staffSignInAge,
    body: startUndoBodySchema,
    response: undoResponseSchema,
    run: async ({ actor, body, dependencies }) =>
      startUndo({ ...dependencies, auth: await getAdminAuth() }, actor, body),
  }),
});
