import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readRunner } from "@/lib/leaderboards/list-ranking.server";
import { runnerQuerySchema, runnerResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A runner's points, board by board. */
export default createHandler({
  GET: createPublicEndpoint({
    query: runnerQuerySchema,
    response: runnerResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readRunner(await createSystemDependencies(), query.uid),
  }),
});
