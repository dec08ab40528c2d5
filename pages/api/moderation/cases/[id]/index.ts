import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { readCase } from "@/lib/moderation/read-case.server";
import { caseQuerySchema, caseResponseSchema } from "@/lib/moderation/schema";

export const config = { api: { bodyParser: false } };

/** One case with all that a decision takes. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: caseQuerySchema,
    response: caseResponseSchema,
    run: async ({ actor, query, dependencies }) =>
      readCase({ ...dependencies, auth: await getAdminAuth() }, actor, query.id),
  }),
});
