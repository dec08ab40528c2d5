import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import { LeaderboardPage } from "@/components/leaderboards/parts/LeaderboardPage";
import { PagedList } from "@/components/list/PagedList";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { Pills } from "@/components/ui/Pills";
import { Section } from "@/components/ui/Section";
import { type PagedListState, usePagedList } from "@/hooks/ui/use-paged-list";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import { reviewsPath } from "@/lib/leaderboards/board/board-paths";
import { formatHours } from "@/lib/leaderboards/board/format-board";
import type { LoggedRun, LogPageData } from "@/lib/leaderboards/page-data";
import { formatNumber } from "@/lib/text/format";
import type { MarkedName } from "@/lib/users/staff-mark";
import { ModeratorTable, ReviewerTable } from "./ModeratorTable";
import { SubmissionTable } from "./SubmissionTable";

const path = "/leaderboards/submissions";

const filters = [
  { status: null, label: "All decisions", href: path },
  { status: "verified", label: "Verified", href: `${path}?status=verified` },
  { status: "rejected", label: "Rejected", href: `${path}?status=rejected` },
] as const;

interface LogPageProps extends LogPageData {
  /** The visitor's own submissions, before those of everybody. */
  own?: ReactNode;
}

/** Every decision about a run, and who made it. */
export function LogPage({ own, ...page }: LogPageProps) {
  const { status, questNames, moderators, queue } = page;
  const { runs, moderators: deciders, ...state } = useSubmissions(page);
  return (
    <LeaderboardPage
      title="Submission log"
      path={filters.find((filter) => filter.status === status)?.href ?? path}
      icon="item"
      summary="Every decision about a run: what was decided, by whom, how fast and why."
      description="Public log of the Quarry leaderboards: verified and rejected runs with reason, moderator and time to decision, and moderator statistics."
      figures={[
        { label: "Waiting for review", value: formatNumber(queue.runs) },
        ...(queue.medianHours === null
          ? []
          : [{ label: "Median wait now", value: formatHours(queue.medianHours) }]),
      ]}
      actions={
        <ButtonLink href="/leaderboards/submit" variant="filled">
          Submit run
        </ButtonLink>
      }
    >
      {own}
      <section aria-labelledby="log-title">
        <h2 id="log-title" className="visually-hidden">
          Decisions
        </h2>
        <Pills
          label="Filter by status"
          links={filters.map((filter) => ({
            href: filter.href,
            label: filter.label,
            current: filter.status === status,
          }))}
        />
        <div className="mt-3.5">
          <PagedList
            state={state}
            count={runs.length}
            name="decisions"
            empty={<EmptyState title="No decisions yet">Decided runs are listed here.</EmptyState>}
            skeleton={<Skeleton height={400} />}
          >
            <SubmissionTable runs={runs} questNames={questNames} moderators={deciders} />
          </PagedList>
        </div>
      </section>
      <div className="mt-8">
        <Section id="moderators" title="Moderators">
          <ModeratorTable moderators={moderators} />
          <p className="mt-3 text-14 leading-5 text-dim">
            Overturned decisions are those that another moderator reversed. Wait is from submission to
            decision, over each moderator's latest 100 decisions.
          </p>
        </Section>
        <Section id="reviewers" title="Reviewers">
          <ReviewerTable moderators={moderators} />
          <p className="linked mt-3 text-14 leading-5 text-dim">
            Hunters with five verified runs may <a href={reviewsPath}>review runs</a>: they fill in the
            checklist, and a moderator decides. Agreed is the share of reviews that said what the moderator
            decided.
          </p>
        </Section>
      </div>
    </LeaderboardPage>
  );
}

interface SubmissionsState extends PagedListState {
  readonly runs: readonly LoggedRun[];
  /** Moderators by uid. */
  readonly moderators: ReadonlyMap<string, MarkedName>;
}

/** The public log, page by page; the first page came with the document. */
function useSubmissions({ status, first }: Pick<LogPageData, "status" | "first">): SubmissionsState {
  const { pages, mutate, ...state } = usePagedList(
    ["submissions", status] as const,
    ([, requested], cursor) =>
      callPublic(leaderboardCalls.listSubmissions, { query: { status: requested, cursor } }),
    { first },
  );
  const shown = pages ?? [first];
  const moderators = shown.flatMap((page) => page.moderators);
  return {
    ...state,
    runs: shown.flatMap((page) => page.runs),
    moderators: new Map(moderators.map((each) => [each.uid, each])),
  };
}
