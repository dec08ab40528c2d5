import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { announceHunt } from "@/lib/hunting-help/announce-hunt.server";
import {
  ownSearchResponseSchema,
  postSearchBodySchema,
  searchesQuerySchema,
  searchesResponseSchema,
} from "@/lib/hunting-help/hunt-schema";
import { endHuntSearch, listHuntSearches, postHuntSearch } from "@/lib/hunting-help/hunt-searches.server";

export const config = { api: { bodyParser: false } };

/** GET lists the hunts that look for hunters; POST lists one of the caller, DELETE calls it off. */
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
    run: async ({ actor, body, dependencies }) => {
      const { created, ...reply } = await postHuntSearch(dependencies, actor, body);
      if (created) await announceHunt(dependencies, created);
      return reply;
    },
  }),
  DELETE: createUserEndpoint({
    writes: "retraction",
    response: ownSearchResponseSchema,
    run: ({ actor, dependencies }) => endHuntSearch(dependencies, actor),
  }),
});
