import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { decideReport } from "@/lib/reports/decide-report.server";
import { decideReportBodySchema, decideReportResponseSchema, reportQuerySchema } from "@/lib/reports/schema";

export const config = { api: { bodyParser: false } };

/** A moderator upholds or dismisses a report. */
export default createHandler({
  POST: createUserEndpoint({
    role: "creator",
    query: reportQuerySchema,
    body: decideReportBodySchema,
    response: decideReportResponseSchema,
    run: ({ actor, query, body, dependencies }) =>
      decideReport(dependencies, actor, { id: query.id, ...body }),
  }),
});
