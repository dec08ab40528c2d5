import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { toChangedRun } from "@/lib/leaderboards/change-run.server";
import { confirmRun } from "@/lib/leaderboards/confirm-run.server";
import { changedRunResponseSchema, confirmBodySchema, runQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A partner who is named in a run agrees or declines. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "by-state",
    query: runQuerySchema,
    body: confirmBodySchema,
    response: changedRunResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      toChangedRun(await confirmRun(dependencies, actor, { id: query.id, ...body })),
  }),
});
