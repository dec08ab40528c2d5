import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readRunnerProfile } from "@/lib/leaderboards/read-runner-profile.server";
import { runnerProfileResponseSchema, runnerQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A runner's points, board by board, with the best places. */
export default createHandler({
  GET: createPublicEndpoint({
    query: runnerQuerySchema,
    response: runnerProfileResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readRunnerProfile(await createSystemDependencies(), query.uid),
  }),
});
