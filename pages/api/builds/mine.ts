import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { listOwnBuilds } from "@/lib/builds/list-builds.server";
import { ownBuildsQuerySchema, ownBuildsResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** The caller's own builds. */
export default createHandler({
  GET: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: ownBuildsQuerySchema,
    response: ownBuildsResponseSchema,
    run: async ({ actor, query }) => listOwnBuilds(await systemDependencies(), actor, query),
  },
});
