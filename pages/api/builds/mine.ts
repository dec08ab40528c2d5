import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listOwnBuilds } from "@/lib/builds/list-builds.server";
import { ownBuildsQuerySchema, ownBuildsResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** The caller's own builds. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: ownBuildsQuerySchema,
    response: ownBuildsResponseSchema,
    run: ({ actor, query, dependencies }) => listOwnBuilds(dependencies, actor, query),
  }),
});
