import { Button } from "@mantine/core";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { LazyDialog } from "@/components/ui/LazyDialog";
import { getRunPath } from "@/lib/leaderboards/board/board-paths";
import { rejectionReasons } from "@/lib/leaderboards/review/reasons";
import { describeWait } from "@/lib/leaderboards/run/describe-run";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { RunCard } from "./RunCard";

const OwnRunDialog = dynamic(() => import("./OwnRunDialog").then((module) => module.OwnRunDialog), {
  loading: LazyDialog,
});

/** Actions that ask for confirmation. */
export type OwnRunAct = "withdraw" | "delete" | "appeal";

interface OwnRunItemProps {
  run: OwnRun;
  questName: string;
  onChanged(run: OwnRun): void;
  onDeleted(): void;
}

/** One of one's own runs: its state, and what can be done about it. */
export function OwnRunItem({ run, questName, onChanged, onDeleted }: OwnRunItemProps) {
  const [act, setAct] = useState<OwnRunAct | null>(null);
  const item = useRef<HTMLLIElement>(null);
  const name = <span className="visually-hidden">: {questName}</span>;
  const open = (next: OwnRunAct) => () => setAct(next);
  return (
    <li ref={item} tabIndex={-1}>
      <RunCard
        run={run}
        questName={questName}
        notes={<RunNotes run={run} />}
        actions={
          <>
            {run.status === "verified" && (
              <ButtonLink size="xs" href={getRunPath(run.id)}>
                Open{name}
              </ButtonLink>
            )}
            {run.status === "pending" && (
              <>
                <ButtonLink size="xs" href={`/leaderboards/submit?run=${run.id}`}>
                  Correct{name}
                </ButtonLink>
                <Button size="xs" variant="default" onClick={open("withdraw")}>
                  Withdraw{name}
                </Button>
              </>
            )}
            {run.status === "rejected" && run.appeal === null && (
              <Button size="xs" onClick={open("appeal")}>
                Appeal{name}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={open("delete")}>
              Delete{name}
            </Button>
          </>
        }
      />
      {act && (
        <OwnRunDialog
          act={act}
          run={run}
          questName={questName}
          onChanged={onChanged}
          onDeleted={onDeleted}
          onClose={() => setAct(null)}
          // The button may be gone with the state that it was for.
          onClosed={() => {
            if (document.activeElement === document.body) item.current?.focus();
          }}
        />
      )}
    </li>
  );
}

function RunNotes({ run }: { run: OwnRun }) {
  const { reason, reasonText, appeal } = run;
  const wait = describeWait(run, new Date());
  return (
    <>
      {wait && <p>{wait}</p>}
      {run.status === "verified" && !run.isBest && <p className="text-dim">You have a faster run here.</p>}
      {reason && (
        <p>
          <strong>{rejectionReasons[reason]}.</strong> {reasonText}
        </p>
      )}
      {appeal && (
        <p>
          Your appeal: “{appeal.text}”
          {appeal.state !== "open" && (
            <>
              {" "}
              <strong>{appeal.state === "granted" ? "Granted" : "Denied"}.</strong> {appeal.answer}
            </>
          )}
        </p>
      )}
    </>
  );
}
