import type { BuilderCatalog } from "../catalog/catalog";
import { createPreparedRun } from "./prepared-run";
import type { SearchQuery, SearchReport } from "./query";
import { type SearchRun, startRun } from "./search-run";
import { type SearchOptions, startWatch } from "./search-watch";
import { waitForNextTask } from "./wait-for-next-task";

/**
 * Boils the query down and gets ready to search. Query and catalog are not changed.
 *
 * @throws RangeError where the query names a skill or bonus that does not exist; `checkQuery` finds all such
 */
export function prepareSearch(query: SearchQuery, catalog: BuilderCatalog): SearchRun {
  const run = startRun(query, catalog);
  const targetCount = Object.keys(query.skills ?? {}).length + Object.keys(query.bonuses ?? {}).length;
  if (query.objective?.kind !== "damage" || targetCount === 0) return createPreparedRun(run);
  return createPreparedRun(run, startRun({ ...query, objective: { kind: "slots" }, limit: 1 }, catalog));
}

/** Best sets for a query, with a proof. @throws as `prepareSearch` */
export function search(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: SearchOptions = {},
): SearchReport {
  const watch = startWatch(options);
  const run = prepareSearch(query, catalog);
  while (!run.step(run.slice)) {
    const stop = watch.check(run);
    if (stop) return run.report(stop, watch.getElapsed());
  }
  watch.last(run);
  return run.report(undefined, watch.getElapsed());
}

/**
 * As `search`, but lets other tasks in every few milliseconds, so that a worker notices a cancelled request
 * at once.
 */
export async function searchAsync(
  query: SearchQuery,
  catalog: BuilderCatalog,
  options: SearchOptions & {
    readonly signal?: AbortSignal | undefined;
    readonly sliceMs?: number | undefined;
  } = {},
): Promise<SearchReport> {
  const { signal, sliceMs = 8, clock } = options;
  const watch = startWatch({
    ...options,
    shouldStop: () => signal?.aborted || options.shouldStop?.() || false,
  });
  if (signal?.aborted) return { status: "cancelled", results: [], bound: null, nodes: 0, ms: 0 };
  const run = prepareSearch(query, catalog);
  let pause = watch.getElapsed() + sliceMs;
  for (let slices = 1; !run.step(run.slice); slices++) {
    // Without a clock the slices themselves are counted.
    if (run.preparing || (clock ? watch.getElapsed() >= pause : slices % sliceMs === 0)) {
      await waitForNextTask();
      pause = watch.getElapsed() + sliceMs;
    }
    const stop = watch.check(run);
    if (stop) return run.report(stop, watch.getElapsed());
  }
  watch.last(run);
  return run.report(undefined, watch.getElapsed());
}
