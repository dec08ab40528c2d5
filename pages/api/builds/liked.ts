import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listLikedBuilds } from "@/lib/builds/like-build.server";
import { likedBuildsQuerySchema, likedBuildsResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Which builds of a page the caller likes. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: likedBuildsQuerySchema,
    response: likedBuildsResponseSchema,
    run: ({ actor, query, dependencies }) => listLikedBuilds(dependencies, actor, query.ids),
  }),
});
