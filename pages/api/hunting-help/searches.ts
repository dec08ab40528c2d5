import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { endHuntSearch, listHuntSearches, postHuntSearch } from "@/lib/hunting-help/hunt-searches.server";
import {
  ownSearchResponseSchema,
  postSearchBodySchema,
  searchesQuerySchema,
  searchesResponseSchema,
} from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** GET lists who looks for a hunt now; POST lists the caller, DELETE ends that. */
export default createHandler({
  GET: createPublicEndpoint({
    query: searchesQuerySchema,
    response: searchesResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listHuntSearches(await createSystemDependencies(), query),
  }),
  POST: createUserEndpoint({
    writes: "public",
    body: postSearchBodySchema,
    response: ownSearchResponseSchema,
    run: ({ actor, body, dependencies }) => postHuntSearch(dependencies, actor, body),
  }),
  DELETE: createUserEndpoint({
    writes: "retraction",
    response: ownSearchResponseSchema,
    run: ({ actor, dependencies }) => endHuntSearch(dependencies, actor),
  }),
});
