import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listRanking } from "@/lib/leaderboards/list-ranking.server";
import { rankingQuerySchema, rankingResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** All runners by points. */
export default createHandler({
  GET: createPublicEndpoint({
    query: rankingQuerySchema,
    response: rankingResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listRanking(await createSystemDependencies(), query),
  }),
});
