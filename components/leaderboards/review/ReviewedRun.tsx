import { useEffect, useRef } from "react";
import { RunBuildLink } from "@/components/leaderboards/links/RunBuildLink";
import { FigureTable } from "@/components/ui/FigureTable";
import { useBoardRecord } from "@/hooks/leaderboards/use-board-top";
import { useNow } from "@/hooks/ui/use-now";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getClaimState } from "@/lib/leaderboards/review/claim";
import { rejectionReasons } from "@/lib/leaderboards/review/reasons";
import type { ReviewNotes } from "@/lib/leaderboards/review/review-notes";
import { formatCategory } from "@/lib/leaderboards/run/describe-run";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { getWatchLink } from "@/lib/leaderboards/run/video-link";
import type { OwnRun } from "@/lib/leaderboards/schema";
import { getUserPath } from "@/lib/site/routes";
import { formatMinute } from "@/lib/text/format";
import { ReviewChecklist } from "./ReviewChecklist";
import { ReviewHints } from "./ReviewHints";
import { ReviewPlayer } from "./ReviewPlayer";
import { ReviewTiming } from "./ReviewTiming";
import { ReviewVerdict } from "./ReviewVerdict";

interface ReviewedRunProps {
  run: OwnRun;
  uid: string;
  questName: string;
  notes: ReviewNotes;
  hasKeys: boolean;
  onNotes(by: Partial<ReviewNotes>): void;
  /** It is claimed or released now. */
  onChanged(run: OwnRun): void;
  /** It has left the queue, or waits for somebody else. */
  onDecided(run: OwnRun): void;
}

/** One run with its videos, its time, the checklist and the decision. */
export function ReviewedRun({ run, uid, questName, notes, onNotes, ...verdict }: ReviewedRunProps) {
  const now = useNow(1000);
  const record = useBoardRecord(run.boardId);
  const claim = getClaimState(run, uid, now);
  const takesFirst = record === null || (record !== undefined && run.timeCs <= record.timeCs);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The button that led here may be gone with the run before.
    if (isFirst.current && document.activeElement === document.body) heading.current?.focus();
    isFirst.current = false;
  }, []);
  return (
    <section aria-labelledby="review-run-title" className="grid gap-5 min-w-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} id="review-run-title" className="text-20 leading-7 wrap-anywhere">
            {questName}
          </h2>
          <p className="text-14 leading-5 text-dim">{formatCategory(run)}</p>
        </div>
        <p className="text-26 leading-8 font-bold tabular-nums">{formatRunTime(run.timeCs)}</p>
      </header>
      {takesFirst && <FirstPlaceNote isSecond={run.approvedBy !== null} />}
      <ReviewHints run={run} />
      <div className="tiles-fit-320 grid gap-4">
        <ReviewPlayer title="This run" timeCs={run.timeCs} video={run.video} />
        {record ? (
          <ReviewPlayer
            title={`Record by ${record.players.map(({ name }) => name).join(", ")}`}
            timeCs={record.timeCs}
            gapCs={run.timeCs - record.timeCs}
            video={record.video}
          />
        ) : (
          <p className="grid place-items-center py-8 px-5 border rounded-md text-14 text-dim text-center">
            {record === null ? "Nobody holds this board yet." : "Looking for the record."}
          </p>
        )}
      </div>
      <div className="tiles-fit-320 items-start grid gap-5">
        <ReviewTiming timeCs={run.timeCs} notes={notes} onNotes={onNotes} />
        <ReviewFacts run={run} />
      </div>
      <ReviewChecklist
        ruleset={run.ruleset}
        checked={notes.checked}
        onChecked={(checked) => onNotes({ checked })}
      />
      <ReviewVerdict run={run} claim={claim} checked={notes.checked} {...verdict} />
    </section>
  );
}

function FirstPlaceNote({ isSecond }: { isSecond: boolean }) {
  return (
    <p className="py-2.5 px-4 border border-strong rounded-md text-14 leading-5">
      <strong>First place.</strong>{" "}
      {isSecond
        ? "Another moderator has approved this run. Your decision is the final one."
        : "On a board with fewer than five runners, or while fewer than three moderators are active, your vote makes it a provisional first place. Everywhere else it stays pending until a second moderator verifies it too."}
    </p>
  );
}

function ReviewFacts({ run }: { run: OwnRun }) {
  const { appeal, reason } = run;
  return (
    <section aria-labelledby="review-facts-title" className="py-3.5 px-4 border rounded-md bg-card">
      <h3 id="review-facts-title" className="mb-2 text-15 leading-6">
        Submission
      </h3>
      <FigureTable
        caption="Submission"
        rows={[
          {
            label: "Hunters",
            value: (
              <span className="grid justify-items-end">
                {run.players.map(({ uid, name }) =>
                  uid === null ? (
                    <span key={name}>{name}</span>
                  ) : (
                    <a key={uid} href={getUserPath(uid)} target="_blank" rel="noreferrer">
                      {name}
                    </a>
                  ),
                )}
              </span>
            ),
          },
          ...(run.secondWeapon
            ? [{ label: "Second weapon", value: weaponTypeLabels[run.secondWeapon] }]
            : []),
          { label: "Submitted", value: `${formatMinute(run.submittedAt)} UTC` },
          ...(run.platform === "pc" ? [{ label: "Mods", value: run.mods || "None declared" }] : []),
          { label: "Ruleset version", value: run.rulesetVersion },
          { label: "Game version", value: run.gameVersion },
          {
            label: "Video",
            value: (
              <a href={getWatchLink(run.video)} target="_blank" rel="noopener noreferrer">
                {run.video.id}
              </a>
            ),
          },
          ...(run.build ? [{ label: "Build", value: <RunBuildLink build={run.build} /> }] : []),
          ...run.splits.map(({ label, timeCs }) => ({ label, value: formatRunTime(timeCs) })),
        ]}
      />
      {run.note && <p className="mt-3 text-14 leading-5 whitespace-pre-wrap wrap-anywhere">“{run.note}”</p>}
      {appeal && (
        <div className="grid gap-1 mt-3 text-14 leading-5 wrap-anywhere">
          {reason && (
            <p>
              <strong>Rejected: {rejectionReasons[reason]}.</strong> {run.reasonText}
            </p>
          )}
          <p>
            <strong>Appeal:</strong> {appeal.text}
          </p>
        </div>
      )}
    </section>
  );
}
