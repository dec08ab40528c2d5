import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatCategory, runStatusLabels } from "@/lib/leaderboards/run/describe-run";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import type { OwnRun } from "@/lib/leaderboards/schema";

const statusColors: Readonly<Record<OwnRun["status"], string>> = {
  pending: "text-warn",
  verified: "text-good",
  rejected: "text-bad",
  withdrawn: "text-dim",
};

interface RunCardProps {
  run: OwnRun;
  questName: string;
  /** Notes on its state. */
  notes: ReactNode;
  actions: ReactNode;
}

/** A run in any state, as its hunters see it. */
export function RunCard({ run, questName, notes, actions }: RunCardProps) {
  const partners = run.players.filter(({ uid }) => uid === null || uid !== run.submittedBy);
  return (
    <article
      aria-label={`${questName}, ${formatRunTime(run.timeCs)}`}
      className="grid-cols-[auto_minmax(0,1fr)_auto] grid gap-x-4 gap-y-2 py-3 px-4 border rounded-md bg-card text-14 leading-5"
    >
      <GameIcon name={run.weapon} size={28} label={weaponTypeLabels[run.weapon]} className="text-dim" />
      <div className="min-w-0">
        <h3 className="text-15 leading-6 font-bold wrap-anywhere">{questName}</h3>
        <p className="text-dim">{formatCategory(run)}</p>
        {partners.length > 0 && (
          <p className="text-dim wrap-anywhere">With {partners.map(({ name }) => name).join(", ")}</p>
        )}
      </div>
      <div className="text-end">
        <p className="text-20 leading-7 font-bold tabular-nums">{formatRunTime(run.timeCs)}</p>
        <p className={`${statusColors[run.status]} text-13 font-semibold`}>{runStatusLabels[run.status]}</p>
      </div>
      <div className="col-span-full grid gap-2">
        <div className="grid gap-1 wrap-anywhere">
          <p className="text-13 text-dim">
            Submitted <time dateTime={run.submittedAt}>{run.submittedAt.slice(0, 10)}</time>
            {run.decidedAt && (
              <>
                , {run.status === "withdrawn" ? "withdrawn" : "decided"}{" "}
                <time dateTime={run.decidedAt}>{run.decidedAt.slice(0, 10)}</time>
              </>
            )}
          </p>
          {notes}
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
    </article>
  );
}
