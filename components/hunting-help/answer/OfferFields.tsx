import { TextInput } from "@mantine/core";
import { PlatformField } from "@/components/game/PlatformField";
import type { AnswerDraft } from "@/lib/hunting-help/answer/answer-content";
import { maxSessionLength } from "@/lib/hunting-help/rules";

interface OfferFieldsProps {
  draft: AnswerDraft;
  problems: Readonly<Record<string, string | undefined>>;
  onChange(change: Partial<AnswerDraft>): void;
}

/** When and where somebody can join a hunt. */
export function OfferFields({ draft, problems, onChange }: OfferFieldsProps) {
  return (
    <>
      <TextInput
        type="datetime-local"
        label="When"
        required
        description="In your time zone. Others see it in theirs."
        error={problems.when}
        value={draft.when}
        onChange={({ target }) => onChange({ when: target.value })}
      />
      <PlatformField
        required
        error={problems.platform}
        value={draft.platform}
        onChange={(platform) => onChange({ platform })}
      />
      <TextInput
        label="Session ID (optional)"
        description="Only the hunter who asked can see it."
        error={problems.session}
        value={draft.session}
        maxLength={maxSessionLength}
        autoComplete="off"
        onChange={({ target }) => onChange({ session: target.value })}
      />
    </>
  );
}
