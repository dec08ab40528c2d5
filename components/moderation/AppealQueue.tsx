import { Button, Skeleton } from "@mantine/core";
import { useState } from "react";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { Note } from "@/components/ui/Note";
import { PersonName } from "@/components/ui/PersonName";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { ReasonDialog } from "@/components/ui/ReasonDialog";
import { useAppeals } from "@/hooks/moderation/appeals";
import type { AppealsQuery, ShownAppeal } from "@/lib/moderation/appeals/schema";
import { maxDecisionLength } from "@/lib/moderation/rules";
import { reportedKinds } from "@/lib/reports/targets";
import { capitalize } from "@/lib/text/capitalize";

type Show = AppealsQuery["show"];
type Act = { readonly appeal: ShownAppeal; readonly outcome: "granted" | "denied" };

const shows = [
  { value: "open", label: "Waiting" },
  { value: "closed", label: "Judged" },
] as const satisfies readonly { value: Show; label: string }[];

/** Appeals against decisions of moderators, judged by another one. */
export function AppealQueue({ uid }: { uid: string }) {
  const [show, setShow] = useState<Show>("open");
  const [act, setAct] = useState<Act | null>(null);
  const { appeals, judge, ...state } = useAppeals(uid, show);
  return (
    <>
      <div className="mb-4">
        <RadioGroup label="Appeals" options={shows} value={show} onChange={setShow} />
      </div>
      <PagedList
        state={state}
        count={appeals?.length ?? null}
        name="appeals"
        empty={
          show === "open" ? (
            <EmptyState title="No open appeals">
              Appeals against hidden content, warnings and blocks appear here.
            </EmptyState>
          ) : (
            <EmptyState title="No appeals judged yet">Judged appeals appear here.</EmptyState>
          )
        }
        skeleton={<Skeleton height={240} />}
      >
        <ul className="grid gap-3">
          {(appeals ?? []).map((appeal) => (
            <li
              key={appeal.id}
              className="grid gap-2 py-3.5 px-4 border rounded-md bg-card text-14 leading-5"
            >
              {appeal.isOwn ? (
                <p>{appeal.problem}</p>
              ) : (
                <AppealCard appeal={appeal} onAct={(outcome) => setAct({ appeal, outcome })} />
              )}
            </li>
          ))}
        </ul>
      </PagedList>
      {act && (
        <ReasonDialog
          title={act.outcome === "granted" ? "Grant this appeal" : "Deny this appeal"}
          action={act.outcome === "granted" ? "Grant appeal" : "Deny appeal"}
          busyAction="Saving"
          label="Answer"
          description="The person reads this."
          maxLength={maxDecisionLength}
          part="answer"
          failure="The appeal could not be judged. Try again."
          act={(answer) => judge(act.appeal.id, { outcome: act.outcome, answer })}
          onDone={() => setAct(null)}
          onClose={() => setAct(null)}
        >
          {act.outcome === "granted"
            ? "The decision is taken back: hidden content is shown again, and a block or warning ends."
            : "The decision holds. It cannot be appealed again."}
        </ReasonDialog>
      )}
    </>
  );
}

function AppealCard({ appeal, onAct }: { appeal: ShownAppeal; onAct(outcome: Act["outcome"]): void }) {
  const { kind, title, href, person, decidedBy, decidedAt, why, text, at, problem, outcome } = appeal;
  return (
    <>
      <h2 className="text-16 leading-6 wrap-anywhere">
        {kind === null ? "Block" : `${capitalize(reportedKinds[kind])}${title && ` “${title}”`}`}
      </h2>
      <p className="text-dim wrap-anywhere">
        {person && <PersonName uid={person.uid} name={person.displayName} isStaff={person.isStaff} />} on{" "}
        {at.slice(0, 10)}. Decided by {decidedBy?.displayName ?? "a former moderator"} on{" "}
        {decidedAt.slice(0, 10)}.
      </p>
      {why !== "" && <p className="wrap-anywhere">Reason of the decision: {why}</p>}
      <p className="whitespace-pre-wrap wrap-anywhere">
        <span className="font-semibold">Appeal:</span> {text}
      </p>
      {outcome && (
        <Note>
          {outcome === "granted" ? "Granted" : "Denied"} by{" "}
          {appeal.judgedBy?.displayName ?? "a former moderator"}: {appeal.answer}
          {appeal.isAlone && " Judged by the admin who had decided it, as nobody else could."}
        </Note>
      )}
      {!outcome && problem && <p className="text-dim">{problem}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {!outcome && !problem && (
          <>
            <Button onClick={() => onAct("denied")}>Deny</Button>
            <Button variant="primary" onClick={() => onAct("granted")}>
              Grant
            </Button>
          </>
        )}
        {href && (
          <a href={href} className="text-14">
            Open the case
          </a>
        )}
      </div>
    </>
  );
}
