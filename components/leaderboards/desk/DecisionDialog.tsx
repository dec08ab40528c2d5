import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Counted } from "@/components/ui/Counted";
import { callRun } from "@/hooks/leaderboards/run-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import { isRejectionReason, type RejectionReason, rejectionReasons } from "@/lib/leaderboards/reasons";
import { maxVerdictLength } from "@/lib/leaderboards/rules";
import type { OwnRun } from "@/lib/leaderboards/schema";

export type DecisionAct = "reject" | "grant-appeal" | "deny-appeal";

const words = {
  reject: { title: "Reject this run", action: "Reject", busyAction: "Rejecting", label: "What exactly" },
  "grant-appeal": {
    title: "Grant this appeal",
    action: "Grant",
    busyAction: "Granting",
    label: "Answer to the runner",
  },
  "deny-appeal": {
    title: "Deny this appeal",
    action: "Deny",
    busyAction: "Denying",
    label: "Answer to the runner",
  },
} as const satisfies Record<DecisionAct, unknown>;

interface DecisionDialogProps {
  act: DecisionAct;
  run: OwnRun;
  onDecided(run: OwnRun): void;
  onClose(): void;
}

/** Asks for the reason of a rejection, or for the answer to an appeal. Everybody can read them. */
export function DecisionDialog({ act, run, onDecided, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState<RejectionReason | "">("");
  const [text, setText] = useState("");
  const { title, action, busyAction, label } = words[act];
  const decision = useMutation(async () => {
    const common = { revision: run.revision, text };
    if (act !== "reject") {
      onDecided(await callRun(run.id, { path: "decision", body: { action: act, ...common } }));
    } else if (reason !== "") {
      onDecided(await callRun(run.id, { path: "decision", body: { action: act, reason, ...common } }));
    }
  }, "The decision could not be saved. Try again.");
  return (
    <ConfirmDialog
      opened
      title={title}
      action={action}
      busyAction={busyAction}
      busy={decision.busy}
      problem={decision.problem}
      isReady={text.trim() !== "" && (act !== "reject" || reason !== "")}
      onConfirm={() => void decision.run()}
      onClose={onClose}
    >
      {act === "reject" && (
        <NativeSelect
          label="Reason"
          required
          data-autofocus
          value={reason}
          onChange={({ target }) => setReason(isRejectionReason(target.value) ? target.value : "")}
        >
          <option value="">Choose a reason</option>
          {Object.entries(rejectionReasons).map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
      <Textarea
        label={label}
        required
        description={
          <Counted length={text.length} max={maxVerdictLength}>
            Everybody can read this in the submission log.
          </Counted>
        }
        rows={3}
        {...(act !== "reject" && { "data-autofocus": true })}
        maxLength={maxVerdictLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ConfirmDialog>
  );
}
