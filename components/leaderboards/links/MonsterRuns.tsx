import { Skeleton } from "@mantine/core";
import { useBoardTop } from "@/hooks/leaderboards/use-board-top";
import { findRecords, useQuestRecords, useWeaponRecords } from "@/hooks/leaderboards/use-quest-records";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board/board-paths";
import { findBusiestBoard } from "@/lib/leaderboards/board/busiest-board";
import { formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { FastRow } from "./FastRow";
import classes from "./Links.module.css";
import { RunBuildLink } from "./RunBuildLink";

const shown = 5;

interface MonsterRunsProps {
  /** Id of the monster, for the builder. */
  monster: string;
  quests: readonly { readonly id: string; readonly name: string }[];
}

/** The fastest solo runs against a monster on its most popular quest, with their builds: those with the visitor's weapon first. */
export function MonsterRuns({ monster, quests }: MonsterRunsProps) {
  const [weapon] = useMyWeapon();
  const records = useQuestRecords();
  const ofWeapon = useWeaponRecords(weapon);
  const isReady = !weapon || ofWeapon.data !== null || ofWeapon.problem !== null;
  const all = (isReady && records.data?.quests) || null;
  const mine = ofWeapon.data;
  const own = mine && all?.map((each) => ({ ...each, records: findRecords(mine, each.quest) }));
  // Where nobody ran it with the visitor's weapon, the runs of all weapons say more than none.
  const ownBest = own && findBusiestBoard(own, quests);
  const best = ownBest ?? (all && findBusiestBoard(all, quests));
  const boardWeapon = (ownBest && weapon) || "all";
  const boardId = best && getQuestBoardId(best, boardWeapon);
  const { board, problem } = useBoardTop(boardId);
  const quest = quests.find(({ id }) => id === best?.quest);
  const failure = records.problem ?? problem;
  const boards = best && boardId && quest && (
    <>
      <a href={getBoardPath(boardId)}>
        {quest.name}, {formatRuleset(best.ruleset)}
        {boardWeapon !== "all" && `, ${weaponTypeLabels[boardWeapon]}`}
      </a>
      {boardWeapon !== "all" && (
        <>
          {" · "}
          <a href={getBoardPath(getQuestBoardId(best))}>All weapons</a>
        </>
      )}
    </>
  );
  return (
    <div className={classes.monster}>
      {failure ? (
        <p role="status" className="text-dim">
          The runs could not be loaded. {failure}
        </p>
      ) : all && !best ? (
        <p className="text-dim">
          No verified runs against this monster yet. <a href="/leaderboards/submit">Submit the first one</a>
        </p>
      ) : board ? (
        <>
          <p className="text-14 leading-5 text-dim">{boards}</p>
          <ol>
            {board.rows.slice(0, shown).map((row) => (
              <FastRow
                key={row.runId}
                {...row}
                name={
                  <>
                    {row.place}. {formatPlayers(row.players)}
                  </>
                }
                note={<time dateTime={row.submittedAt}>{row.submittedAt.slice(0, 10)}</time>}
                action={
                  row.build && (
                    <RunBuildLink build={row.build} monster={monster} name={formatPlayers(row.players)} />
                  )
                }
              />
            ))}
          </ol>
        </>
      ) : (
        <Skeleton height={260} />
      )}
    </div>
  );
}
