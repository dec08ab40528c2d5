import { ActionButton } from "@/components/ui/Action";
import classes from "./MoreBuilds.module.css";

interface MoreBuildsProps {
  state: {
    readonly hasMore: boolean;
    readonly loadingMore: boolean;
    readonly problem: string | null;
    loadMore(): void;
    retry(): void;
  };
}

/** The button that brings the next page of a list, and why that did not come. */
export function MoreBuilds({ state }: MoreBuildsProps) {
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
