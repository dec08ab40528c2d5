import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { listLikedBuilds } from "@/lib/builds/like-build.server";
import { likedBuildsQuerySchema, likedBuildsResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Which builds of a page the caller likes. */
export default createHandler({
  GET: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: likedBuildsQuerySchema,
    response: likedBuildsResponseSchema,
    run: async ({ actor, query }) => listLikedBuilds(await systemDependencies(), actor, query.ids),
  },
});
