import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { viewBuild } from "@/lib/builds/read-build.server";
import { buildQuerySchema, viewBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** A build as the caller sees it, with what only they know of it. */
export default createHandler({
  GET: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    response: viewBuildResponseSchema,
    run: async ({ actor, query }) => viewBuild(await systemDependencies(), actor, query.id),
  },
});
