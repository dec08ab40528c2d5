import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listCitedGuides } from "@/lib/guides/list-guides.server";
import { citedGuidesResponseSchema, citedQuerySchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** Published guides that cite a record of the game, a build or a run. */
export default createHandler({
  GET: createPublicEndpoint({
    query: citedQuerySchema,
    response: citedGuidesResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listCitedGuides(await createSystemDependencies(), query),
  }),
});
