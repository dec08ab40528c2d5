import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Counted } from "@/components/ui/Counted";
import type { CaseCall } from "@/hooks/moderation/use-case";
import { useMutation } from "@/hooks/ui/use-mutation";
import { maxDecisionLength } from "@/lib/moderation/rules";
import type { ModerationCase } from "@/lib/moderation/schema";

interface UndoDialogProps {
  found: ModerationCase;
  act(step: CaseCall): Promise<ModerationCase>;
  onClose(): void;
}

/** Takes a decision back: what was hidden is shown again, and a warning or block ends. */
export function UndoDialog({ found, act, onClose }: UndoDialogProps) {
  const [text, setText] = useState("");
  const undo = useMutation(async () => {
    await act({ path: "undo", body: { revision: found.revision, text } });
    onClose();
  }, "The decision could not be undone. Try again.");
  return (
    <ConfirmDialog
      opened
      title="Undo this decision"
      action="Undo decision"
      busyAction="Undoing"
      busy={undo.busy}
      problem={undo.problem}
      isReady={text.trim() !== ""}
      onConfirm={() => void undo.run()}
      onClose={onClose}
    >
      <p>{describeEffect(found)}</p>
      <Textarea
        label="Reason"
        required
        description={<Counted length={text.length} max={maxDecisionLength} />}
        data-autofocus
        rows={3}
        maxLength={maxDecisionLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ConfirmDialog>
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
