import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getAdminAuth } from "@/lib/firebase/admin.server";
import { decideCase } from "@/lib/moderation/decide-case.server";
import { caseQuerySchema, caseResponseSchema, decideCaseBodySchema } from "@/lib/moderation/schema";
import { staffSignInAge } from "@/lib/staff/rules";

export const config = { api: { bodyParser: false } };

/** A moderator decides about reported content and about who made it. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    maxSignInAge: ({ person }) => (person === "block" ? staffSignInAge : null),
    query: caseQuerySchema,
    body: decideCaseBodySchema,
    response: caseResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      decideCase({ ...dependencies, auth: await getAdminAuth() }, actor, { id: query.id, ...body }),
  }),
});
