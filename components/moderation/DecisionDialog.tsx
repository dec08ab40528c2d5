import { NativeSelect, Textarea } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Counted } from "@/components/ui/Counted";
import { RadioGroup } from "@/components/ui/RadioGroup";
import type { CaseCall } from "@/hooks/moderation/use-case";
import { useMutation } from "@/hooks/ui/use-mutation";
import { blockDays, type DecisionReason, decisionReasons, isDecisionReason } from "@/lib/moderation/reasons";
import { maxDecisionLength } from "@/lib/moderation/rules";
import type { DecideCase, ModerationCase } from "@/lib/moderation/schema";
import { reportedKinds } from "@/lib/reports/targets";

interface DecisionDialogProps {
  content: DecideCase["content"];
  found: ModerationCase;
  act(step: CaseCall): Promise<ModerationCase>;
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
  "hunt-search": "The entry is removed from the list.",
};

/** Asks for the reason of a decision, and what it means for the author. */
export function DecisionDialog({ content, found, act, onClose }: DecisionDialogProps) {
  const isHiding = content === "hide";
  const [reason, setReason] = useState<DecisionReason | "">(isHiding ? "" : "no-violation");
  const [person, setPerson] = useState<DecideCase["person"]>("none");
  const [days, setDays] = useState<number>(7);
  const [text, setText] = useState("");
  const isBroken = isHiding || person !== "none";
  const decision = useMutation(async () => {
    if (reason === "") return;
    const body = { revision: found.revision, content, person, days: person === "block" ? days : 0 };
    await act({ path: "decision", body: { ...body, reason, text } });
    onClose();
  }, "The decision could not be saved. Try again.");
  const isReady =
    reason !== "" && !(isBroken && reason === "no-violation") && (reason !== "other" || text.trim() !== "");
  const kind = reportedKinds[found.kind];
  return (
    <ConfirmDialog
      opened
      title={isHiding ? `Hide this ${kind}` : `Keep this ${kind} up`}
      action={isHiding ? "Hide" : person === "none" ? "Dismiss reports" : "Decide"}
      busyAction={isHiding ? "Hiding" : "Saving"}
      busy={decision.busy}
      problem={decision.problem}
      isReady={isReady}
      onConfirm={() => void decision.run()}
      onClose={onClose}
    >
      <p>{isHiding ? effects[found.kind] : "The content stays as it is, and its reports are closed."}</p>
      {found.owner && <RadioGroup label="Author" options={people} value={person} onChange={setPerson} />}
      {person === "block" && (
        <NativeSelect
          label="Block for"
          required
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        >
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
        value={reason}
        onChange={({ target }) => setReason(isDecisionReason(target.value) ? target.value : "")}
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
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ConfirmDialog>
  );
}
