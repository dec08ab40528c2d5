import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { buildQuerySchema, changedBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Deletes one's own build; it can be restored for a while. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "retraction",
    query: buildQuerySchema,
    response: changedBuildResponseSchema,
    run: ({ actor, query, dependencies }) =>
      changeBuildState(dependencies, actor, { id: query.id, action: "delete" }),
  }),
});
