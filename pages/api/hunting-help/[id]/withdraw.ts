import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changedRequestResponseSchema, requestQuerySchema } from "@/lib/hunting-help/schema";
import { withdrawRequest } from "@/lib/hunting-help/withdraw-request.server";

export const config = { api: { bodyParser: false } };

/** Takes back one's own open request. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "retraction",
    query: requestQuerySchema,
    response: changedRequestResponseSchema,
    run: ({ actor, query, dependencies }) => withdrawRequest(dependencies, actor, query.id),
  }),
});
