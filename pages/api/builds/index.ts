import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { createBuild } from "@/lib/builds/create-build.server";
import { listPublishedBuilds } from "@/lib/builds/list-builds.server";
import {
  createBuildBodySchema,
  createdBuildResponseSchema,
  publishedBuildsQuerySchema,
  publishedBuildsResponseSchema,
} from "@/lib/builds/schema";
import { contentCacheControl } from "@/lib/content/cache-page.server";

export const config = { api: { bodyParser: false } };

/** GET lists published builds; POST saves a new one. */
export default createHandler({
  GET: createPublicEndpoint({
    query: publishedBuildsQuerySchema,
    response: publishedBuildsResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listPublishedBuilds(await createSystemDependencies(), query),
  }),
  POST: createUserEndpoint({
    writes: "own",
    body: createBuildBodySchema,
    response: createdBuildResponseSchema,
    run: ({ actor, body, dependencies }) => createBuild(dependencies, actor, body),
  }),
});
