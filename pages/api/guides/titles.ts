import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listGuideTitles } from "@/lib/guides/list-guides.server";
import { guideTitlesResponseSchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** Titles of published guides, for the search. */
export default createHandler({
  GET: createPublicEndpoint({
    response: guideTitlesResponseSchema,
    cache: contentCacheControl,
    run: async () => listGuideTitles(await createSystemDependencies()),
  }),
});
