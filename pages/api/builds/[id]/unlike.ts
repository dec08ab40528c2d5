import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { buildQuerySchema, likeBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Takes a like back. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "retraction",
    query: buildQuerySchema,
    response: likeBuildResponseSchema,
    run: ({ actor, query, dependencies }) =>
      setBuildLike(dependencies, actor, { id: query.id, isLiking: false }),
  }),
});
