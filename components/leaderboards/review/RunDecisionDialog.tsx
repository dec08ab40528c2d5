import { NativeSelect, Textarea } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { FormDialog } from "@/components/ui/FormDialog";
import { callDecideRun } from "@/hooks/leaderboards/run-actions";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { isRejectionReason, type RejectionReason, reasonOptions } from "@/lib/leaderboards/review/reasons";
import { maxVerdictLength } from "@/lib/leaderboards/rules";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";

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

const start: { readonly reason: RejectionReason | ""; readonly text: string } = { reason: "", text: "" };

interface RunDecisionDialogProps {
  act: DecisionAct;
  run: OwnRun;
  onDecided(run: OwnRun): void;
  onClose(): void;
}

/** Asks for the reason of a rejection, or for the answer to an appeal. Everybody can read them. */
export function RunDecisionDialog({ act, run, onDecided, onClose }: RunDecisionDialogProps) {
  const { title, action, busyAction, label } = words[act];
  const form = useDraftForm({
    start,
    schema: createDraftSchema<typeof start>(({ reason, text }) => ({
      reason: act === "reject" && reason === "" ? "Choose a reason." : "",
      text: text.trim() === "" ? "Write what exactly." : "",
    })),
    words: { failure: "The decision could not be saved. Try again." },
    send: async ({ reason, text }) => {
      const common = { revision: run.revision, text };
      if (act !== "reject") return callDecideRun(run.id, { action: act, ...common });
      if (reason === "") return null;
      return callDecideRun(run.id, { action: act, reason, ...common });
    },
    onSent: (decided) => {
      if (decided) onDecided(decided);
    },
  });
  const { text } = form.values;
  return (
    <FormDialog form={form} title={title} action={action} busyAction={busyAction} onClose={onClose}>
      {act === "reject" && (
        <NativeSelect
          label="Reason"
          required
          data-autofocus
          {...form.getInputProps("reason")}
          onChange={({ target }) =>
            form.edit({ reason: isRejectionReason(target.value) ? target.value : "" })
          }
          data={[{ value: "", label: "Choose a reason" }, ...reasonOptions]}
        />
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
        {...form.getInputProps("text")}
      />
    </FormDialog>
  );
}
