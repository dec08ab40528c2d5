import { Skeleton } from "@mantine/core";
import { Section } from "@/components/ui/Section";
import { findRecords, useQuestRecords, useWeaponRecords } from "@/hooks/leaderboards/use-quest-records";
import { useMyWeapon } from "@/hooks/ui/use-my-weapon";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getBoardPath, getQuestBoardId } from "@/lib/leaderboards/board/board-paths";
import { formatPlayers, formatRuleset } from "@/lib/leaderboards/board/format-board";
import { FastRow } from "./FastRow";
import classes from "./Links.module.css";

/** The solo records of a quest, one per ruleset, and those with the visitor's weapon where they are others. */
export function QuestRecords({ quest }: { quest: string }) {
  const { data, problem } = useQuestRecords();
  const [weapon] = useMyWeapon();
  const ofWeapon = useWeaponRecords(weapon);
  const any = findRecords(data?.quests ?? [], quest);
  const own = findRecords(ofWeapon.data ?? [], quest);
  const records = [...any, ...own.filter(({ runId }) => any.every((each) => each.runId !== runId))];
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
            {records.map((record, index) => (
              <FastRow
                key={record.runId}
                {...record}
                name={formatPlayers(record.players)}
                note={
                  <>
                    {formatRuleset(record.ruleset)},{" "}
                    <time dateTime={record.submittedAt}>{record.submittedAt.slice(0, 10)}</time>
                  </>
                }
                action={
                  <a
                    href={getBoardPath(
                      getQuestBoardId(
                        { quest, ruleset: record.ruleset },
                        index < any.length ? "all" : record.weapon,
                      ),
                    )}
                  >
                    Board
                    <span className="visually-hidden">
                      : {formatRuleset(record.ruleset)}
                      {index >= any.length && `, ${weaponTypeLabels[record.weapon]}`}
                    </span>
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
