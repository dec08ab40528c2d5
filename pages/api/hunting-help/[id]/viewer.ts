import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { viewRequest } from "@/lib/hunting-help/read-request.server";
import { requestQuerySchema, viewRequestResponseSchema } from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** What the asker and the answerers of a request see besides what everybody does. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: requestQuerySchema,
    response: viewRequestResponseSchema,
    run: ({ actor, query, dependencies }) => viewRequest(dependencies, actor, query.id),
  }),
});
