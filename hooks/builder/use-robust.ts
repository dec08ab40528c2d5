import { useCallback, useReducer } from "react";
import type { SearchRequest } from "@/lib/builder/criteria/search-state";
import type { DamageScenario } from "@/lib/builder/damage/inputs";
import type { UptimeRange } from "@/lib/builder/damage/uptime-range";
import type { RobustReport } from "@/lib/builder/search/robust";
import type { DamageSetup } from "@/lib/builder/target/damage-setup";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { useOneRun } from "./use-one-run";

/** Milliseconds after which the search over a range of uptimes ends with what it has. */
const budgetMs = 90_000;

interface RobustRequest extends Omit<SearchRequest, "title"> {
  readonly ranges: readonly UptimeRange[];
  /** Target, moves and uptimes that it is for. */
  readonly setup: DamageSetup;
  /** The ends of the ranges, combined. */
  readonly scenarios: readonly DamageScenario[];
}

interface RobustState {
  readonly request: RobustRequest | null;
  /** Report as known by now. */
  readonly known: RobustReport | null;
  /** Nothing more will come. */
  readonly isOver: boolean;
  /** Why it failed; may be shown. */
  readonly failure: string | null;
}

const empty: RobustState = { request: null, known: null, isOver: false, failure: null };

type RobustEvent = Partial<RobustState> & { readonly run: number };

/** An event of an older question changes nothing. */
function reduceRobust(state: RobustState, { run, ...change }: RobustEvent): RobustState {
  if (change.request) return { ...empty, ...change };
  return run === state.request?.run ? { ...state, ...change } : state;
}

/** The set that is best over a range of uptimes, one question at a time. */
export function useRobust(engine: EngineClient) {
  const [state, tell] = useReducer(reduceRobust, empty);
  const { begin, cancel } = useOneRun();
  const start = useCallback(
    (question: Omit<RobustRequest, "run">) => {
      const { run, signal } = begin();
      tell({ run, request: { ...question, run } });
      const task = { kind: "robust", query: question.query, scenarios: question.scenarios } as const;
      engine
        .run({ ...task, limits: { budgetMs } }, { signal, onProgress: (known) => tell({ run, known }) })
        .then(
          (known) => tell({ run, known, isOver: true }),
          (error: unknown) =>
            tell({ run, isOver: true, failure: error instanceof Error ? error.message : String(error) }),
        );
    },
    [engine, begin],
  );
  return { state, start, cancel };
}
