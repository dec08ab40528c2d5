import { ReasonDialog } from "@/components/ui/ReasonDialog";
import type { CaseState } from "@/hooks/moderation/use-case";
import { maxDecisionLength } from "@/lib/moderation/rules";
import type { ModerationCase } from "@/lib/moderation/schema";

interface UndoDecisionDialogProps {
  found: ModerationCase;
  undo: CaseState["undo"];
  onClose(): void;
}

/** Takes a decision back: what was hidden is shown again, and a warning or block ends. */
export function UndoDecisionDialog({ found, undo, onClose }: UndoDecisionDialogProps) {
  return (
    <ReasonDialog
      title="Undo this decision"
      action="Undo decision"
      busyAction="Undoing"
      label="Reason"
      description=""
      maxLength={maxDecisionLength}
      part="text"
      failure="The decision could not be undone. Try again."
      act={(text) => undo({ revision: found.revision, text })}
      onDone={onClose}
      onClose={onClose}
    >
      {describeEffect(found)}
    </ReasonDialog>
  );
}

function describeEffect({ kind, decision }: ModerationCase): string {
  const back =
    decision?.content !== "hide"
      ? ""
      : kind === "run"
        ? "The run waits for review again. "
        : kind === "hunt-search"
          ? "The hunter has to post the search again. "
          : "The content is shown again. ";
  const person =
    decision?.person === "block"
      ? "The block ends. "
      : decision?.person === "warn"
        ? "The author is told that the warning no longer counts. "
        : "";
  return `${back}${person}The case waits for a decision again.`;
}
