import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { restoreBuild } from "@/lib/builds/delete-build.server";
import { buildQuerySchema, changedBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Brings one's own deleted build back. */
export default createHandler({
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    response: changedBuildResponseSchema,
    run: async ({ actor, query }) => restoreBuild(await systemDependencies(), actor, query),
  },
});
