import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { addCaseNote } from "@/lib/moderation/change-case.server";
import { caseQuerySchema, caseResponseSchema, noteBodySchema } from "@/lib/moderation/schema";

export const config = { api: { bodyParser: false } };

/** A moderator notes something for the others. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: caseQuerySchema,
    body: noteBodySchema,
    response: caseResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      addCaseNote({ ...dependencies, auth: await getAdminAuth() }, actor, { id: query.id, ...body }),
  }),
});
