import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Field } from "@/components/ui/Field";
import { Textarea } from "@/components/ui/Textarea";
import { useModerateGuide } from "@/hooks/guides/guide-actions";
import { maxReasonLength } from "@/lib/guides/rules";

interface TakeDownGuideProps {
  slug: string;
  opened: boolean;
  onClose(): void;
  onDone(): void;
  onClosed(): void;
}

/** Asks for the reason that the author reads, and takes the guide down. */
export function TakeDownGuide({ slug, onDone, ...dialog }: TakeDownGuideProps) {
  const [reason, setReason] = useState("");
  const { busy, problem, run } = useModerateGuide(slug);
  const confirm = async () => {
    if (!(await run("take-down", reason))) return;
    onDone();
    dialog.onClose();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title="Take down this guide"
      action="Take down"
      busyAction="Taking down"
      busy={busy}
      problem={problem}
      isReady={reason.trim() !== ""}
      onConfirm={() => void confirm()}
    >
      <p>
        Its page and every list that names it are gone at once. The author still has the text, and sees the
        reason. It can be restored.
      </p>
      <Field label="Reason (shown to the author)" required>
        <Textarea
          rows={2}
          data-autofocus
          maxLength={maxReasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
