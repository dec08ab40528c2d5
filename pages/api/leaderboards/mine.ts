import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listOwnRuns, listPartnerRequests } from "@/lib/leaderboards/list-runs.server";
import { mineQuerySchema, ownRunsResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** The runs that the caller submitted, or is asked to confirm. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: mineQuerySchema,
    response: ownRunsResponseSchema,
    run: ({ actor, query: { list, ...page }, dependencies }) =>
      (list === "requests" ? listPartnerRequests : listOwnRuns)(dependencies, actor, page),
  }),
});
