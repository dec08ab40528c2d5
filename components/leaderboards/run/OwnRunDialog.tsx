import { Textarea } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { FormDialog } from "@/components/ui/FormDialog";
import { callAppealRun, callDeleteRun, callWithdrawRun } from "@/hooks/leaderboards/run-actions";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { maxVerdictLength } from "@/lib/leaderboards/rules";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
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
  const { title, action, busyAction, text: explanation } = words[act];
  const form = useDraftForm({
    start: { text: "" },
    schema: createDraftSchema<{ text: string }>(({ text }) => ({
      text: act === "appeal" && text.trim() === "" ? "Say why the decision is wrong." : "",
    })),
    words: { failure: "The change could not be saved. Try again." },
    send: async ({ text }) => {
      if (act === "appeal") return callAppealRun(run.id, text);
      if (act === "withdraw") return callWithdrawRun(run.id);
      await callDeleteRun(run.id);
      return null;
    },
    onSent: (changed) => {
      if (changed) ways.onChanged(changed);
      else ways.onDeleted();
      ways.onClose();
    },
  });
  const { text } = form.values;
  return (
    <FormDialog
      form={form}
      title={title}
      action={action}
      busyAction={busyAction}
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
          {...form.getInputProps("text")}
        />
      )}
    </FormDialog>
  );
}
