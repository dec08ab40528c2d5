import { createHandler } from "@/lib/api/create-handler.server";
import { createUserEndpoint } from "@/lib/api/endpoint.server";
import { setBuildLike } from "@/lib/builds/like-build.server";
import { buildQuerySchema, likeBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Takes a like back. */
export default createHandler({
  POST: createUserEndpoint({
    query: buildQuerySchema,
    response: likeBuildResponseSchema,
    run: ({ actor, query, dependencies }) =>
      setBuildLike(dependencies, actor, { id: query.id, wanted: false }),
  }),
});
