import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { moderateBuild } from "@/lib/builds/moderate-build.server";
import { buildQuerySchema, moderateBuildBodySchema, moderateBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** A moderator takes a build down or allows it again. */
export default createHandler({
  POST: {
    auth: "creator",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    body: moderateBuildBodySchema,
    response: moderateBuildResponseSchema,
    run: async ({ actor, query, body }) =>
      moderateBuild(await systemDependencies(), actor, { id: query.id, ...body }),
  },
});
