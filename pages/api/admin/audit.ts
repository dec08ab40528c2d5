import { listAuditPage } from "@/lib/admin/list-audit-page.server";
import { auditQuerySchema, auditResponseSchema } from "@/lib/admin/schema";
import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";

export const config = { api: { bodyParser: false } };

/** The audit log, newest first. */
export default createHandler({
  GET: createUserEndpoint({
    writes: "nothing",
    role: "admin",
    query: auditQuerySchema,
    response: auditResponseSchema,
    run: ({ actor, query, dependencies }) => listAuditPage(dependencies, actor, query),
  }),
});
