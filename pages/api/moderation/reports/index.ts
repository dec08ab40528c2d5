import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { listReports } from "@/lib/reports/list-reports.server";
import { reportsQuerySchema, reportsResponseSchema } from "@/lib/reports/schema";

export const config = { api: { bodyParser: false } };

/** The queue of reports, for moderators. */
export default createHandler({
  GET: createUserEndpoint({
    role: "creator",
    query: reportsQuerySchema,
    response: reportsResponseSchema,
    run: ({ actor, query, dependencies }) => listReports(dependencies, actor, query),
  }),
});
