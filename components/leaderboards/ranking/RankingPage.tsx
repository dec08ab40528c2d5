import { Skeleton } from "@mantine/core";
import { PagedList } from "@/components/list/PagedList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { Section } from "@/components/ui/Section";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import { getRankingPath } from "@/lib/leaderboards/board/board-paths";
import type { RankingPageData } from "@/lib/leaderboards/page-data";
import { boardWeight, countedBoards } from "@/lib/leaderboards/ranking/points";
import type { RankingResponse } from "@/lib/leaderboards/schema";
import { LeaderboardPage } from "../parts/LeaderboardPage";
import { OwnCalculator } from "./OwnCalculator";
import { PointsCalculator } from "./PointsCalculator";
import { RankingTable } from "./RankingTable";

/** All runners by points, and what a faster run would be worth. */
export function RankingPage({ first, runner, questNames }: RankingPageData) {
  const { runners, ...state } = useRanking(first);
  return (
    <LeaderboardPage
      title="User ranking"
      documentTitle={runner ? `${runner.name} in the user ranking` : "User ranking"}
      path={getRankingPath(runner?.uid)}
      icon="ranking"
      summary={`A runner's score is the sum of their best ${countedBoards} boards, each weighing ${boardWeight} times the one before.`}
      description="Overall ranking of Monster Hunter Wilds runners on Quarry by points, with a calculator that shows what a faster run is worth."
      actions={
        <ButtonLink href="/leaderboards/rules#points" variant="default">
          How points work
        </ButtonLink>
      }
    >
      {runner && (
        <Section
          id="calculator"
          title="Points calculator"
          aside={<a href={getRankingPath()}>Use your own times</a>}
        >
          <PointsCalculator goals={runner} questNames={questNames} />
        </Section>
      )}
      <Section
        id="ranking"
        title="Ranking"
        flush
        aside={first.isUpdating ? "Points of a recent record are being updated" : undefined}
      >
        <PagedList
          state={state}
          count={runners.length}
          name="runners"
          empty={
            <EmptyState
              title="No runners yet"
              action={<ButtonLink href="/leaderboards/submit">Submit run</ButtonLink>}
            >
              The first verified run opens the ranking.
            </EmptyState>
          }
          skeleton={<Skeleton height={400} />}
        >
          <RankingTable runners={runners} />
        </PagedList>
      </Section>
      {!runner && (
        <Section id="calculator" title="Points calculator">
          <OwnCalculator questNames={questNames} />
        </Section>
      )}
    </LeaderboardPage>
  );
}

interface RankingState extends PagedListState {
  readonly runners: RankingResponse["runners"];
}

/** The ranking, page by page; the first page came with the document. */
function useRanking(first: RankingResponse): RankingState {
  const { pages, mutate, ...state } = usePagedList(
    ["ranking"] as const,
    (_key, cursor) => callPublic(leaderboardCalls.listRanking, { query: { cursor } }),
    { first },
  );
  const runners = (pages ?? [first]).flatMap((page) => page.runners);
  // Whoever lost points between two pages is on both.
  return { ...state, runners: [...new Map(runners.map((runner) => [runner.uid, runner])).values()] };
}
