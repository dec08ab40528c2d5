import { TextInput } from "@mantine/core";
import { useRouter } from "next/router";
import { useEffect, useRef } from "react";
import { postWords, SendProblemNote } from "@/components/hunting-help/SendProblemNote";
import { Counted } from "@/components/ui/Counted";
import { DraftFormFoot } from "@/components/ui/DraftFormFoot";
import { MarkdownField } from "@/components/ui/MarkdownField";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { RadioSegments } from "@/components/ui/RadioSegments";
import { SignInButton } from "@/components/ui/SignInButton";
import { useAuth } from "@/hooks/account/use-auth";
import { useWatchedUser } from "@/hooks/account/use-watched-user";
import { callPostRequest } from "@/hooks/hunting-help/post-help";
import { type AuthorDraft, useAuthorDraft } from "@/hooks/ui/use-author-draft";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import type { Named } from "@/lib/catalog/named";
import { rewards } from "@/lib/coins/prices";
import { createCreationKey } from "@/lib/http/create-creation-key";
import { requestDrafts } from "@/lib/hunting-help/draft-store";
import { getHelpFormPath } from "@/lib/hunting-help/help-paths";
import { requestKindLabels, requestKinds, requestPrices } from "@/lib/hunting-help/kinds";
import type { HelpChoices } from "@/lib/hunting-help/page-data";
import {
  type RequestDraft,
  readRequestPrefill,
  requestDraft,
  sentRequestSchema,
} from "@/lib/hunting-help/request/request-content";
import { bodyBudget, maxBodyLength, maxRequestTitleLength } from "@/lib/hunting-help/rules";
import type { HelpRequest } from "@/lib/hunting-help/schema";
import { getQuery } from "@/lib/site/address-query";
import type { DraftAuthor } from "@/lib/site/author-drafts";
import { formatCount, formatNumber } from "@/lib/text/format";
import { BuildRequestFields } from "./BuildRequestFields";
import { HuntSupportFields } from "./HuntSupportFields";
import { MatchList } from "./MatchList";

interface RequestFormProps extends HelpChoices {
  readonly skills: readonly Named[];
  /** Whose draft it is; `null` for a visitor. */
  author: string | null;
  /** The request to edit; `null` for a new one. */
  request: HelpRequest | null;
  onPosted(id: string): void;
}

/** Fields that say what is wrong with them. */
const requestFields = [
  ...(["title", "body", "weapon", "monster", "skills", "owned", "constraints"] as const),
  ...(["quest", "platform", "when", "timeZone"] as const),
];

/** Everything that a request is made of, with what it costs and what may answer it already. */
export function RequestForm({ author, request, onPosted, ...choices }: RequestFormProps) {
  const { status } = useAuth();
  const { user } = useWatchedUser(status === "signed-in" ? author : null);
  const kept = useRequestDraft(author, request);
  const form = useDraftForm({
    start: kept.opened,
    draft: kept,
    fields: requestFields,
    schema: sentRequestSchema,
    words: postWords,
    send: (draft) => callPostRequest(request?.id ?? null, draft),
    onSent: ({ id }) => onPosted(id),
  });
  const { values: draft, errors, edit } = form;
  useRequestPrefill(request === null, edit);
  const fields = { draft, problems: errors, edit, ...choices };
  const price = requestPrices[draft.kind];
  return (
    <form
      {...form.getFormProps()}
      className={`grid gap-x-8 gap-y-5 items-start ${request === null ? "lg:grid-cols-[minmax(0,1fr)_320px]" : "max-w-3xl"}`}
      aria-label="Request"
    >
      <div className="grid gap-5">
        {request === null && (
          <RadioSegments<RequestDraft["kind"]>
            label="Kind"
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
            <Counted length={draft.title.length} max={maxRequestTitleLength}>
              {draft.kind === "build-request"
                ? "What the build should do, in one line"
                : "What you want to hunt, and why, in one line"}
            </Counted>
          }
          {...form.getInputProps("title")}
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
          problem={errors.body}
          onChange={(body) => edit({ body })}
        />
      </div>
      {/* Next to the fields, on a phone between them and the button: before it costs anything. */}
      {request === null && <MatchList draft={draft} monsters={choices.monsters} className="lg:row-span-2" />}
      <div className="grid gap-5">
        {form.refusal && <SendProblemNote problem={form.refusal} />}
        {request === null && (
          <PriceNote price={price} balance={user?.coins ?? null} isVisitor={author === null} />
        )}
        <DraftFormFoot
          label={request ? "Save changes" : `Post for ${price} coins`}
          form={form}
          isSaved={kept.isSaved}
          isDisabled={status !== "signed-in"}
        />
      </div>
    </form>
  );
}

interface PriceNoteProps {
  /** Coins. */
  price: number;
  /** `null` until it is known. */
  balance: number | null;
  isVisitor: boolean;
}

/** When the daily login and the daily quiz alone have brought what is missing. */
function getDayWords(missing: number): string {
  const perDay = rewards.dailyLogin.coins + rewards.dailyQuiz.coins;
  const days = formatCount(Math.ceil(missing / perDay), "day", "days");
  return `Daily login and quiz bring up to ${perDay} coins a day: enough in ${days}.`;
}

/** Price of posting and the balance after it. */
function PriceNote({ price, balance, isVisitor }: PriceNoteProps) {
  if (isVisitor) {
    return (
      <Note action={<SignInButton />}>
        You need an account to post a request. What you type stays here while you sign in.
      </Note>
    );
  }
  if (balance === null) return null;
  return balance < price ? (
    <Note tone="warn">
      This costs {price} coins and you have {formatNumber(balance)}. {getDayWords(price - balance)} An
      approved answer earns {rewards.approvedAnswer.coins}. Looking for hunters with{" "}
      <PageLink href={getHelpFormPath("find")}>Find a hunt</PageLink> is free.
    </Note>
  ) : (
    <Note>
      This costs {price} coins. You have {formatNumber(balance)} and keep {formatNumber(balance - price)}.
    </Note>
  );
}

/**
 * A person's draft to ask for help, or to edit a request.
 *
 * @param request the one to edit, as it is stored; `null` for a new one
 */
function useRequestDraft(author: DraftAuthor, request: HelpRequest | null): AuthorDraft<RequestDraft> {
  return useAuthorDraft({
    store: requestDrafts,
    author,
    target: request?.id ?? "new",
    start: () =>
      request
        ? requestDraft.open(request, createCreationKey())
        : requestDraft.create(createCreationKey(), {
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          }),
    canClaim: ({ version }) => version === null,
    merge: ({ key, version }, waiting) => ({ ...waiting, key, version }),
  });
}

/** Puts what the address names into the form, once for each address. */
function useRequestPrefill(isActive: boolean, edit: (change: Partial<RequestDraft>) => void): void {
  const { isReady, asPath } = useRouter();
  const latest = useRef(edit);
  latest.current = edit;
  useEffect(() => {
    if (!isReady || !isActive) return;
    const prefill = readRequestPrefill(new URLSearchParams(getQuery(asPath)));
    if (Object.keys(prefill).length > 0) latest.current(prefill);
  }, [isReady, isActive, asPath]);
}
