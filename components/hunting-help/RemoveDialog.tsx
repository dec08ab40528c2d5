import { ReasonDialog } from "@/components/ui/ReasonDialog";
import { removeHelp } from "@/hooks/hunting-help/help-actions";
import { maxReasonLength } from "@/lib/content/rules";

interface RemoveDialogProps {
  id: string;
  /** The answer to remove; `null` for the request itself. */
  answer: string | null;
  onClose(): void;
  onRemoved(): void;
}

/** A moderator removes a request or an answer, with a reason that its author reads. */
export function RemoveDialog({ id, answer, onClose, onRemoved }: RemoveDialogProps) {
  return (
    <ReasonDialog
      title={answer ? "Remove this answer" : "Remove this request"}
      action="Remove"
      busyAction="Removing"
      label="Reason"
      description="The author reads it."
      maxLength={maxReasonLength}
      failure="It could not be removed."
      act={(reason) => removeHelp(id, answer, reason)}
      onDone={onRemoved}
      onClose={onClose}
    >
      {answer
        ? "Nobody will see the answer any more."
        : "Nobody will see the request any more. If it is open, it is closed and its coins are refunded."}
    </ReasonDialog>
  );
}
