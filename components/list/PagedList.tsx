import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ErrorState } from "@/components/ui/ErrorState";
import type { PagedListState } from "@/hooks/ui/use-paged-list";
import { formatNumber } from "@/lib/text/format";

interface PagedListProps {
  /** Result of `usePagedList`, or of a hook over it. */
  state: PagedListState;
  /** Number of entries that are there; `null` until the first page is. */
  count: number | null;
  /** Name of the list in a sentence: `builds`. */
  name: string;
  /** The entries. Shown once there is one. */
  children: ReactNode;
  /** In place of the entries where there are none, as `EmptyState`. */
  empty: ReactNode;
  /** In place of the first page while it is on its way; in its final height. It shows after a moment. */
  skeleton: ReactNode;
  /** Said next to the reason where the first page cannot be loaded: what is not lost. */
  reassurance?: string;
  /** Default `Show more`. */
  moreLabel?: string;
  /** Name of the entries where that is not `name`: `entries` of a statement. */
  addedName?: string;
  /** Whether a count next to the list is announced: the list then announces nothing itself. */
  isCounted?: boolean;
}

/**
 * A list that comes page by page: on its way, failed, empty, and the button for the next page. Screen readers hear
 * how long it is now; the keyboard's place is kept when the last page takes the button away.
 *
 *     const { pages, mutate, ...state } = usePagedList(key, fetchPage);
 *     const runs = pages?.flatMap((page) => page.runs) ?? null;
 *     <PagedList state={state} count={runs?.length ?? null} name="runs" empty={…} skeleton={…}>
 *       <RunTable runs={runs ?? []} />
 *     </PagedList>
 */
export function PagedList({ state, count, name, children, empty, skeleton, ...words }: PagedListProps) {
  if (count === null) {
    return state.problem ? (
      <ErrorState
        title={`The ${name} could not be loaded`}
        action={<Button onClick={state.retry}>Try again</Button>}
      >
        {[state.problem, words.reassurance].filter(Boolean).join(" ")}
      </ErrorState>
    ) : (
      <div role="status" aria-label={`Loading ${name}`} className="animate-late">
        {skeleton}
      </div>
    );
  }
  if (count === 0) return empty;
  return (
    <>
      {children}
      <More
        state={state}
        count={count}
        name={words.addedName ?? name}
        label={words.moreLabel ?? "Show more"}
        isCounted={words.isCounted ?? false}
      />
    </>
  );
}

interface MoreProps extends Pick<PagedListProps, "state" | "name"> {
  count: number;
  label: string;
  isCounted: boolean;
}

/** The button for the next page, why that did not come, and what came. */
function More({ state, count, name, label, isCounted }: MoreProps) {
  const { hasMore, loadingMore, problem, loadMore, retry } = state;
  const [countBefore, setCountBefore] = useState<number | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const added = countBefore === null || loadingMore ? 0 : count - countBefore;
  const canGoOn = hasMore || problem !== null;

  // The last page takes the button away, and with it the focus of whoever pressed it.
  useEffect(() => {
    if (added > 0 && !canGoOn && document.activeElement === document.body) said.current?.focus();
  }, [added, canGoOn]);

  const goOn = () => {
    // The button stays enabled while it waits: a disabled one would lose the focus.
    if (loadingMore) return;
    setCountBefore(count);
    if (problem) retry();
    else loadMore();
  };
  return (
    <>
      {canGoOn && (
        <div className="flex flex-wrap items-center justify-center gap-3 mt-5">
          {problem && (
            <p role="alert" className="text-14 text-bad">
              {problem}
            </p>
          )}
          <Button aria-disabled={loadingMore} onClick={goOn}>
            {loadingMore ? "Loading more" : problem ? "Try again" : label}
          </Button>
        </div>
      )}
      <p ref={said} role={isCounted ? undefined : "status"} tabIndex={-1} className="visually-hidden">
        {added > 0 && `Showing ${formatNumber(count)} ${name}`}
      </p>
    </>
  );
}
