import { Button, Skeleton, Textarea } from "@mantine/core";
import { useState } from "react";
import { Counted } from "@/components/ui/Counted";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { FormDialog } from "@/components/ui/FormDialog";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { useOwnDecisions } from "@/hooks/moderation/appeals";
import { useDraftForm } from "@/hooks/ui/use-draft-form";
import { maxAppealLength, minAppealLength } from "@/lib/moderation/appeals/appeal-rules";
import type { OwnDecision } from "@/lib/moderation/appeals/schema";
import { reportedKinds } from "@/lib/reports/targets";
import { createDraftSchema } from "@/lib/site/draft-schema";
import { codeOfConductPath } from "@/lib/site/routes";
import { capitalize } from "@/lib/text/capitalize";

/** Decisions about the reader in the last 90 days, each with a link to appeal it. */
export function OwnDecisions({ uid }: { uid: string }) {
  const { data, problem, retry, appeal } = useOwnDecisions(uid);
  const [chosen, setChosen] = useState<OwnDecision | null>(null);
  if (!data) {
    return problem ? (
      <ErrorState title="This could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        {problem}
      </ErrorState>
    ) : (
      <div role="status" aria-label="Loading decisions">
        <Skeleton height={240} />
      </div>
    );
  }
  if (data.decisions.length === 0) {
    return (
      <EmptyState title="Nothing was decided about you">
        Warnings, blocks and hidden content of the last 90 days appear here. A rejected run is appealed on the{" "}
        <PageLink href="/leaderboards/submit">submission page</PageLink>.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {data.decisions.map((decision) => (
          <li key={decision.id} className="py-3.5 px-4 border rounded-md bg-card">
            <DecisionCard decision={decision} onAppeal={() => setChosen(decision)} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-14 leading-5 text-dim">
        What is allowed is in the <PageLink href={codeOfConductPath}>code of conduct</PageLink>.
      </p>
      {chosen && (
        <AppealDialog
          decision={chosen}
          send={(text) => appeal(chosen.id, text)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Summary of a decision: `Build “Free coins” hidden, blocked until 2026-12-01`. */
function formatOwnDecision({ kind, title, isHidden, isWarned, blockedUntil }: OwnDecision): string {
  const name = kind === null ? "" : capitalize(reportedKinds[kind]);
  const content = kind !== null && isHidden ? `${name}${title && ` “${title}”`} hidden` : "";
  const person = blockedUntil
    ? `blocked until ${blockedUntil.slice(0, 10)}`
    : isWarned
      ? `warned${!isHidden && name ? ` about your ${name.toLowerCase()}${title && ` “${title}”`}` : ""}`
      : "";
  return capitalize([content, person].filter((part) => part !== "").join(", "));
}

function DecisionCard({ decision, onAppeal }: { decision: OwnDecision; onAppeal(): void }) {
  const { why, at, isOver, appealUntil, appeal } = decision;
  return (
    <div className="grid gap-2 text-14 leading-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-16 leading-6 wrap-anywhere">{formatOwnDecision(decision)}</h2>
        <time dateTime={at} className="text-dim">
          {at.slice(0, 10)}
        </time>
      </div>
      {why !== "" && <p className="wrap-anywhere">Reason: {why}</p>}
      {appeal && (
        <div className="grid gap-1">
          <p className="wrap-anywhere">
            <span className="font-semibold">Your appeal:</span> {appeal.text}
          </p>
          {appeal.outcome === null ? (
            <p className="text-dim">Waiting for another moderator.</p>
          ) : (
            <Note tone={appeal.outcome === "granted" ? "quiet" : "warn"}>
              {appeal.outcome === "granted" ? "Granted" : "Denied"}: {appeal.answer}
              {appeal.isAlone &&
                " Judged by the admin who made the decision, as nobody else could. The audit log says so."}
            </Note>
          )}
        </div>
      )}
      {!appeal && isOver && <p className="text-dim">This no longer holds.</p>}
      {appealUntil && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={onAppeal}>Appeal</Button>
          <span className="text-dim">Until {appealUntil.slice(0, 10)}, once.</span>
        </div>
      )}
      {!appeal && !isOver && !appealUntil && <p className="text-dim">Older than 30 days: no appeal.</p>}
    </div>
  );
}

interface AppealDialogProps {
  decision: OwnDecision;
  send(text: string): Promise<void>;
  onClose(): void;
}

const schema = createDraftSchema<{ text: string }>(({ text }) => ({
  text:
    text.trim().length < minAppealLength
      ? `Say why the decision is wrong, in at least ${minAppealLength} characters.`
      : "",
}));

function AppealDialog({ decision, send, onClose }: AppealDialogProps) {
  const form = useDraftForm({
    start: { text: "" },
    schema,
    words: { failure: "The appeal could not be sent. Try again." },
    send: ({ text }) => send(text),
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Appeal this decision"
      action="Send appeal"
      busyAction="Sending"
      onClose={onClose}
    >
      <p>
        {formatOwnDecision(decision)}. Another moderator than the one who decided looks at it again. You can
        appeal once, and the answer is in your notifications.
      </p>
      <Textarea
        label="Why the decision is wrong"
        required
        description={
          <Counted length={form.values.text.length} max={maxAppealLength}>
            At least {minAppealLength} characters. Moderators read this.
          </Counted>
        }
        rows={6}
        data-autofocus
        maxLength={maxAppealLength}
        {...form.getInputProps("text")}
      />
    </FormDialog>
  );
}
