import { startTransition, useCallback, useReducer } from "react";
import type { FixChange, QuestionSource } from "@/lib/builder/criteria/list-fix-changes";
import {
  noSearch,
  reduceSearch,
  type SearchEvent,
  type SearchRequest,
  type SearchRunState,
} from "@/lib/builder/criteria/search-state";
import { getLimits } from "@/lib/builder/criteria/to-search-query";
import type { Headroom } from "@/lib/builder/search/headroom";
import type { SkillCost } from "@/lib/builder/search/skill-costs";
import type { ExplainReport, PostedChange } from "@/lib/builder/worker/protocol";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { useOneRun } from "./use-one-run";

/** Milliseconds for the work besides the sets: why there are none, and what could be added. */
const parallelMs = 15_000;

/** Milliseconds between two tellings of what could be gained. */
const batchMs = 250;

interface SetSearch {
  readonly state: SearchRunState;
  /**
   * Starts a search; one that is still running is cancelled.
   *
   * @param source what the query was made of: where there is no set, its options are what may be changed
   */
  search(question: Omit<SearchRequest, "run">, source: QuestionSource): void;
  /** Stops what runs; what was found stays. */
  cancel(): void;
}

/** Queries to the search engine, one at a time, with all that it reports on the way. */
export function useSetSearch(engine: EngineClient): SetSearch {
  const [state, dispatch] = useReducer(reduceSearch, noSearch);
  const { begin, cancel } = useOneRun();
  const search = useCallback(
    (question: Omit<SearchRequest, "run">, source: QuestionSource) => {
      const { run, signal } = begin();
      const request = { ...question, run };
      dispatch({ type: "requested", request });
      // Rows are much to render: as a transition the page stays free between them.
      const tell = (event: SearchEvent) => startTransition(() => dispatch(event));
      requestSearch(engine, request, source, signal, tell).catch((error: unknown) => {
        const failure = error instanceof Error ? error.message : String(error);
        tell({ type: "failed", run, failure });
      });
    },
    [engine, begin],
  );
  return { state, search, cancel };
}

/** The sets first; then why there are none, or what could be gained. */
async function requestSearch(
  engine: EngineClient,
  { run, query }: SearchRequest,
  source: QuestionSource,
  signal: AbortSignal,
  tell: (event: SearchEvent) => void,
): Promise<void> {
  const begin = performance.now();
  const limits = getLimits(query);
  const report = await engine.run(
    { kind: "search", query, limits },
    {
      signal,
      onProgress: (progress) => tell({ type: "progress", run, progress, ms: performance.now() - begin }),
    },
  );
  tell({ type: "reported", run, report });
  if (report.status === "infeasible") {
    const { listFixChanges } = await import("@/lib/builder/criteria/list-fix-changes");
    const changes = listFixChanges(source);
    tell({ type: "changes", run, changes });
    const onProgress = (known: ExplainReport) => tell({ type: "explaining", run, report: known });
    const explained = await engine.run(
      { kind: "explain", query, changes: changes.map(toPosted), limits: { budgetMs: parallelMs } },
      { signal, onProgress },
    );
    return tell({ type: "explained", run, report: explained });
  }
  if (report.results.length > 0 && !signal.aborted) {
    const sets = report.results.slice(0, 20);
    const [best] = sets;
    const costs = splitIntoBatches<SkillCost>((each) => tell({ type: "costs", run, costs: each }));
    if (best) {
      const limits = { budgetMs: parallelMs };
      await engine.run({ kind: "costs", query, set: best, limits }, { signal, onProgress: costs.add });
    }
    costs.flush();
    const batches = splitIntoBatches<Headroom>((skills) => tell({ type: "headroom", run, skills }));
    await engine.run(
      { kind: "headroom", query, sets, limits: { budgetMs: parallelMs } },
      { signal, onProgress: batches.add },
    );
    batches.flush();
  }
  tell({ type: "headroom-done", run });
}

/** A change as the engine needs it. */
function toPosted({ key, refine, unless, isOtherWeapon, change }: FixChange): PostedChange {
  return { key, refine, unless, isOtherWeapon, change };
}

/** Progress, passed on a few times a second: each report costs the page a render. */
function splitIntoBatches<T>(tell: (items: readonly T[]) => void) {
  let waiting: readonly T[] = [];
  let last = performance.now();
  const flush = () => {
    if (waiting.length > 0) tell(waiting);
    waiting = [];
    last = performance.now();
  };
  const add = (items: readonly T[]) => {
    waiting = [...waiting, ...items];
    if (performance.now() - last >= batchMs) flush();
  };
  return { add, flush };
}
