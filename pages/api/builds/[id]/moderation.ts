import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { moderateBuildWithCopies } from "@/lib/builds/moderate-build.server";
import { buildQuerySchema, moderateBuildBodySchema, moderateBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** A moderator takes a build down or allows it again. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: buildQuerySchema,
    body: moderateBuildBodySchema,
    response: moderateBuildResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      moderateBuildWithCopies(dependencies, actor, { id: query.id, ...body }),
  }),
});
