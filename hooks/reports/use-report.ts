import { type Mutation, useMutation } from "@/hooks/ui/use-mutation";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { type CreateReportResponse, createReportResponseSchema } from "@/lib/reports/schema";
import type { ReportReason, ReportTarget } from "@/lib/reports/targets";

/** Sends a report to the moderators. */
export function useReport(
  target: ReportTarget,
): Mutation<[reason: ReportReason, text: string], CreateReportResponse> {
  return useMutation(
    (reason, text) =>
      callSignedIn("/api/reports", {
        schema: createReportResponseSchema,
        body: { ...target, reason, text },
      }),
    "The report could not be sent. Try again.",
  );
}
