import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { appealRun } from "@/lib/leaderboards/appeal-run.server";
import { toChangedRun } from "@/lib/leaderboards/change-run.server";
import { appealBodySchema, changedRunResponseSchema, runQuerySchema } from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** Asks for another moderator to look at one's own rejected run. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: runQuerySchema,
    body: appealBodySchema,
    response: changedRunResponseSchema,
    run: async ({ actor, query, body, dependencies }) =>
      toChangedRun(await appealRun(dependencies, actor, { id: query.id, ...body })),
  }),
});
