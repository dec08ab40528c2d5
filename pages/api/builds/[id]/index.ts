import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { readPublishedBuild } from "@/lib/builds/read-build.server";
import {
  buildQuerySchema,
  changedBuildResponseSchema,
  readBuildResponseSchema,
  updateBuildBodySchema,
} from "@/lib/builds/schema";
import { updateBuild } from "@/lib/builds/update-build.server";

export const config = { api: { bodyParser: false } };

/** GET gives a published build to everybody; POST replaces the content of one's own. */
export default createHandler({
  GET: {
    auth: "none",
    query: buildQuerySchema,
    response: readBuildResponseSchema,
    run: async ({ query }) => readPublishedBuild(await systemDependencies(), query.id),
  },
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: buildQuerySchema,
    body: updateBuildBodySchema,
    response: changedBuildResponseSchema,
    run: async ({ actor, query, body: { version, ...content } }) =>
      updateBuild(await systemDependencies(), actor, { id: query.id, content, version }),
  },
});
