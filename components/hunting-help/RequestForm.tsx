import { Button, TextInput } from "@mantine/core";
import { type SyntheticEvent, useRef, useState } from "react";
import { Counted } from "@/components/ui/Counted";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { useAuth } from "@/hooks/account/use-auth";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { usePostRequest } from "@/hooks/hunting-help/use-post-request";
import { useRequestDraft } from "@/hooks/hunting-help/use-request-draft";
import { useRequestPrefill } from "@/hooks/hunting-help/use-request-prefill";
import { useFirstErrorFocus } from "@/hooks/ui/use-first-error-focus";
import { requestKindLabels, requestKinds, requestPrices } from "@/lib/hunting-help/kinds";
import type { HelpChoices, Named } from "@/lib/hunting-help/page-data";
import { findRequestProblems, type RequestDraft } from "@/lib/hunting-help/request-draft";
import { bodyBudget, maxBodyLength, maxTitleLength } from "@/lib/hunting-help/rules";
import type { HelpRequest } from "@/lib/hunting-help/schema";
import { BuildRequestFields } from "./BuildRequestFields";
import { HuntSupportFields } from "./HuntSupportFields";
import { MatchList } from "./MatchList";
import { PriceNote } from "./PriceNote";
import { SendProblemNote } from "./SendProblemNote";

interface RequestFormProps extends HelpChoices {
  readonly skills: readonly Named[];
  /** Whose draft it is; `null` for a visitor. */
  author: string | null;
  /** The request to edit; `null` for a new one. */
  request: HelpRequest | null;
  onPosted(id: string): void;
}

/** Everything that a request is made of, with what it costs and what may answer it already. */
export function RequestForm({ author, request, onPosted, ...choices }: RequestFormProps) {
  const { status } = useAuth();
  const { user } = useWatchedUser(status === "signed-in" ? author : null);
  const { draft, isSaved, ...typed } = useRequestDraft(author, request);
  const { send, isSending, problem, forgetProblem } = usePostRequest(request?.id ?? null);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusFirstError = useFirstErrorFocus(form);
  const edit = (change: Partial<RequestDraft>) => {
    if (problem) forgetProblem();
    typed.edit(change);
  };
  useRequestPrefill(request === null, edit);
  const problems: Readonly<Record<string, string | undefined>> = {
    ...problem?.fields,
    ...(isTried && findRequestProblems(draft)),
  };
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.keys(findRequestProblems(draft)).length > 0) return focusFirstError();
    const posted = await send(draft);
    if (!posted) return typed.save();
    typed.drop();
    onPosted(posted.id);
  }
  const fields = { draft, problems, edit, ...choices };
  const price = requestPrices[draft.kind];
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_320px] items-start">
      <form
        ref={form}
        className="grid gap-5"
        aria-label="Request"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        {request === null && (
          <RadioGroup<RequestDraft["kind"]>
            label="Kind"
            look="segments"
            options={requestKinds.map((value) => ({
              value,
              label: `${requestKindLabels[value]}, ${requestPrices[value]} coins`,
            }))}
            value={draft.kind}
            onChange={(kind) => edit({ kind })}
          />
        )}
        <TextInput
          label={draft.kind === "build-request" ? "Goal" : "Title"}
          required
          description={
            <Counted length={draft.title.length} max={maxTitleLength}>
              {draft.kind === "build-request"
                ? "What the build should do, in one line"
                : "What you want to hunt, and why, in one line"}
            </Counted>
          }
          error={problems.title}
          value={draft.title}
          onChange={({ target }) => edit({ title: target.value })}
        />
        {draft.kind === "build-request" ? (
          <BuildRequestFields {...fields} />
        ) : (
          <HuntSupportFields {...fields} />
        )}
        <MarkdownField
          label="Details"
          value={draft.body}
          maxLength={maxBodyLength}
          budget={bodyBudget}
          problem={problems.body}
          onChange={(body) => edit({ body })}
        />
        {problem && <SendProblemNote problem={problem} />}
        {request === null && (
          <PriceNote price={price} balance={user?.coins ?? null} isVisitor={author === null} />
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {isSaved && (
            <Button variant="subtle" onClick={typed.drop}>
              Discard draft
            </Button>
          )}
          <Button
            type="submit"
            variant="filled"
            size="md"
            loading={isSending}
            disabled={status !== "signed-in"}
          >
            {request ? "Save changes" : `Post for ${price} coins`}
          </Button>
        </div>
      </form>
      {request === null && <MatchList draft={draft} />}
    </div>
  );
}
