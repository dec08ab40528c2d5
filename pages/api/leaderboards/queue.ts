import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listQueue } from "@/lib/leaderboards/list-runs.server";
import { ownRunsResponseSchema, queueQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** What waits for a moderator. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: queueQuerySchema,
    response: ownRunsResponseSchema,
    run: ({ actor, query, dependencies }) => listQueue(dependencies, actor, query),
  }),
});
