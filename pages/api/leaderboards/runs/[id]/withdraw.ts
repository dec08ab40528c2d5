import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { toChangedRun } from "@/lib/leaderboards/change-run.server";
import { changedRunResponseSchema, runQuerySchema } from "@/lib/leaderboards/schema";
import { withdrawRun } from "@/lib/leaderboards/withdraw-run.server";

export const config = { api: { bodyParser: false } };

/** Takes back one's own run before the decision. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "retraction",
    query: runQuerySchema,
    response: changedRunResponseSchema,
    run: async ({ actor, query, dependencies }) =>
      toChangedRun(await withdrawRun(dependencies, actor, query.id)),
  }),
});
