import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readChallenge } from "@/lib/leaderboards/read-quests.server";
import { challengeQuerySchema, challengeResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** The challenge of a week with its winners. */
export default createHandler({
  GET: createPublicEndpoint({
    query: challengeQuerySchema,
    response: challengeResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readChallenge(await createSystemDependencies(), query.week),
  }),
});
