import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { toChangedRun } from "@/lib/leaderboards/change-run.server";
import { decideRun } from "@/lib/leaderboards/decide-run.server";
import { changedRunResponseSchema, decisionBodySchema, runQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** A moderator verifies or rejects a run, or answers its appeal. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "staff",
    role: "creator",
    query: runQuerySchema,
    body: decisionBodySchema,
    response: changedRunResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      toChangedRun(await decideRun(dependencies, actor, { id: query.id, ...body })),
  }),
});
