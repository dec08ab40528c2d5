import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { setBuildVisibility } from "@/lib/builds/publish-build.server";
import { buildQuerySchema, changedBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Shows one's own build to everybody. */
export default createHandler({
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    response: changedBuildResponseSchema,
    run: async ({ actor, query }) =>
      setBuildVisibility(await systemDependencies(), actor, { id: query.id, visibility: "published" }),
  },
});
