import { UnstyledButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import classes from "@/components/list/queue.module.css";
import { useNow } from "@/hooks/ui/use-now";
import { formatWait } from "@/lib/leaderboards/board/format-board";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { formatDecision } from "@/lib/moderation/labels";
import type { CaseRow, QueueRow, RunRow } from "@/lib/moderation/schema";
import { reportedKinds, reportReasons } from "@/lib/reports/targets";
import { capitalize } from "@/lib/text/capitalize";
import { formatCount } from "@/lib/text/format";

interface QueueListProps {
  rows: readonly QueueRow[];
  uid: string;
  chosen: string | null;
  onChoose(id: string): void;
}

/** Open cases, in the order in which they should be looked at. */
export function QueueList({ rows, uid, chosen, onChoose }: QueueListProps) {
  const now = useNow(15_000);
  return (
    <ul className={`${classes.list} overflow-y-auto border rounded-md bg-card`}>
      {rows.map((row) => (
        <li key={`${row.type}-${row.id}`}>
          {row.type === "run" ? (
            <RunItem row={row} uid={uid} now={now} />
          ) : (
            <CaseItem row={row} uid={uid} now={now} isChosen={row.id === chosen} onChoose={onChoose} />
          )}
        </li>
      ))}
    </ul>
  );
}

const rowClass = `${classes.row} grid-cols-[minmax(0,1fr)_auto] w-full border-b border-(--line) text-default text-start hover:bg-hover grid gap-x-3 py-2.5 px-3 text-13 leading-4.5`;

interface CaseItemProps {
  row: CaseRow;
  uid: string;
  now: Date;
  isChosen: boolean;
  onChoose(id: string): void;
}

function CaseItem({ row, uid, now, isChosen, onChoose }: CaseItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    if (isChosen) void button.current?.scrollIntoView?.({ block: "nearest" });
  }, [isChosen]);
  const { kind, title, owner, reasons, similar, openedAt, decision, decidedAt } = row;
  const reports = reasons.reduce((sum, { count }) => sum + count, 0);
  return (
    <UnstyledButton
      type="button"
      ref={button}
      aria-current={isChosen || undefined}
      className={rowClass}
      onClick={() => onChoose(row.id)}
    >
      <span className="text-14 leading-5 font-semibold wrap-anywhere">
        {row.isOwn ? "A report about you" : title || capitalize(reportedKinds[kind])}
      </span>
      <span className="text-dim text-end">{formatWait(decidedAt ?? openedAt, now.toISOString())}</span>
      <span className="text-dim wrap-anywhere">
        {capitalize(reportedKinds[kind])}
        {owner && !row.isOwn && kind !== "profile" && ` by ${owner.displayName}`}
      </span>
      <span className="text-dim text-end">{decision ? "" : formatClaim(row, uid, now)}</span>
      <span className="wrap-anywhere">
        {decision
          ? formatDecision(decision)
          : [
              ...reasons.map(({ reason }) => reportReasons[reason]),
              ...(similar ? [`${similar.percent}% like something that was taken down`] : []),
            ].join(", ")}
      </span>
      {!decision && reports > 0 && (
        <span className="text-dim text-end">{formatCount(reports, "report", "reports")}</span>
      )}
    </UnstyledButton>
  );
}

function RunItem({ row, uid, now }: { row: RunRow; uid: string; now: Date }) {
  const { id, questName, category, timeCs, player, queue, submittedAt } = row;
  return (
    // A whole load, not a step of the router: only that page's own policy lets its videos play.
    <a href={`/moderation/runs?run=${encodeURIComponent(id)}`} className={rowClass}>
      <span className="text-14 leading-5 font-semibold wrap-anywhere">{questName}</span>
      <span className="text-dim text-end">{formatWait(submittedAt, now.toISOString())}</span>
      <span className="text-dim wrap-anywhere">
        Run by {player}, {category}
      </span>
      <span className="text-dim text-end">{formatClaim(row, uid, now)}</span>
      <span>{queue === "appeal" ? "Appeal" : "Waiting for review"}</span>
      <span className="text-end font-semibold tabular-nums">{formatRunTime(timeCs)}</span>
    </a>
  );
}

function formatClaim({ claim, isOwn }: Pick<QueueRow, "claim" | "isOwn">, uid: string, now: Date): string {
  if (isOwn) return "Yours";
  if (!claim || Date.parse(claim.until) <= now.getTime()) return "";
  return claim.by === uid ? "Claimed by you" : "Claimed";
}
