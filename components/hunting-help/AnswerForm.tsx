import { Button, Checkbox } from "@mantine/core";
import { type ComponentType, type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { useAnswerDraft } from "@/hooks/hunting-help/use-answer-draft";
import { usePostAnswer } from "@/hooks/hunting-help/use-post-answer";
import { useFirstErrorFocus } from "@/hooks/ui/use-first-error-focus";
import { type BuildAttachment, isWholeCode } from "@/lib/builds/attachment";
import { type AnswerDraft, findAnswerProblems } from "@/lib/hunting-help/answer-draft";
import { bodyBudget, maxBodyLength } from "@/lib/hunting-help/rules";
import type { HelpAnswer, HelpRequest } from "@/lib/hunting-help/schema";
import { OfferFields } from "./OfferFields";
import { SendProblemNote } from "./SendProblemNote";

/** How a build is attached: another feature's field, which the page hands in. */
export type BuildField = ComponentType<{
  label?: string;
  uid: string | null;
  value: BuildAttachment | null;
  onChange(value: BuildAttachment | null): void;
}>;

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
  const { draft, isSaved, ...typed } = useAnswerDraft(uid, request.id, answer);
  const { send, isSending, problem, forgetProblem } = usePostAnswer(request.id, answer?.stored.id ?? null);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);
  const edit = (change: Partial<AnswerDraft>) => {
    if (problem) forgetProblem();
    typed.edit(change);
  };
  // The field of a build takes out what was refused by an effect, which follows its function.
  const latest = useRef(edit);
  latest.current = edit;
  const attach = useCallback((build: BuildAttachment | null) => latest.current({ build }), []);
  useEffect(() => {
    if (brought !== null && isWholeCode(brought)) attach({ kind: "code", code: brought });
  }, [brought, attach]);

  const problems: Readonly<Record<string, string | undefined>> = {
    ...problem?.fields,
    ...(isTried && findAnswerProblems(draft)),
  };
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(findAnswerProblems(draft)).length > 0) return focusFirstError();
    if (!(await send(draft))) return typed.save();
    typed.drop();
    onPosted();
  }
  const isHunt = request.kind === "hunt-support";
  return (
    <form
      ref={form}
      className="grid gap-4"
      aria-label={answer ? "Edit your answer" : "Your answer"}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <MarkdownField
        label={answer ? "Your answer" : "Write an answer"}
        value={draft.body}
        maxLength={maxBodyLength}
        budget={bodyBudget}
        problem={problems.body}
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
      {isHunt && draft.hasOffer && <OfferFields draft={draft} problems={problems} onChange={edit} />}
      <BuildField label="Build (optional)" uid={uid} value={draft.build} onChange={attach} />
      {builderPath && !draft.build && (
        <p className="text-14 leading-5 text-dim">
          <ButtonLink href={builderPath}>Make a build for this request</ButtonLink>{" "}
          <span className="block mt-1">
            Opens the builder with the weapon, the monster and the required skills. What you typed stays here.
          </span>
        </p>
      )}
      {problem && <SendProblemNote problem={problem} />}
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {isSaved && (
          <Button variant="subtle" onClick={typed.drop}>
            Discard draft
          </Button>
        )}
        <Button type="submit" variant="filled" size="md" loading={isSending}>
          {answer ? "Save answer" : "Post answer"}
        </Button>
      </div>
    </form>
  );
}
