import { Skeleton } from "@mantine/core";
import { PagedList } from "@/components/list/PagedList";
import { EmptyState } from "@/components/ui/EmptyState";
import { Fold } from "@/components/ui/Fold";
import { Note } from "@/components/ui/Note";
import { PageLink } from "@/components/ui/PageLink";
import { useQuestNames } from "@/hooks/leaderboards/use-quest-names";
import { useDocumentPolicy } from "@/hooks/ui/use-document-policy";
import { usePagedList } from "@/hooks/ui/use-paged-list";
import { callSignedIn } from "@/lib/account/call-signed-in";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import { formatCategory } from "@/lib/leaderboards/run/describe-run";
import { formatRunTime } from "@/lib/leaderboards/run/run-time";
import { canFrameVideos } from "@/lib/site/video-frames";
import { formatCount } from "@/lib/text/format";
import { reviewerRuns } from "@/lib/users/trust";
import { ReviewForm } from "./ReviewForm";

/** The runs that wait for a moderator, for a hunter who may review them; for others, when they may. */
export function ReviewerRunList({ uid }: { uid: string }) {
  useDocumentPolicy(canFrameVideos);
  const { first, runs, markReviewed, ...state } = useReviews(uid);
  const getQuestName = useQuestNames();
  const isClosed = first?.canReview === false;
  return (
    <>
      {first?.canReview && first.figures.reviews > 0 && (
        <p className="mb-4 text-14 leading-5 text-dim">
          Moderators decided {formatCount(first.figures.reviews, "run", "runs")} that you reviewed, and agreed
          with you in {first.figures.agreed}.
        </p>
      )}
      <PagedList
        state={state}
        count={runs?.length ?? null}
        name="runs"
        empty={
          isClosed ? (
            <Note>
              Reviewing opens with {reviewerRuns} verified runs, a week after you joined. You have{" "}
              {formatCount(first.verified, "verified run", "verified runs")}:{" "}
              <PageLink href="/leaderboards/submit">submit a run</PageLink>. Moderators review in the
              moderation queue.
            </Note>
          ) : (
            <EmptyState title="Nothing to review">Submitted runs appear here.</EmptyState>
          )
        }
        skeleton={<Skeleton height={320} />}
      >
        <ul className="grid gap-3">
          {(runs ?? []).map((run) => (
            <li key={run.id}>
              <Fold
                look="box"
                summary={
                  <span className="flex flex-wrap flex-1 gap-x-3 min-w-0">
                    <strong className="text-default wrap-anywhere">{getQuestName(run.quest)}</strong>
                    <span className="tabular-nums">{formatRunTime(run.timeCs)}</span>
                    <span>{formatCategory(run)}</span>
                    {run.isReviewed && <span className="font-semibold">Reviewed by you</span>}
                  </span>
                }
              >
                <ReviewForm key={run.revision} run={run} onReviewed={() => markReviewed(run.id)} />
              </Fold>
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
}

/** Runs that the caller may review, page by page; and whether they may review at all. */
function useReviews(uid: string) {
  const { pages, mutate, ...state } = usePagedList(["run-reviews", uid], (_, cursor) =>
    callSignedIn(leaderboardCalls.listReviews, { query: { cursor } }),
  );
  return {
    ...state,
    first: pages?.[0] ?? null,
    runs: pages?.flatMap(({ runs }) => runs) ?? null,
    /** Marks a run as reviewed by the caller. */
    markReviewed(id: string): void {
      void mutate(
        (loaded) =>
          loaded?.map((page) => ({
            ...page,
            runs: page.runs.map((run) => (run.id === id ? { ...run, isReviewed: true } : run)),
          })),
        { revalidate: false },
      );
    },
  };
}
