import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { caseQuerySchema, caseResponseSchema, undoCaseBodySchema } from "@/lib/moderation/schema";
import { undoDecision } from "@/lib/moderation/undo-decision.server";

export const config = { api: { bodyParser: false } };

/** A moderator takes a decision back. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: caseQuerySchema,
    body: undoCaseBodySchema,
    response: caseResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      undoDecision({ ...dependencies, auth: await getAdminAuth() }, actor, { id: query.id, ...body }),
  }),
});
