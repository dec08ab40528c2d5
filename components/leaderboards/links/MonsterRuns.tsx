import { Skeleton } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { useBoardTop } from "@/hooks/leaderboards/use-board-top";
import { useQuestRecords } from "@/hooks/leaderboards/use-quest-records";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board-paths";
import { findBusiestBoard } from "@/lib/leaderboards/busiest-board";
import { formatPlayers, formatRuleset } from "@/lib/leaderboards/format-board";
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
  const records = useQuestRecords();
  const best = records.data && findBusiestBoard(records.data.quests, quests);
  const boardId = best ? getQuestBoardId(best) : null;
  const { board, problem } = useBoardTop(boardId);
  const quest = quests.find(({ id }) => id === best?.quest);
  const failure = records.problem ?? problem;
  return (
    <Section
      id="runs"
      title="Fastest runs"
      aside={
        boardId && best && quest ? (
          <a href={getBoardPath(boardId)}>
            {quest.name}, {formatRuleset(best.ruleset)}
          </a>
        ) : (
          <a href="/leaderboards">Leaderboards</a>
        )
      }
    >
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
        ) : (
          <Skeleton height={260} />
        )}
      </div>
    </Section>
  );
}
