import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import layout from "@/components/list/queue.module.css";
import { useNow } from "@/hooks/ui/use-now";
import { formatWait } from "@/lib/leaderboards/board/format-board";
import { getClaimState } from "@/lib/leaderboards/review/claim";
import { formatCategory } from "@/lib/leaderboards/run/describe-run";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import type { OwnRun } from "@/lib/leaderboards/schema";

interface ReviewListProps {
  runs: readonly OwnRun[];
  uid: string;
  chosen: string | null;
  getQuestName(id: string): string;
  onChoose(id: string): void;
}

const marks = {
  own: "Your run",
  judged: "Approved by you",
  appealed: "Judged by you",
  mine: "Claimed by you",
  other: "Claimed",
  free: "",
};

/** Runs that wait for review, longest first. */
export function ReviewList({ runs, uid, chosen, getQuestName, onChoose }: ReviewListProps) {
  const now = useNow(15_000);
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row of another run comes into sight
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void current.current?.scrollIntoView?.({ block: "nearest" });
  }, [chosen]);
  return (
    <ul className={`${layout.list} overflow-y-auto border rounded-md bg-card`}>
      {runs.map((run) => (
        <li key={run.id}>
          <UnstyledButton
            type="button"
            ref={run.id === chosen ? current : null}
            aria-current={run.id === chosen || undefined}
            className={`${layout.row} grid-cols-[minmax(0,1fr)_auto] w-full border-b border-(--line) text-default text-start hover:bg-hover grid gap-x-3 py-2.5 px-3 text-13 leading-4.5`}
            onClick={() => onChoose(run.id)}
          >
            <span className="text-14 leading-5 font-semibold wrap-anywhere">{getQuestName(run.quest)}</span>
            <span className="text-14 leading-5 font-bold tabular-nums">{formatRunTime(run.timeCs)}</span>
            <span className="text-dim">{formatCategory(run)}</span>
            <span className="text-dim text-end">{formatWait(run.submittedAt, now.toISOString())}</span>
            <span className="text-dim wrap-anywhere">{run.players[0]?.name}</span>
            <span className="text-end font-semibold">{marks[getClaimState(run, uid, now).kind]}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
