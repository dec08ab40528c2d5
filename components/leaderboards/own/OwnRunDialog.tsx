import { Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Counted } from "@/components/ui/Counted";
import { callRun, deleteRun } from "@/hooks/leaderboards/run-actions";
import { useMutation } from "@/hooks/ui/use-mutation";
import { maxVerdictLength } from "@/lib/leaderboards/rules";
import { formatRunTime } from "@/lib/leaderboards/run-time";
import type { OwnRun } from "@/lib/leaderboards/schema";
import type { OwnRunAct } from "./OwnRunItem";

interface OwnRunDialogProps {
  act: OwnRunAct;
  run: OwnRun;
  questName: string;
  onChanged(run: OwnRun): void;
  onDeleted(): void;
  onClose(): void;
  onClosed(): void;
}

const words = {
  withdraw: {
    title: "Withdraw this run",
    text: "It leaves the queue and nobody looks at it. You can submit the video again later.",
    action: "Withdraw",
    busyAction: "Withdrawing",
  },
  delete: {
    title: "Delete this run",
    text: "It is gone for good. A verified run gives up its place and its points.",
    action: "Delete",
    busyAction: "Deleting",
  },
  appeal: {
    title: "Appeal this decision",
    text: "Another moderator looks at the run again. You can appeal once.",
    action: "Appeal",
    busyAction: "Sending",
  },
} as const satisfies Record<OwnRunAct, unknown>;

/** Asks before a run is withdrawn or deleted, and for the words of an appeal. */
export function OwnRunDialog({ act, run, questName, ...ways }: OwnRunDialogProps) {
  const [text, setText] = useState("");
  const { title, action, busyAction, text: explanation } = words[act];
  const work = useMutation(async () => {
    if (act === "delete") {
      await deleteRun(run.id);
      ways.onDeleted();
    } else {
      const call = act === "appeal" ? { path: act, body: { text } } : { path: act };
      ways.onChanged(await callRun(run.id, call));
    }
    ways.onClose();
  }, "The change could not be saved. Try again.");
  return (
    <ConfirmDialog
      opened
      title={title}
      action={action}
      busyAction={busyAction}
      busy={work.busy}
      problem={work.problem}
      isReady={act !== "appeal" || text.trim() !== ""}
      onConfirm={() => void work.run()}
      onClose={ways.onClose}
      onClosed={ways.onClosed}
    >
      <p>
        {questName}, <span className="tabular-nums">{formatRunTime(run.timeCs)}</span>.
      </p>
      <p>{explanation}</p>
      {act === "appeal" && (
        <Textarea
          label="Why the decision is wrong"
          required
          description={<Counted length={text.length} max={maxVerdictLength} />}
          rows={4}
          data-autofocus
          maxLength={maxVerdictLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
