import { Button, Skeleton } from "@mantine/core";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { useAuth } from "@/hooks/account/use-auth";
import { useFetched } from "@/hooks/ui/use-fetched";
import { ApiCallError } from "@/lib/http/fetcher";
import { callPublic } from "@/lib/http/make-call";
import { leaderboardCalls } from "@/lib/leaderboards/api";
import type { RunnerGoals } from "@/lib/leaderboards/schema";
import { PointsCalculator } from "./PointsCalculator";

/** The calculator with the visitor's own runs; for a visitor without an account, the way to one of somebody else. */
export function OwnCalculator({ questNames }: { questNames: Readonly<Record<string, string>> }) {
  const auth = useAuth();
  const state = useRunnerGoals(auth.status === "signed-in" ? auth.user.uid : null);
  if (auth.status === "signed-out") {
    return (
      <p className="text-14 leading-5">
        Press “Details” next to a runner to see their boards, or{" "}
        <a href="/login" target="_self">
          sign in
        </a>{" "}
        to calculate with your own times.
      </p>
    );
  }
  if (state.status === "ready") return <PointsCalculator goals={state.goals} questNames={questNames} />;
  if (state.status === "loading") return <Skeleton height={160} />;
  if (state.status === "failed") {
    return (
      <ErrorState
        title="Your runs could not be loaded"
        action={<Button onClick={state.retry}>Try again</Button>}
      >
        {state.problem}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      title="You have no verified run yet"
      action={<ButtonLink href="/leaderboards/submit">Submit run</ButtonLink>}
    >
      Your boards and points are shown here once a run of yours is verified.
    </EmptyState>
  );
}

/** `unknown`: no verified run yet. */
type RunnerGoalsState =
  | { readonly status: "loading" | "unknown" }
  | { readonly status: "failed"; readonly problem: string; retry(): void }
  | { readonly status: "ready"; readonly goals: RunnerGoals };

/** The boards that count towards a runner's score; nothing is requested for `null`. */
function useRunnerGoals(uid: string | null): RunnerGoalsState {
  const { data, error, retry } = useFetched(uid === null ? null : ["runner-goals", uid], () =>
    callPublic(leaderboardCalls.readGoals, { query: { uid: uid ?? "" } }),
  );
  if (data) return { status: "ready", goals: data };
  if (!error) return { status: "loading" };
  if (error instanceof ApiCallError && error.status === 404) return { status: "unknown" };
  return { status: "failed", problem: error.message, retry };
}
