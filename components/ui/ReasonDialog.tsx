import { Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "./ConfirmDialog";
import type { TakeDownDialogState } from "./TakeDownButton";

interface ReasonDialogProps extends TakeDownDialogState {
  title: string;
  /** Of the field; says who reads it. */
  label: string;
  /** In UTF-16 units. */
  maxLength: number;
  /** What follows from it. */
  children: ReactNode;
  busy: boolean;
  /** Why it failed, as text. */
  problem: string | null;
  /** @returns whether it is taken down */
  takeDown(reason: string): Promise<boolean>;
}

/** Asks for the reason that the author reads, and takes something down. */
export function ReasonDialog({ label, maxLength, children, takeDown, onDone, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const confirm = async () => {
    if (!(await takeDown(reason))) return;
    onDone();
    dialog.onClose();
  };
  return (
    <ConfirmDialog
      {...dialog}
      action="Take down"
      busyAction="Taking down"
      isReady={reason.trim() !== ""}
      onConfirm={() => void confirm()}
    >
      <p>{children}</p>
      <Textarea
        label={label}
        required
        rows={2}
        data-autofocus
        maxLength={maxLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
