import { Name } from "@/components/game/Name";
import { Day } from "@/components/leaderboards/parts/Day";
import { Players } from "@/components/leaderboards/parts/Players";
import { ProofMarks } from "@/components/leaderboards/parts/ProofMarks";
import { RunTime } from "@/components/leaderboards/parts/RunTime";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import { PersonName } from "@/components/ui/PersonName";
import { getBoardPath, getRunPath } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers, formatRuleset, formatWait } from "@/lib/leaderboards/board/format-board";
import type { LoggedRun } from "@/lib/leaderboards/page-data";
import { rejectionReasons } from "@/lib/leaderboards/review/reasons";
import { platformLabels } from "@/lib/site/platforms";
import type { MarkedName } from "@/lib/users/staff-mark";
import classes from "./SubmissionTable.module.css";

interface SubmissionTableProps {
  runs: readonly LoggedRun[];
  /** English names of quests by id. */
  questNames: Readonly<Record<string, string>>;
  /** Moderators by uid. */
  moderators: ReadonlyMap<string, MarkedName>;
}

/** Decided runs, latest first: what was submitted, and what became of it. */
export function SubmissionTable({ runs, questNames, moderators }: SubmissionTableProps) {
  return (
    <ol className={`${classes.list} border-t text-14 leading-5`} aria-label="Decided runs">
      {runs.map((run) => {
        const name = questNames[run.quest] ?? run.quest;
        const moderator = run.decidedBy && moderators.get(run.decidedBy);
        return (
          <li key={run.id} className={`${classes.run} relative border-b grid gap-x-5 gap-y-1`}>
            <p className={`${run.status === "verified" ? "text-good" : "text-bad"} pt-0.5 font-semibold`}>
              {run.status === "verified" ? "Verified" : "Rejected"}
            </p>
            <div className={`${classes.main} min-w-0`}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                {run.status === "verified" ? (
                  <a href={getRunPath(run.id)}>
                    <RunTime timeCs={run.timeCs} className="text-17 leading-6" />
                  </a>
                ) : (
                  <RunTime timeCs={run.timeCs} className="text-17 leading-6" />
                )}
                <a href={getBoardPath(run.boardId)} className="wrap-anywhere">
                  <Name entity="quests" id={run.quest}>
                    {name}
                  </Name>
                </a>
              </p>
              <p className="flex flex-wrap gap-x-3 text-dim">
                <span className="wrap-anywhere">
                  <Players players={run.players} />
                </span>
                <WeaponTypeName weapon={run.weapon} />
                <span>{formatRuleset(run.ruleset)}</span>
                <span>{platformLabels[run.platform]}</span>
              </p>
              {run.reason && (
                <p className="mt-1 wrap-anywhere">
                  <b>{rejectionReasons[run.reason]}</b>
                  {run.reasonText !== "" && <span className="text-dim">: {run.reasonText}</span>}
                </p>
              )}
            </div>
            <div className={`${classes.decision} text-13 leading-5 text-dim`}>
              <p>
                Submitted <Day at={run.submittedAt} />
              </p>
              {run.decidedAt && (
                <p>
                  Decided after {formatWait(run.submittedAt, run.decidedAt)}
                  {run.decidedBy && moderator && (
                    <>
                      {" by "}
                      <PersonName uid={run.decidedBy} name={moderator.name} isStaff={moderator.isStaff} />
                    </>
                  )}
                </p>
              )}
              {run.isDecidedAlone && <p>Appeal decided alone</p>}
            </div>
            <div className={classes.marks}>
              <ProofMarks video={run.video} build={null} runner={formatPlayers(run.players)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
