import { NativeSelect, Textarea } from "@mantine/core";
import { Counted } from "@/components/ui/Counted";
import { FormDialog } from "@/components/ui/FormDialog";
import { RadioGroup } from "@/components/ui/RadioGroup";
import type { CaseState } from "@/hooks/moderation/use-case";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { blockDays, type DecisionReason, decisionReasons, isDecisionReason } from "@/lib/moderation/reasons";
import { maxDecisionLength } from "@/lib/moderation/rules";
import type { DecideCase, ModerationCase } from "@/lib/moderation/schema";
import { reportedKinds } from "@/lib/reports/targets";
import { createDraftSchema } from "@/lib/site/draft-schema";

interface Decision {
  readonly reason: DecisionReason | "";
  readonly person: DecideCase["person"];
  readonly days: string;
  readonly text: string;
}

interface DecisionDialogProps {
  content: DecideCase["content"];
  found: ModerationCase;
  decide: CaseState["decide"];
  onClose(): void;
}

const people = [
  { value: "none", label: "Nothing" },
  { value: "warn", label: "Warn" },
  { value: "block", label: "Block" },
] as const;

const effects: Readonly<Record<ModerationCase["kind"], string>> = {
  build: "The build and copies of it disappear for everybody at once.",
  run: "The run is rejected and leaves boards and ranking at once.",
  guide: "The guide disappears from lists, search and feed at once.",
  profile: "The name becomes “Hunter” and the photo is removed.",
  "help-request": "The request disappears at once. An open one is refunded.",
  "help-answer": "The answer disappears at once.",
  "help-comment": "The comment disappears at once.",
  "hunt-search": "The entry is removed from the list.",
  "state-name": "The name disappears at once.",
  "short-link": "The link stops working at once.",
  "event-quest": "The event quest disappears from lists, calendar and feed at once.",
};

function createDecisionSchema(isHiding: boolean) {
  return createDraftSchema<Decision>(({ reason, person, text }) => {
    const isBroken = isHiding || person !== "none";
    return {
      reason:
        reason === "" || (isBroken && reason === "no-violation") ? "Choose the rule that is broken." : "",
      text: reason === "other" && text.trim() === "" ? "Say what is wrong." : "",
    };
  });
}

/** Asks for the reason of a decision, and what it means for the author. */
export function DecisionDialog({ content, found, decide, onClose }: DecisionDialogProps) {
  const isHiding = content === "hide";
  const form = useDraftForm({
    start: (): Decision => ({
      ...{ reason: isHiding ? "" : "no-violation", person: "none", days: "7", text: "" },
    }),
    schema: createDecisionSchema(isHiding),
    words: { failure: "The decision could not be saved. Try again." },
    send: async ({ reason, person, days, text }) => {
      if (reason === "") return;
      const period = person === "block" ? Number(days) : 0;
      await decide({ revision: found.revision, content, person, days: period, reason, text });
    },
    onSent: onClose,
  });
  const { reason, person, text } = form.values;
  const isBroken = isHiding || person !== "none";
  const kind = reportedKinds[found.kind];
  return (
    <FormDialog
      form={form}
      title={isHiding ? `Hide this ${kind}` : `Keep this ${kind} up`}
      action={isHiding ? "Hide" : person === "none" ? "Dismiss reports" : "Decide"}
      busyAction={isHiding ? "Hiding" : "Saving"}
      onClose={onClose}
    >
      <p>{isHiding ? effects[found.kind] : "The content stays as it is, and its reports are closed."}</p>
      {found.owner && <RadioGroup label="Author" options={people} {...form.getInputProps("person")} />}
      {person === "block" && (
        <NativeSelect label="Block for" required {...form.getInputProps("days")}>
          {blockDays.map((each) => (
            <option key={each} value={each}>
              {each === 1 ? "1 day" : `${each} days`}
            </option>
          ))}
        </NativeSelect>
      )}
      <NativeSelect
        label="Reason"
        required
        data-autofocus
        {...form.getInputProps("reason")}
        onChange={({ target }) => form.edit({ reason: isDecisionReason(target.value) ? target.value : "" })}
      >
        <option value="">Choose a reason</option>
        {Object.entries(decisionReasons).map(([code, label]) =>
          isBroken && code === "no-violation" ? null : (
            <option key={code} value={code}>
              {label}
            </option>
          ),
        )}
      </NativeSelect>
      <Textarea
        label={reason === "other" ? "What exactly" : "Details (optional)"}
        required={reason === "other"}
        description={
          <Counted length={text.length} max={maxDecisionLength}>
            {isBroken ? "The author can read this." : undefined}
          </Counted>
        }
        rows={3}
        maxLength={maxDecisionLength}
        {...form.getInputProps("text")}
      />
    </FormDialog>
  );
}
