import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { toChangedRun } from "@/lib/leaderboards/change-run.server";
import { claimRun } from "@/lib/leaderboards/claim-run.server";
import { changedRunResponseSchema, claimBodySchema, runQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A moderator claims a run for 30 minutes, or gives it back. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: runQuerySchema,
    body: claimBodySchema,
    response: changedRunResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      toChangedRun(await claimRun(dependencies, actor, { id: query.id, ...body })),
  }),
});
