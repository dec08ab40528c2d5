import { createPublicEndpoint } from "@/lib/api/create-endpoint.server";
import { createHandler } from "@/lib/api/create-handler.server";
import { clientErrorBodySchema, reportReplySchema } from "@/lib/api/reports-schema";
import { browserReportLimit, takeClientError } from "@/lib/api/take-browser-report.server";

export const config = { api: { bodyParser: false } };

/** Where pages report errors that nothing caught. */
export default createHandler(
  {
    POST: createPublicEndpoint({
      body: clientErrorBodySchema,
      maxBody: 2048,
      response: reportReplySchema,
      run: ({ body }) => takeClientError(body),
    }),
  },
  browserReportLimit,
);
