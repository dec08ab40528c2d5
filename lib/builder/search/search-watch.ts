import type { FoundSet, ProofStatus } from "./query";
import type { SearchProgress, SearchRun } from "./search-run";

export interface SearchOptions {
  /** Milliseconds, as `performance.now`. Without it nothing is timed. */
  readonly clock?: (() => number) | undefined;
  /** Milliseconds after which the search ends as `bounded`. Needs a clock. */
  readonly budgetMs?: number | undefined;
  /** Nodes after which the search ends as `bounded`. */
  readonly maxNodes?: number | undefined;
  /** Called every few hundred nodes; `true` ends the search as `cancelled`. */
  readonly shouldStop?: (() => boolean) | undefined;
  /**
   * Called when a better set was found, and every 50 ms by the clock. The list of sets comes with the first
   * that is found, then at most every 100 ms by the clock.
   */
  readonly onProgress?: ((progress: SearchProgress) => void) | undefined;
}

const progressMs = 50;
const listMs = 100;

/** Keeps the time of a search, reports its progress, and says when it has to end. */
export function startWatch({
  clock,
  budgetMs = Infinity,
  maxNodes = Infinity,
  shouldStop,
  onProgress,
}: SearchOptions) {
  const begin = clock?.() ?? 0;
  const getElapsed = () => (clock ? clock() - begin : 0);
  let reported = 0;
  let changes = 0;
  let listed = 0;
  let list: readonly FoundSet[] = [];
  const takeNewList = (run: SearchRun) => {
    if (list.length > 0 && getElapsed() - listed < listMs) return undefined;
    const results = run.firstSets();
    if (results === list) return undefined;
    list = results;
    listed = getElapsed();
    return results;
  };
  const notify = (run: SearchRun, always: boolean) => {
    if (!onProgress || (!always && run.topChanges === changes)) return;
    changes = run.topChanges;
    reported = getElapsed();
    const results = takeNewList(run);
    onProgress({ ...run.progress(), ...(results && { results }) });
  };
  return {
    getElapsed,
    /** Why the search must end now, if so. */
    check(run: SearchRun): ProofStatus | null {
      notify(run, getElapsed() - reported >= progressMs);
      if (shouldStop?.()) return "cancelled";
      return getElapsed() >= budgetMs || run.nodes >= maxNodes ? "bounded" : null;
    },
    last(run: SearchRun) {
      notify(run, false);
    },
  };
}
