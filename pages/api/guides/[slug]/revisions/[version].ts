import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { readRevision } from "@/lib/guides/read-editor.server";
import { revisionQuerySchema, revisionResponseSchema } from "@/lib/guides/schema";

export const config = { api: { bodyParser: false } };

/** One version of a guide with its text. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "creator",
    query: revisionQuerySchema,
    response: revisionResponseSchema,
    run: ({ actor, query, dependencies }) => readRevision(dependencies, actor, query),
  }),
});
