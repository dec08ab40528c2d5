import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { claimCase } from "@/lib/moderation/change-case.server";
import { caseQuerySchema, caseResponseSchema, claimCaseBodySchema } from "@/lib/moderation/schema";

export const config = { api: { bodyParser: false } };

/** A moderator claims a case, or lets it go. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: caseQuerySchema,
    body: claimCaseBodySchema,
    response: caseResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      claimCase({ ...dependencies, auth: await getAdminAuth() }, actor, { id: query.id, ...body }),
  }),
});
