import { ChallengePanel, PastChallenges } from "@/components/leaderboards/challenge/ChallengePanel";
import { CompactRuns } from "@/components/leaderboards/parts/CompactRuns";
import { LeaderboardPage } from "@/components/leaderboards/parts/LeaderboardPage";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { GameIcon } from "@/components/ui/GameIcon";
import { Section } from "@/components/ui/Section";
import { useOpenedFolds } from "@/hooks/ui/use-opened-folds";
import { recordsFeedPath } from "@/lib/leaderboards/board/board-paths";
import { formatHours, formatRuleset, formatWait } from "@/lib/leaderboards/board/format-board";
import type { QuestsPageData } from "@/lib/leaderboards/page-data";
import { formatNumber } from "@/lib/text/format";
import { QuestBoards } from "./QuestBoards";
import classes from "./QuestsPage.module.css";

/** Records and runs that are shown at first glance. */
const maxShown = 5;

/** Every quest with its record, the challenge of the week, and what is new: folded on a phone, so that the boards are near. */
export function QuestsPage(page: QuestsPageData) {
  useOpenedFolds();
  const { quests, monsters, latest, fallen, queue, challenge, pastChallenges } = page;
  const names = new Map(quests.map(({ id, name }) => [id, name]));
  const getQuestName = (id: string) => names.get(id) ?? id;
  const toQuest = (id: string) => ({ id, name: getQuestName(id) });
  const runs = quests.reduce((sum, quest) => sum + quest.runs, 0);
  const isUnplayed = runs === 0 && latest.length === 0 && pastChallenges.length === 0;
  return (
    <LeaderboardPage
      title="Quest leaderboards"
      path="/leaderboards"
      feed={{ title: "New records", path: recordsFeedPath }}
      icon="run"
      summary="Timed quest runs with video proof, checked by moderators."
      description="Monster Hunter Wilds leaderboards: records of every quest by ruleset, weapon, platform and party size, with video, build and a weekly challenge."
      figures={[
        { label: "Verified runs", value: formatNumber(runs) },
        { label: "Waiting for review", value: formatNumber(queue.runs) },
        ...(queue.medianHours === null
          ? []
          : [{ label: "Median wait", value: formatHours(queue.medianHours) }]),
      ]}
      actions={
        <>
          <ButtonLink href="#boards-title" variant="default">
            Find a board
          </ButtonLink>
          <ButtonLink href="/leaderboards/rules" variant="default">
            Rules
          </ButtonLink>
          <ButtonLink href="/leaderboards/submit" variant="filled">
            Submit run
          </ButtonLink>
        </>
      }
    >
      <ChallengePanel challenge={challenge} questName={getQuestName(challenge.quest)} />
      {isUnplayed ? (
        <div className="mt-6">
          <EmptyState
            title="No verified runs yet"
            icon={<GameIcon name="trophy" size={34} />}
            action={<ButtonLink href="/leaderboards/submit">Submit the first run</ButtonLink>}
          >
            The first verified run of a board sets its record.
          </EmptyState>
        </div>
      ) : (
        <div
          className={`${classes.news} items-start lg:grid-cols-3 grid gap-6 max-md:gap-0 mt-6 max-md:mt-0`}
        >
          <Section id="fallen" title="Records this week" icon="trophy" fold="closed">
            {fallen.length === 0 ? (
              <p className="text-14 text-dim">No record fell in the last seven days.</p>
            ) : (
              <CompactRuns
                runs={fallen.slice(0, maxShown).map(({ quest, ruleset, submittedAt, ...record }) => ({
                  ...record,
                  at: submittedAt,
                  quest: toQuest(quest),
                  note: formatRuleset(ruleset),
                }))}
              />
            )}
          </Section>
          <Section
            id="latest"
            title="Latest verified runs"
            icon="run"
            fold="closed"
            aside={<a href="/leaderboards/submissions">Submission log</a>}
          >
            {latest.length === 0 ? (
              <p className="text-14 text-dim">No verified runs yet.</p>
            ) : (
              <CompactRuns
                runs={latest.slice(0, maxShown).map(({ id, quest, submittedAt, decidedAt, ...run }) => ({
                  ...run,
                  runId: id,
                  at: decidedAt ?? submittedAt,
                  quest: toQuest(quest),
                  note: decidedAt ? `verified after ${formatWait(submittedAt, decidedAt)}` : undefined,
                }))}
              />
            )}
          </Section>
          <Section id="past-challenges" title="Past challenges" icon="trophy" fold="closed">
            {pastChallenges.length === 0 ? (
              <p className="text-14 text-dim">No challenge has a winner yet.</p>
            ) : (
              <PastChallenges challenges={pastChallenges} getQuestName={getQuestName} />
            )}
          </Section>
        </div>
      )}
      <section aria-labelledby="boards-title" className="mt-8 max-md:mt-5">
        <h2 id="boards-title" className="mb-2.5 text-20 leading-7">
          Find a board
        </h2>
        <QuestBoards quests={quests} monsters={monsters} />
      </section>
    </LeaderboardPage>
  );
}
