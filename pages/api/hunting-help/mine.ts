import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listOwnRequests } from "@/lib/hunting-help/list-requests.server";
import { ownHelpQuerySchema, ownHelpResponseSchema } from "@/lib/hunting-help/schema";

export const config = { api: { bodyParser: false } };

/** The caller's own requests. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: ownHelpQuerySchema,
    response: ownHelpResponseSchema,
    run: ({ actor, query, dependencies }) => listOwnRequests(dependencies, actor, query),
  }),
});
