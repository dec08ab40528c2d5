import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { useReport } from "@/hooks/reports/use-report";
import { maxReportLength } from "@/lib/reports/schema";
import {
  isReportReason,
  type ReportReason,
  type ReportTarget,
  reportedKinds,
  reportReasons,
} from "@/lib/reports/targets";

interface ReportDialogProps {
  target: ReportTarget;
  onClose(): void;
  onDone(): void;
}

const reasons = Object.entries(reportReasons).flatMap(([value, label]) =>
  isReportReason(value) ? [{ value, label }] : [],
);

/** Asks for the reason and sends the report. */
export function ReportDialog({ target, onClose, onDone }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>("spam");
  const [text, setText] = useState("");
  const { busy, problem, run } = useReport(target);
  const needsText = reason === "other";
  const send = async () => {
    if (!(await run(reason, text))) return;
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      opened
      title={`Report this ${reportedKinds[target.kind]}`}
      action="Send report"
      busyAction="Sending"
      busy={busy}
      problem={problem}
      isReady={!needsText || text.trim() !== ""}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p>A moderator will look at it. Only moderators see the report, and not who sent it.</p>
      <RadioGroup label="Reason" look="rows" options={reasons} value={reason} onChange={setReason} />
      <Textarea
        label={needsText ? "What is wrong?" : "Details (optional)"}
        required={needsText}
        rows={3}
        maxLength={maxReportLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
