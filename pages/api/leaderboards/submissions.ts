import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listSubmissions } from "@/lib/leaderboards/list-runs.server";
import { submissionsQuerySchema, submissionsResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** The public log of decided runs. */
export default createHandler({
  GET: createPublicEndpoint({
    query: submissionsQuerySchema,
    response: submissionsResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listSubmissions(await createSystemDependencies(), query),
  }),
});
