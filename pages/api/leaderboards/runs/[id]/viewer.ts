import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { viewRun } from "@/lib/leaderboards/read-run.server";
import { runQuerySchema, viewRunResponseSchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A run in any state with its events, for its hunters and for moderators. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: runQuerySchema,
    response: viewRunResponseSchema,
    run: ({ actor, query, dependencies }) => viewRun(dependencies, actor, query.id),
  }),
});
