import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { listRequests } from "@/lib/hunting-help/list-requests.server";
import { postRequest } from "@/lib/hunting-help/post-request.server";
import {
  boardQuerySchema,
  boardResponseSchema,
  postedRequestResponseSchema,
  postRequestBodySchema,
} from "@/lib/hunting-help/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** GET lists requests; POST posts one and pays for it. */
export default createHandler({
  GET: createPublicEndpoint({
    query: boardQuerySchema,
    response: boardResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => listRequests(await createSystemDependencies(), query),
  }),
  POST: createUserEndpoint({
    writes: "public",
    body: postRequestBodySchema,
    response: postedRequestResponseSchema,
    run: ({ actor, body, dependencies }) =>
      flagSimilarAfter(dependencies, postRequest(dependencies, actor, body), ({ request }) => ({
        kind: "help-request",
        id: request.id,
      })),
  }),
});
