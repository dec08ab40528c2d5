import { Button, Skeleton } from "@mantine/core";
import dynamic from "next/dynamic";
import { useState } from "react";
import classes from "@/components/list/queue.module.css";
import { ErrorState } from "@/components/ui/ErrorState";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { Note } from "@/components/ui/Note";
import { useNotifiedMutation } from "@/components/ui/use-notified-mutation";
import { type CaseState, useCase } from "@/hooks/moderation/use-case";
import { useNow } from "@/hooks/ui/use-now";
import { useShortcuts } from "@/hooks/ui/use-shortcuts";
import { formatDecision } from "@/lib/moderation/labels";
import type { ModerationCase } from "@/lib/moderation/schema";
import { reportedKinds, reportReasons } from "@/lib/reports/targets";
import { capitalize } from "@/lib/text/capitalize";
import { CaseContent } from "./CaseContent";
import { CaseHistory } from "./CaseHistory";
import { CaseNotes } from "./CaseNotes";

const DecisionDialog = dynamic(() => import("./DecisionDialog").then((module) => module.DecisionDialog), {
  loading: LazyDialog,
});
const UndoDialog = dynamic(() => import("./UndoDecisionDialog").then((module) => module.UndoDecisionDialog), {
  loading: LazyDialog,
});

interface CasePanelProps {
  id: string;
  uid: string;
  hasKeys: boolean;
  /** It was claimed, noted, decided or taken back. */
  onChanged(changed: ModerationCase): void;
}

/** One case: the content, the words of those who reported it, its author's history, notes and the decision. */
export function CasePanel({ id, uid, hasKeys, onChanged }: CasePanelProps) {
  const state = useCase(uid, id, onChanged);
  const { found, problem, retry } = state;
  if (!found) {
    return problem ? (
      <ErrorState title="The case could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        {problem}
      </ErrorState>
    ) : (
      <div role="status" aria-label="Loading the case">
        <Skeleton height={420} />
      </div>
    );
  }
  return <Case found={found} uid={uid} hasKeys={hasKeys} state={state} />;
}

interface CaseProps {
  found: ModerationCase;
  uid: string;
  hasKeys: boolean;
  state: CaseState;
}

function Case({ found, uid, hasKeys, state }: CaseProps) {
  const [dialog, setDialog] = useState<"hide" | "keep" | "undo" | null>(null);
  const now = useNow(5000);
  const claim = useNotifiedMutation(state.claim, { failure: "The case could not be claimed. Try again." });
  const isHeld = found.claim !== null && Date.parse(found.claim.until) > now.getTime();
  const isMine = isHeld && found.claim?.by === uid;
  const isOther = isHeld && !isMine;
  const isOpen = found.status === "open";
  const canDecide = isOpen && !isOther;
  useShortcuts(
    {
      c: () => isOpen && void claim.run(isMine ? "release" : "claim"),
      h: () => canDecide && setDialog("hide"),
      d: () => canDecide && setDialog("keep"),
    },
    hasKeys,
  );
  const kind = reportedKinds[found.kind];
  return (
    <section aria-labelledby="case-title" className="grid gap-4 min-w-0">
      <header className="min-w-0">
        <h2 id="case-title" className="text-20 leading-7 wrap-anywhere">
          {found.title || capitalize(kind)}
        </h2>
        <p className="text-14 leading-5 text-dim">
          {found.reports.length > 0 ? `Reported ${kind}` : capitalize(kind)}
          {found.owner && found.kind !== "profile" && ` by ${found.owner.displayName}`}
        </p>
      </header>
      {isOther && (
        <Note
          tone="warn"
          action={
            <Button size="xs" onClick={state.retry}>
              Reload
            </Button>
          }
        >
          Another moderator is looking at this case.
        </Note>
      )}
      {found.similar && (
        <Note tone="warn">
          {found.similar.percent}% like something that was taken down: {found.similar.reason}
        </Note>
      )}
      {found.isHeld && (
        <Note tone="warn">
          Hidden by its reports until somebody decides. If you keep it, it is shown again.
        </Note>
      )}
      <CaseContent content={found.content} />
      <div className="tiles-fit-320 items-start grid gap-4">
        <CaseReports reports={found.reports} />
        <CaseHistory history={found.history} />
      </div>
      <CaseNotes events={found.events} onNote={state.note} />
      <div
        className={`${classes.verdict} sticky flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 px-4 border rounded-md bg-raised`}
      >
        <p role="status" className="text-14 leading-5">
          {formatState(found, isMine)}
        </p>
        {isOpen ? (
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={isOther || claim.busy}
              onClick={() => void claim.run(isMine ? "release" : "claim")}
            >
              {isMine ? "Release" : "Claim"}
            </Button>
            <Button disabled={!canDecide} onClick={() => setDialog("keep")}>
              Dismiss
            </Button>
            <Button variant="danger" disabled={!canDecide} onClick={() => setDialog("hide")}>
              Hide
            </Button>
          </div>
        ) : (
          <Button onClick={() => setDialog("undo")}>Undo decision</Button>
        )}
      </div>
      {dialog === "undo" && <UndoDialog found={found} undo={state.undo} onClose={() => setDialog(null)} />}
      {dialog !== null && dialog !== "undo" && (
        <DecisionDialog
          content={dialog}
          found={found}
          decide={state.decide}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}

function formatState({ status, decision }: ModerationCase, isMine: boolean): string {
  if (status === "closed" && decision) return `Decided: ${formatDecision(decision)}.`;
  return isMine ? "Claimed by you for 15 minutes." : "Waiting for a decision.";
}

/** The words of those who reported it; who they are is nobody's business. */
function CaseReports({ reports }: Pick<ModerationCase, "reports">) {
  return (
    <section aria-labelledby="case-reports-title" className="py-3.5 px-4 border rounded-md bg-card">
      <h3 id="case-reports-title" className="mb-2 text-15 leading-6">
        Reports
      </h3>
      {reports.length === 0 && (
        <p className="text-14 leading-5 text-dim">Nobody has reported it. The site noticed it.</p>
      )}
      <ul className="grid gap-3 text-14 leading-5">
        {reports.map(({ reason, text, at }) => (
          <li key={`${at}-${reason}-${text}`}>
            <p>
              <span className="font-semibold">{reportReasons[reason]}</span>{" "}
              <time dateTime={at} className="text-dim">
                {at.slice(0, 10)}
              </time>
            </p>
            {text !== "" && <p className="wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
