import { createHandler } from "@/lib/api/create-handler.server";
import { systemDependencies } from "@/lib/api/dependencies.server";
import { idempotentLimit } from "@/lib/api/limits";
import { listEntries } from "@/lib/coins/list-entries.server";
import { ledgerQuerySchema, ledgerResponseSchema } from "@/lib/coins/schema";

export const config = { api: { bodyParser: false } };

/** The caller's own coin statement, newest first, a page at a time. */
export default createHandler({
  GET: {
    auth: "user",
    checkRevoked: true,
    limit: idempotentLimit,
    query: ledgerQuerySchema,
    response: ledgerResponseSchema,
    run: async ({ actor, query }) => listEntries(await systemDependencies(), actor, query.cursor),
  },
});
