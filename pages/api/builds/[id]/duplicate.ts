import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { duplicateBuild } from "@/lib/builds/duplicate-build.server";
import { buildQuerySchema, createdBuildResponseSchema, duplicateBuildBodySchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Copies a build into a private one of the caller's own. */
export default createHandler({
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    body: duplicateBuildBodySchema,
    response: createdBuildResponseSchema,
    run: async ({ actor, query, body }) =>
      duplicateBuild(await systemDependencies(), actor, { id: query.id, key: body.key }),
  },
});
