import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { staffSignInAge } from "@/lib/staff/rules";
import { stepUndo } from "@/lib/undo/run-undo.server";
import { undoQuerySchema, undoResponseSchema } from "@/lib/undo/schema";

export const config = { api: { bodyParser: false } };

/** Undoes the next entries of an account. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "admin",
    maxSignInAge: staffSignInAge,
    query: undoQuerySchema,
    response: undoResponseSchema,
    run: async ({ actor, query, dependencies }) =>
      stepUndo({ ...dependencies, auth: await getAdminAuth() }, actor, query.id),
  }),
});
