import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { editRequest } from "@/lib/hunting-help/edit-request.server";
import { readRequest } from "@/lib/hunting-help/read-request.server";
import {
  changedRequestResponseSchema,
  editRequestBodySchema,
  readRequestResponseSchema,
  requestQuerySchema,
} from "@/lib/hunting-help/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** GET gives a request with its answers to everybody; POST replaces the content of one's own. */
export default createHandler({
  GET: createPublicEndpoint({
    query: requestQuerySchema,
    response: readRequestResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readRequest(await createSystemDependencies(), query.id),
  }),
  POST: createUserEndpoint({
    writes: "public",
    query: requestQuerySchema,
    body: editRequestBodySchema,
    response: changedRequestResponseSchema,
    run: ({ actor, query: { id }, body, dependencies }) =>
      flagSimilarAfter(dependencies, editRequest(dependencies, actor, id, body), () => ({
        kind: "help-request",
        id,
      })),
  }),
});
