import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { createBuild } from "@/lib/builds/create-build.server";
import { listPublishedBuilds } from "@/lib/builds/list-builds.server";
import {
  createBuildBodySchema,
  createdBuildResponseSchema,
  publishedBuildsQuerySchema,
  publishedBuildsResponseSchema,
} from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** GET lists published builds; POST saves a new one. */
export default createHandler({
  GET: {
    auth: "none",
    query: publishedBuildsQuerySchema,
    response: publishedBuildsResponseSchema,
    run: async ({ query }) => listPublishedBuilds(await systemDependencies(), query),
  },
  POST: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    body: createBuildBodySchema,
    response: createdBuildResponseSchema,
    run: async ({ actor, body }) => createBuild(await systemDependencies(), actor, body),
  },
});
