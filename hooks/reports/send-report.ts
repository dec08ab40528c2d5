import { callSignedIn } from "@/lib/account/call-signed-in";
import { reportCalls } from "@/lib/reports/api";
import type { CreateReportResponse } from "@/lib/reports/schema";
import type { ReportReason, ReportTarget } from "@/lib/reports/targets";

/** Sends a report to the moderators. @throws ApiCallError where it is refused */
export function sendReport(
  target: ReportTarget,
  report: { readonly reason: ReportReason; readonly text: string },
): Promise<CreateReportResponse> {
  return callSignedIn(reportCalls.create, { body: { ...target, ...report } });
}
