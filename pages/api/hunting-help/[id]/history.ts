import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listHistory } from "@/lib/hunting-help/read-request.server";
import { historyQuerySchema, historyResponseSchema } from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** Earlier versions of a request or of one of its answers. */
export default createHandler({
  GET: createPublicEndpoint({
    query: historyQuerySchema,
    response: historyResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listHistory(await createSystemDependencies(), query),
  }),
});
