import { PlatformField } from "@/components/game/PlatformField";
import { Field } from "@/components/ui/Field";
import { TextInput } from "@/components/ui/TextInput";
import type { AnswerDraft } from "@/lib/hunting-help/answer-draft";
import { maxSessionLength, maxWhenLength } from "@/lib/hunting-help/rules";

interface OfferFieldsProps {
  draft: AnswerDraft;
  problems: Readonly<Record<string, string | undefined>>;
  onChange(change: Partial<AnswerDraft>): void;
}

/** When and where somebody can join a hunt. */
export function OfferFields({ draft, problems, onChange }: OfferFieldsProps) {
  return (
    <>
      <Field label="When" required error={problems.when} description="For example: Friday from 20:00 UTC">
        <TextInput
          value={draft.when}
          maxLength={maxWhenLength}
          onChange={({ target }) => onChange({ when: target.value })}
        />
      </Field>
      <PlatformField
        required
        error={problems.platform}
        value={draft.platform}
        onChange={(platform) => onChange({ platform })}
      />
      <Field
        label="Session ID (optional)"
        error={problems.session}
        description="Only the hunter who asked can see it."
      >
        <TextInput
          value={draft.session}
          maxLength={maxSessionLength}
          autoComplete="off"
          onChange={({ target }) => onChange({ session: target.value })}
        />
      </Field>
    </>
  );
}
