import { Textarea } from "@mantine/core";
import { FormDialog } from "@/components/ui/FormDialog";
import { RadioRows } from "@/components/ui/RadioRows";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { reportCalls } from "@/lib/reports/api";
import { type CreateReportResponse, maxReportLength } from "@/lib/reports/schema";
import {
  isReportReason,
  type ReportReason,
  type ReportTarget,
  reportedKinds,
  reportReasons,
} from "@/lib/reports/targets";
import { createDraftSchema } from "@/lib/site/draft-schema";

interface ReportDialogProps {
  target: ReportTarget;
  onClose(): void;
  onDone(): void;
}

const reasons = Object.entries(reportReasons).flatMap(([value, label]) =>
  isReportReason(value) ? [{ value, label }] : [],
);

const start: { readonly reason: ReportReason; readonly text: string } = { reason: "spam", text: "" };

const reportSchema = createDraftSchema<typeof start>(({ reason, text }) => ({
  text: reason === "other" && text.trim() === "" ? "Say what is wrong." : "",
}));

/** Asks for the reason and sends the report. */
export function ReportDialog({ target, onClose, onDone }: ReportDialogProps) {
  const form = useDraftForm({
    start,
    schema: reportSchema,
    words: { failure: "The report could not be sent. Try again." },
    send: (report) => sendReport(target, report),
    onSent: () => {
      onClose();
      onDone();
    },
  });
  const needsText = form.values.reason === "other";
  return (
    <FormDialog
      form={form}
      title={`Report this ${reportedKinds[target.kind]}`}
      action="Send report"
      busyAction="Sending"
      onClose={onClose}
    >
      <p>A moderator will look at it. Only moderators see the report, and not who sent it.</p>
      <RadioRows label="Reason" options={reasons} {...form.getInputProps("reason")} />
      <Textarea
        label={needsText ? "What is wrong?" : "Details (optional)"}
        required={needsText}
        rows={3}
        maxLength={maxReportLength}
        {...form.getInputProps("text")}
      />
    </FormDialog>
  );
}

/** Sends a report to the moderators. @throws ApiCallError where it is refused */
function sendReport(
  target: ReportTarget,
  report: { readonly reason: ReportReason; readonly text: string },
): Promise<CreateReportResponse> {
  return callSignedIn(reportCalls.create, { body: { ...target, ...report } });
}
