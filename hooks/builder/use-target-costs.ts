import { useCallback, useState } from "react";
import { type listCostQuestions, type TargetCost, toTargetCost } from "@/lib/builder/criteria/target-costs";
import type { SearchReport } from "@/lib/builder/search/query";
import type { EngineClient } from "@/lib/builder/worker/worker-client";
import { useOneRun } from "./use-one-run";

/** Milliseconds for each question: a dozen of them are put one after the other. */
const budgetMs = 8000;

interface TargetCosts {
  /** By id of the skill, as far as they are known. */
  readonly costs: ReadonlyMap<string, TargetCost>;
  readonly isRunning: boolean;
  /** Puts the questions one after the other; a search of the pane ends them. */
  start(best: SearchReport, questions: ReturnType<typeof listCostQuestions>): void;
}

/** Cost of skill targets in damage, found by the same search without them. */
export function useTargetCosts(engine: EngineClient): TargetCosts {
  const [costs, setCosts] = useState<ReadonlyMap<string, TargetCost>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const { begin } = useOneRun();
  const start = useCallback<TargetCosts["start"]>(
    (best, questions) => {
      const { signal } = begin();
      setCosts(new Map());
      setRunning(true);
      const ask = async () => {
        for (const question of questions) {
          const task = { kind: "search", query: question.query, limits: { budgetMs } } as const;
          const answer = await engine.run(task, { signal });
          if (signal.aborted || answer.status === "cancelled") break;
          setCosts((known) => new Map(known).set(question.id, toTargetCost(question, best, answer)));
        }
      };
      ask()
        .catch(() => {
          // The pane says why an engine does not answer; what is known stays.
        })
        .finally(() => {
          if (!signal.aborted) setRunning(false);
        });
    },
    [engine, begin],
  );
  return { costs, isRunning, start };
}
