import { Button, Checkbox, TextInput } from "@mantine/core";
import { useCallback, useEffect } from "react";
import type { BuildField } from "@/components/game/build-field";
import { PlatformField } from "@/components/game/PlatformField";
import { postWords, SendProblemNote } from "@/components/hunting-help/SendProblemNote";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { DraftFormFoot } from "@/components/ui/DraftFormFoot";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { callPostAnswer } from "@/hooks/hunting-help/post-help";
import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { type BuildAttachment, isWholeCode } from "@/lib/builds/attachment";
import { rewards } from "@/lib/coins/prices";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { type AnswerDraft, answerDraft, sentAnswerSchema } from "@/lib/hunting-help/answer/answer-content";
import { answerDrafts } from "@/lib/hunting-help/draft-store";
import { bodyBudget, maxBodyLength, maxSessionLength } from "@/lib/hunting-help/rules";
import type { HelpAnswer, HelpRequest } from "@/lib/hunting-help/schema";

interface AnswerFormProps {
  uid: string;
  request: HelpRequest;
  /** The answer to edit, with its session; `null` for a new one. */
  answer: { readonly stored: HelpAnswer; readonly session: string } | null;
  /** The builder with what was asked for; `null` for hunt support. */
  builderPath: string | null;
  /** Code of a build that the builder brought back. */
  brought: string | null;
  BuildField: BuildField;
  onPosted(): void;
  onCancel?(): void;
}

/** The form for an answer. What is typed is kept as a draft of the account, also while a build is made. */
export function AnswerForm(props: AnswerFormProps) {
  const { uid, request, answer, builderPath, brought, BuildField, onPosted, onCancel } = props;
  const kept = useAnswerDraft(uid, request.id, answer);
  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
    fields: ["body", "when", "platform", "session"],
    schema: sentAnswerSchema,
    words: postWords,
    send: (draft) => callPostAnswer(request.id, answer?.stored.id ?? null, draft),
    onSent: onPosted,
  });
  const { values: draft, errors, edit } = form;
  // The field of a build takes out what was refused by an effect, which follows its function.
  const attach = useCallback((build: BuildAttachment | null) => edit({ build }), [edit]);
  useEffect(() => {
    if (brought !== null && isWholeCode(brought)) attach({ kind: "code", code: brought });
  }, [brought, attach]);

  const isHunt = request.kind === "hunt-support";
  return (
    <form
      {...form.getFormProps()}
      className="grid gap-4"
      aria-label={answer ? "Edit your answer" : "Your answer"}
    >
      <MarkdownField
        label={answer ? "Your answer" : "Write an answer"}
        value={draft.body}
        maxLength={maxBodyLength}
        budget={bodyBudget}
        problem={errors.body}
        rows={5}
        onChange={(body) => edit({ body })}
      />
      {isHunt && (
        <Checkbox
          checked={draft.hasOffer}
          onChange={({ target }) => edit({ hasOffer: target.checked })}
          label="I can join the hunt"
        />
      )}
      {isHunt && draft.hasOffer && <OfferFields draft={draft} problems={errors} onChange={edit} />}
      <BuildField label="Build (optional)" uid={uid} value={draft.build} onChange={attach} />
      {builderPath && !draft.build && (
        <p className="text-14 leading-5 text-dim">
          <ButtonLink href={builderPath}>Make a build for this request</ButtonLink>{" "}
          <span className="block mt-1">
            Opens the builder with the weapon, the monster and the required skills. What you typed stays here.
          </span>
        </p>
      )}
      {form.refusal && <SendProblemNote problem={form.refusal} />}
      <DraftFormFoot label={answer ? "Save answer" : "Post answer"} form={form} isSaved={kept.isSaved}>
        {!answer && (
          <p className="mr-auto text-14 leading-5 text-dim">
            Earns <b className="text-coin">+{rewards.approvedAnswer.coins}</b> coins if it is approved.
          </p>
        )}
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </DraftFormFoot>
    </form>
  );
}

interface OfferFieldsProps {
  draft: AnswerDraft;
  problems: Readonly<Record<string, string | undefined>>;
  onChange(change: Partial<AnswerDraft>): void;
}

/** When and where somebody can join a hunt. */
function OfferFields({ draft, problems, onChange }: OfferFieldsProps) {
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

/**
 * A person's draft to answer a request, or to edit the answer.
 *
 * @param answer the one to edit, with its session; `null` for a new one
 */
function useAnswerDraft(
  uid: string,
  request: string,
  answer: { readonly stored: HelpAnswer; readonly session: string } | null,
): AuthorDraft<AnswerDraft> {
  return useAuthorDraft({
    store: answerDrafts,
    author: uid,
    target: answer ? answer.stored.id : request,
    start: () =>
      answer
        ? answerDraft.open(withSession(answer), createCreationKey())
        : answerDraft.create(createCreationKey()),
    canClaim: ({ version }) => version === null,
    merge: ({ key, version }, waiting) => ({ ...waiting, key, version }),
  });
}

/** The session of an offer is told to the asker and the answerer alone. */
function withSession({ stored, session }: { readonly stored: HelpAnswer; readonly session: string }) {
  return { ...stored, offer: stored.offer && { ...stored.offer, session } };
}
