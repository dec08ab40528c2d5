import { createSystemDependencies } from "@/lib/api/create-dependencies.server";
import { createPublicEndpoint, createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { contentCacheControl } from "@/lib/content/cache-page.server";
import { correctRun } from "@/lib/leaderboards/correct-run.server";
import { deleteRun } from "@/lib/leaderboards/delete-run.server";
import { readVerifiedRun } from "@/lib/leaderboards/read-run.server";
import {
  changedRunResponseSchema,
  correctRunBodySchema,
  deletedRunResponseSchema,
  readRunResponseSchema,
  runQuerySchema,
} from "@/lib/leaderboards/schema";

export const config = { api: { bodyParser: false } };

/** GET gives a verified run to everybody; POST corrects one's own before the decision; DELETE removes one's own. */
export default createHandler({
  GET: createPublicEndpoint({
    query: runQuerySchema,
    response: readRunResponseSchema,
    cache: contentCacheControl,
    run: async ({ query }) => readVerifiedRun(await createSystemDependencies(), query.id),
  }),
  POST: createUserEndpoint({
    writes: "public",
    query: runQuerySchema,
    body: correctRunBodySchema,
    response: changedRunResponseSchema,
    run: ({ actor, query, body: { revision, ...content }, dependencies }) =>
      correctRun(dependencies, actor, { id: query.id, revision, content }),
  }),
  DELETE: createUserEndpoint({
    writes: "retraction",
    query: runQuerySchema,
    response: deletedRunResponseSchema,
    run: ({ actor, query, dependencies }) => deleteRun(dependencies, actor, query.id),
  }),
});
