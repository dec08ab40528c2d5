import { useCallback, useReducer } from "react";
import type { GoalKey } from "@/lib/builder/criteria/frontier-goals";
import type { SearchRequest } from "@/lib/builder/criteria/search-state";
import type { FrontierReport } from "@/lib/builder/search/frontier";
import type { FoundSet } from "@/lib/builder/search/query";
import type { PostedGoal } from "@/lib/builder/worker/protocol";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { useOneRun } from "./use-one-run";

/** Milliseconds after which a frontier ends with what it has. */
const budgetMs = 90_000;

export interface FrontierRequest extends Omit<SearchRequest, "title"> {
  readonly keys: readonly [GoalKey, GoalKey];
  readonly goals: readonly [PostedGoal, PostedGoal];
}

export interface FrontierState {
  readonly request: FrontierRequest | null;
  /** In the order in which they were found; in that of the first goal once it is done. */
  readonly sets: readonly FoundSet[];
  /** `null` while it runs. */
  readonly report: FrontierReport | null;
  /** Why it failed; may be shown. */
  readonly failure: string | null;
}

const empty: FrontierState = { request: null, sets: [], report: null, failure: null };

type FrontierEvent = Partial<FrontierState> & { readonly run: number };

/** An event of an older question changes nothing. */
function reduceFrontier(state: FrontierState, { run, ...change }: FrontierEvent): FrontierState {
  if (change.request) return { ...empty, ...change };
  if (run !== state.request?.run) return state;
  const sets = change.report ? change.report.points : [...state.sets, ...(change.sets ?? [])];
  return { ...state, ...change, sets };
}

/** The frontier of two goals, one at a time, with its points as they are proved. */
export function useFrontier(engine: EngineClient) {
  const [state, tell] = useReducer(reduceFrontier, empty);
  const { begin, cancel } = useOneRun();
  const start = useCallback(
    (question: Omit<FrontierRequest, "run">) => {
      const { run, signal } = begin();
      tell({ run, request: { ...question, run } });
      const task = { kind: "frontier", query: question.query, objectives: question.goals } as const;
      engine
        .run({ ...task, limits: { budgetMs } }, { signal, onProgress: (sets) => tell({ run, sets }) })
        .then(
          (report) => tell({ run, report }),
          (error: unknown) => tell({ run, failure: error instanceof Error ? error.message : String(error) }),
        );
    },
    [engine, begin],
  );
  return { state, start, cancel };
}
