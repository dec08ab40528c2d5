import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listEntries } from "@/lib/coins/list-entries.server";
import { ledgerQuerySchema, ledgerResponseSchema } from "@/lib/coins/schema";

export const config = { api: { bodyParser: false } };

/** The caller's own coin statement, newest first, a page at a time. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    query: ledgerQuerySchema,
    response: ledgerResponseSchema,
    run: ({ actor, query, dependencies }) => listEntries(dependencies, actor, query),
  }),
});
