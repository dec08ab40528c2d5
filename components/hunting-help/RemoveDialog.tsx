import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Counted } from "@/components/ui/Counted";
import { removeHelp } from "@/hooks/hunting-help/help-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import { maxReasonLength } from "@/lib/hunting-help/rules";

interface RemoveDialogProps {
  id: string;
  /** The answer to remove; `null` for the request itself. */
  answer: string | null;
  onClose(): void;
  onRemoved(): void;
}

/** A moderator removes a request or an answer, with a reason that its author reads. */
export function RemoveDialog({ id, answer, onClose, onRemoved }: RemoveDialogProps) {
  const [reason, setReason] = useState("");
  const removal = useMutation(removeHelp, "It could not be removed.", { onSuccess: onRemoved });
  const isReady = reason.trim() !== "" && reason.length <= maxReasonLength;
  return (
    <ConfirmDialog
      opened
      title={answer ? "Remove this answer" : "Remove this request"}
      action="Remove"
      busyAction="Removing"
      busy={removal.busy}
      problem={removal.problem}
      isReady={isReady}
      onConfirm={() => void removal.run(id, answer, reason)}
      onClose={onClose}
    >
      <p>
        {answer
          ? "Nobody will see the answer any more."
          : "Nobody will see the request any more. If it is open, it is closed and its coins are refunded."}
      </p>
      <Textarea
        label="Reason"
        required
        description={
          <Counted length={reason.length} max={maxReasonLength}>
            The author reads it.
          </Counted>
        }
        rows={3}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
