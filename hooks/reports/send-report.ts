import { callPathSignedIn } from "@/lib/account/call-signed-in";
import { type CreateReportResponse, createReportResponseSchema } from "@/lib/reports/schema";
import type { ReportReason, ReportTarget } from "@/lib/reports/targets";

/** Sends a report to the moderators. @throws ApiCallError where it is refused */
export function sendReport(
  target: ReportTarget,
  report: { readonly reason: ReportReason; readonly text: string },
): Promise<CreateReportResponse> {
  return callPathSignedIn("/api/reports", {
    schema: createReportResponseSchema,
    body: { ...target, ...report },
  });
}
