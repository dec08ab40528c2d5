import { ActionButton, ActionLink } from "@/components/ui/Action";
import { EmptyState } from "@/components/ui/EmptyState";
import { ErrorState } from "@/components/ui/ErrorState";
import { BuildsPlaceholder } from "./BuildsPlaceholder";
import classes from "./BuildsRest.module.css";

interface BuildsRestProps {
  state: {
    readonly builds: readonly unknown[] | null;
    readonly hasMore: boolean;
    readonly loadingMore: boolean;
    readonly problem: string | null;
    loadMore(): void;
    retry(): void;
  };
  /** Whether fewer filters may show more. */
  filtered: boolean;
  onReset(): void;
}

/** What stands under the builds of a list, or in their place: more of them, none, on the way, failed. */
export function BuildsRest({ state, filtered, onReset }: BuildsRestProps) {
  const { builds, problem } = state;
  if (builds === null) {
    return problem ? (
      <ErrorState
        title="The builds could not be loaded"
        action={<ActionButton onClick={state.retry}>Try again</ActionButton>}
      >
        {problem}
      </ErrorState>
    ) : (
      <BuildsPlaceholder />
    );
  }
  if (builds.length === 0) {
    return filtered ? (
      <EmptyState
        title="No build fits"
        action={<ActionButton onClick={onReset}>Clear all filters</ActionButton>}
      >
        Nobody has published one like that. It could be yours.
      </EmptyState>
    ) : (
      <EmptyState title="No builds yet" action={<ActionLink href="/builder">Open the builder</ActionLink>}>
        The first published build will stand here.
      </EmptyState>
    );
  }
  return <MoreBuilds state={state} />;
}

/** The button that brings the next page, and why it did not come. */
export function MoreBuilds({ state }: Pick<BuildsRestProps, "state">) {
  const { hasMore, loadingMore, problem, loadMore, retry } = state;
  if (!hasMore && !problem) return null;
  return (
    <div className={classes.more}>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <ActionButton disabled={loadingMore} onClick={problem ? retry : loadMore}>
        {problem ? "Try again" : loadingMore ? "Loading more" : "Show more builds"}
      </ActionButton>
    </div>
  );
}
