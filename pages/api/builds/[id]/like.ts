import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { buildQuerySchema, likeBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Likes somebody's published build. */
export default createHandler({
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    response: likeBuildResponseSchema,
    run: async ({ actor, query }) =>
      setBuildLike(await systemDependencies(), actor, { id: query.id, wanted: true }),
  },
});
