import { staffActionsQuerySchema, staffActionsResponseSchema } from "@/lib/admin/schema";
import { listActionsPage } from "@/lib/admin/staff-actions.server";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";

export const config = { api: { bodyParser: false } };

/** What admins proposed, the latest first. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    query: staffActionsQuerySchema,
    response: staffActionsResponseSchema,
    run: ({ actor, query, dependencies }) => listActionsPage(dependencies, actor, query.cursor),
  }),
});
