import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { readRunnerGoals } from "@/lib/leaderboards/read-runner-goals.server";
import { runnerGoalsResponseSchema, runnerQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** The boards that count towards a runner's score, with what a faster run is measured against. */
export default createHandler({
  GET: createPublicEndpoint({
    query: runnerQuerySchema,
    response: runnerGoalsResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readRunnerGoals(await createSystemDependencies(), query.uid),
  }),
});
