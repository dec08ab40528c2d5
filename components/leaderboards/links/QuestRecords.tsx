import { Skeleton } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { useQuestRecords } from "@/hooks/leaderboards/use-quest-records";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { FastRow } from "./FastRow";
import classes from "./Links.module.css";

/** The solo records of a quest, one per ruleset. */
export function QuestRecords({ quest }: { quest: string }) {
  const { data, problem } = useQuestRecords();
  const records = data?.quests.find((each) => each.quest === quest)?.records ?? [];
  return (
    <Section
      id="records"
      title="Records"
      icon="ranking"
      aside={<a href={`/leaderboards/submit?quest=${quest}`}>Submit a run</a>}
    >
      <div className={classes.quest}>
        {problem ? (
          <p role="status" className="text-dim">
            The records could not be loaded. {problem}
          </p>
        ) : !data ? (
          <Skeleton height={52} />
        ) : records.length === 0 ? (
          <p className="text-dim">No verified runs of this quest yet.</p>
        ) : (
          <ul>
            {records.map((record) => (
              <FastRow
                key={record.ruleset}
                {...record}
                name={formatPlayers(record.players)}
                note={
                  <>
                    {formatRuleset(record.ruleset)},{" "}
                    <time dateTime={record.submittedAt}>{record.submittedAt.slice(0, 10)}</time>
                  </>
                }
                action={
                  <a href={getBoardPath(getQuestBoardId({ quest, ruleset: record.ruleset }))}>
                    Board<span className="visually-hidden">: {formatRuleset(record.ruleset)}</span>
                  </a>
                }
              />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
