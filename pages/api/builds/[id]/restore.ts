import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { buildQuerySchema, changedBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Brings one's own deleted build back. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "by-state",
    query: buildQuerySchema,
    response: changedBuildResponseSchema,
    run: ({ actor, query, dependencies }) =>
      changeBuildState(dependencies, actor, { id: query.id, action: "restore" }),
  }),
});
