import { createHandler } from "@/lib/api/create-handler.server";
import { userEndpoint } from "@/lib/api/endpoint.server";
import { moderateBuild } from "@/lib/builds/moderate-build.server";
import { buildQuerySchema, moderateBuildBodySchema, moderateBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** A moderator takes a build down or allows it again. */
export default createHandler({
  POST: userEndpoint({
    role: "creator",
    query: buildQuerySchema,
    body: moderateBuildBodySchema,
    response: moderateBuildResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      moderateBuild(dependencies, actor, { id: query.id, ...body }),
  }),
});
