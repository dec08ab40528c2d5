import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { readPublishedBuild } from "@/lib/builds/read-build.server";
import {
  buildQuerySchema,
  changedBuildResponseSchema,
  readBuildResponseSchema,
  updateBuildBodySchema,
} from "@/lib/builds/schema";
import { updateBuild } from "@/lib/builds/update-build.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** GET gives a published build to everybody; POST replaces the content of one's own. */
export default createHandler({
  GET: createPublicEndpoint({
    query: buildQuerySchema,
    response: readBuildResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readPublishedBuild(await createSystemDependencies(), query.id),
  }),
  POST: createUserEndpoint({
    writes: "by-state",
    query: buildQuerySchema,
    body: updateBuildBodySchema,
    response: changedBuildResponseSchema,
    run: ({ actor, query, body: { version, ...content }, dependencies }) =>
      flagSimilarAfter(
        dependencies,
        updateBuild(dependencies, actor, { id: query.id, content, version }),
        () => ({ kind: "build", id: query.id }),
      ),
  }),
});
