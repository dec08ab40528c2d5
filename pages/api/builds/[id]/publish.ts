import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { changeBuildState } from "@/lib/builds/change-build-state.server";
import { buildQuerySchema, changedBuildResponseSchema } from "@/lib/builds/schema";
import { flagSimilarAfter } from "@/lib/moderation/flag-similar.server";

export const config = { api: { bodyParser: false } };

/** Shows one's own build to everybody. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    query: buildQuerySchema,
    response: changedBuildResponseSchema,
    run: ({ actor, query: { id }, dependencies }) =>
      flagSimilarAfter(
        dependencies,
        changeBuildState(dependencies, actor, { id, action: "publish" }),
        () => ({ kind: "build", id }),
      ),
  }),
});
