import { createHandler } from "@/lib/api/create-handler.server";
import { userEndpoint } from "@/lib/api/endpoint.server";
import { duplicateBuild } from "@/lib/builds/duplicate-build.server";
import { buildQuerySchema, createdBuildResponseSchema, duplicateBuildBodySchema } from "@/lib/builds/schema";

export const config = { api: { bodyParser: false } };

/** Copies a build into a private one of the caller's own. */
export default createHandler({
  POST: userEndpoint({
    query: buildQuerySchema,
    body: duplicateBuildBodySchema,
    response: createdBuildResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      duplicateBuild(dependencies, actor, { id: query.id, key: body.key }),
  }),
});
