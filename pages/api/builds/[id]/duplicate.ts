import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { getDuplicateBuild } from "@/lib/builds/duplicate-build.server";
import { buildQuerySchema, createdBuildResponseSchema, duplicateBuildBodySchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Copies a build into a private one of the caller's own. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "own",
    query: buildQuerySchema,
    body: duplicateBuildBodySchema,
    response: createdBuildResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      getDuplicateBuild(dependencies, actor, { id: query.id, key: body.key }),
  }),
});
