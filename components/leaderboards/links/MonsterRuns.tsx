import { Skeleton } from "@mantine/core";
import { useBoardTop } from "@/hooks/leaderboards/use-board-top";
import { useQuestRecords } from "@/hooks/leaderboards/use-quest-records";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { toBoardId } from "@/lib/leaderboards/board/board-id";
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

/** The fastest solo runs against a monster on its most popular quest, with their builds. */
export function MonsterRuns({ monster, quests }: MonsterRunsProps) {
  const [weapon] = useMyWeapon();
  const records = useQuestRecords();
  const best = records.data && findBusiestBoard(records.data.quests, quests);
  const boardId = best ? getQuestBoardId(best) : null;
  const { board, problem } = useBoardTop(boardId);
  const quest = quests.find(({ id }) => id === best?.quest);
  const failure = records.problem ?? problem;
  const boards = best && boardId && quest && (
    <>
      <a href={getBoardPath(boardId)}>
        {quest.name}, {formatRuleset(best.ruleset)}
      </a>
      {weapon && (
        <>
          {" · "}
          <a href={getBoardPath(toBoardId({ ...best, weapon, platform: "all", party: 1 }))}>
            {weaponTypeLabels[weapon]} only
          </a>
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
      ) : records.data && !best ? (
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
