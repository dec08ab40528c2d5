import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listRevisions } from "@/lib/guides/read-editor.server";
import { revisionsQuerySchema, revisionsResponseSchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** What was saved of a guide, newest first. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: revisionsQuerySchema,
    response: revisionsResponseSchema,
    run: ({ actor, query, dependencies }) => listRevisions(dependencies, actor, query),
  }),
});
