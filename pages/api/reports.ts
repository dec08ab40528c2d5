import { createUserEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { createReport } from "@/lib/reports/create-report.server";
import { createReportBodySchema, createReportResponseSchema } from "@/lib/reports/schema";

export const config = { api: { bodyParser: false } };

/** Reports content to the moderators. */
export default createHandler({
  POST: createUserEndpoint({
    writes: "public",
    body: createReportBodySchema,
    response: createReportResponseSchema,
    run: ({ actor, body, dependencies }) => createReport(dependencies, actor, body),
  }),
});
