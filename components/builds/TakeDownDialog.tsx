import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Field } from "@/components/ui/Field";
import { Textarea } from "@/components/ui/Textarea";
import { useTakeDown } from "@/hooks/builds/use-take-down";
import { maxReasonLength } from "@/lib/builds/rules";

interface TakeDownDialogProps {
  id: string;
  opened: boolean;
  onClose(): void;
  onDone(): void;
  onClosed(): void;
}

/** Asks for the reason that the owner reads, and takes the build down. */
export function TakeDownDialog({ id, onDone, ...dialog }: TakeDownDialogProps) {
  const [reason, setReason] = useState("");
  const { busy, problem, takeDown } = useTakeDown(id);
  const confirm = async () => {
    if (!(await takeDown(reason))) return;
    onDone();
    dialog.onClose();
  };
  return (
    <ConfirmDialog
      {...dialog}
      title="Take down this build"
      action="Take down"
      busyAction="Taking down"
      busy={busy}
      problem={problem}
      isReady={reason.trim() !== ""}
      onConfirm={() => void confirm()}
    >
      <p>
        Its page and its entry in the list of builds are gone at once. The owner still has the build, and sees
        the reason. It can be restored.
      </p>
      <Field label="Reason (shown to the owner)" required>
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
