import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { viewBuild } from "@/lib/builds/read-build.server";
import { buildQuerySchema, viewBuildResponseSchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** A build as the caller sees it, with what only they know of it. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: buildQuerySchema,
    response: viewBuildResponseSchema,
    run: ({ actor, query, dependencies }) => viewBuild(dependencies, actor, query.id),
  }),
});
