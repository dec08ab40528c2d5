import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { cspReportBodySchema, reportReplySchema } from "@/lib/api/reports-schema";
import { browserReportLimit, takeCspReport } from "@/lib/api/take-browser-report.server";

export const config = { api: { bodyParser: false } };

/** Where browsers report what the Content Security Policy stopped. */
export default createHandler(
  {
    POST: createPublicEndpoint({
      body: cspReportBodySchema,
      bodyTypes: ["application/csp-report", "application/reports+json", "application/json"],
      response: reportReplySchema,
      run: ({ body }) => takeCspReport(body),
    }),
  },
  browserReportLimit,
);
