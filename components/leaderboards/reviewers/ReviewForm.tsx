import { Button, NativeSelect, Textarea } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { Note } from "@/components/ui/Note";
import { notifySuccess } from "@/components/ui/notify";
import { callReviewRun } from "@/hooks/leaderboards/run-actions";
import { type Attempt, useDraftForm } from "@/hooks/ui/use-draft-form";
import { isRejectionReason, type RejectionReason, reasonOptions } from "@/lib/leaderboards/review/reasons";
import { listReviewChecks, type ReviewCheck } from "@/lib/leaderboards/review/review-checks";
import { maxVerdictLength } from "@/lib/leaderboards/rules";
import type { ReviewListResponse } from "@/lib/leaderboards/schema";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { ReviewChecklist } from "../review/ReviewChecklist";
import { ReviewPlayer } from "../review/ReviewPlayer";

type Reviewed = ReviewListResponse["runs"][number];

interface Typed {
  readonly checked: readonly ReviewCheck["id"][];
  readonly reason: RejectionReason | "";
  readonly text: string;
}
const start: Typed = { checked: [], reason: "", text: "" };

/** The video of a run, the checklist, and what the reviewer advises. */
export function ReviewForm({ run, onReviewed }: { run: Reviewed; onReviewed(): void }) {
  const total = listReviewChecks(run.ruleset).length;
  const form = useDraftForm({
    start,
    schema: createDraftSchema<Typed>(({ checked, reason, text }) => ({
      checked:
        checked.length < total && reason === "" ? "Complete the checklist, or choose what is wrong." : "",
      text: reason !== "" && text.trim() === "" ? "Write what exactly." : "",
    })),
    words: { failure: "The review could not be saved. Try again." },
    send: ({ checked, reason, text }, _: Attempt<Typed, never>) =>
      callReviewRun(
        run.id,
        reason === ""
          ? { advice: "verify", revision: run.revision, checked: [...checked], text }
          : { advice: "reject", revision: run.revision, checked: [...checked], reason, text },
      ),
    onSent: () => {
      void notifySuccess({ message: "Review saved. A moderator decides." });
      onReviewed();
    },
  });
  const { checked, reason, text } = form.values;
  return (
    <form {...form.getFormProps()} className="grid gap-4 p-4" aria-label="Review">
      <ReviewPlayer title="This run" timeCs={run.timeCs} video={run.video} />
      {run.note !== "" && <p className="text-14 leading-5 whitespace-pre-wrap wrap-anywhere">“{run.note}”</p>}
      {run.mods !== "" && <p className="text-14 leading-5 wrap-anywhere">Mods: {run.mods}</p>}
      <ReviewChecklist
        ruleset={run.ruleset}
        checked={checked}
        onChecked={(next) => form.edit({ checked: next })}
      />
      {form.errors.checked && (
        <p role="alert" className="text-13 text-bad">
          {form.errors.checked}
        </p>
      )}
      <NativeSelect
        label="What is wrong"
        {...form.getInputProps("reason")}
        onChange={({ target }) => form.edit({ reason: isRejectionReason(target.value) ? target.value : "" })}
        data={[{ value: "", label: "Nothing, verify it" }, ...reasonOptions]}
      />
      <Textarea
        label={reason === "" ? "For the moderator (optional)" : "What exactly"}
        required={reason !== ""}
        description={
          <Counted length={text.length} max={maxVerdictLength}>
            Only moderators read this, with your name. Say the minute and second.
          </Counted>
        }
        rows={3}
        maxLength={maxVerdictLength}
        {...form.getInputProps("text")}
      />
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal.message}
        </Note>
      )}
      <p>
        <Button type="submit" variant="filled" loading={form.busy}>
          {reason === "" ? "Advise to verify" : "Advise to reject"}
        </Button>
      </p>
    </form>
  );
}
