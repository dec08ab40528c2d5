import { Name } from "@/components/game/Name";
import { Place } from "@/components/leaderboards/parts/Place";
import { Players } from "@/components/leaderboards/parts/Players";
import { RunTime } from "@/components/leaderboards/parts/RunTime";
import { WeaponTypeName } from "@/components/leaderboards/parts/WeaponTypeName";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { Section } from "@/components/ui/Section";
import { getBoardPath, getSubmitPath } from "@/lib/leaderboards/board/board-paths";
import { formatRuleset } from "@/lib/leaderboards/board/format-board";
import type { QuestsPageData } from "@/lib/leaderboards/page-data";

interface ChallengePanelProps {
  challenge: QuestsPageData["challenge"];
  /** English name of its quest. */
  questName: string;
}

/** The challenge of this week: what it is, until when, and who leads. */
export function ChallengePanel({ challenge, questName }: ChallengePanelProps) {
  const { week, quest, ruleset, boardId, to, winners } = challenge;
  return (
    <Section id="challenge" title="This week's challenge" icon="trophy" aside={week} fold="closed">
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6">
        <div className="min-w-0">
          <p className="text-17 leading-6 font-semibold wrap-anywhere">
            <a href={getBoardPath(boardId)}>
              <Name entity="quests" id={quest}>
                {questName}
              </Name>
            </a>
          </p>
          <p className="text-14 leading-5 text-dim">
            {formatRuleset(ruleset)}, solo, any weapon and platform. Ends{" "}
            <time dateTime={to} className="whitespace-nowrap">
              {to.slice(0, 10)} 00:00 UTC
            </time>
            .
          </p>
        </div>
        {winners.length > 0 ? (
          <ol className="flex flex-wrap gap-y-2 gap-x-6">
            {winners.map((winner) => (
              <li key={winner.runId} className="flex items-center gap-2.5 text-14 leading-5">
                <Place place={1 + winners.filter(({ timeCs }) => timeCs < winner.timeCs).length} />
                <RunTime timeCs={winner.timeCs} />
                <Players players={winner.players} />
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-14 leading-5 text-dim">No runs yet. The first verified run leads.</p>
        )}
        <ButtonLink href={getSubmitPath({ quest, ruleset, weapon: "all", platform: "all", party: 1 })}>
          Enter a run
        </ButtonLink>
      </div>
    </Section>
  );
}

interface PastChallengesProps {
  challenges: QuestsPageData["pastChallenges"];
  getQuestName(id: string): string;
}

/** Winners of earlier weeks. */
export function PastChallenges({ challenges, getQuestName }: PastChallengesProps) {
  return (
    <ul className="grid gap-3">
      {challenges.map(({ week, quest, ruleset, boardId, winners }) => {
        const winner = winners[0];
        return (
          <li key={week} className="grid gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-3 text-14 leading-5">
              <span className="text-dim tabular-nums">{week}</span>
              <a href={getBoardPath(boardId)} className="wrap-anywhere">
                <Name entity="quests" id={quest}>
                  {getQuestName(quest)}
                </Name>
              </a>
              <span className="text-dim">{formatRuleset(ruleset)}</span>
            </p>
            {winner && (
              <p className="flex flex-wrap items-center gap-x-3 text-14 leading-5">
                <RunTime timeCs={winner.timeCs} />
                <Players players={winner.players} />
                <WeaponTypeName weapon={winner.weapon} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
