import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { deleteBuild } from "@/lib/builds/delete-build.server";
import { buildQuerySchema, changedBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Deletes one's own build; it can be restored for a while. */
export default createHandler({
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    response: changedBuildResponseSchema,
    run: async ({ actor, query }) => deleteBuild(await systemDependencies(), actor, query),
  },
});
