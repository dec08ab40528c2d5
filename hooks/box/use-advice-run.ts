import { startTransition, useCallback, useState } from "react";
import { useOneRun } from "@/hooks/builder/use-one-run";
import { type Ask, questionMs, toAnswer } from "@/lib/builder/advice/ask";
import type { EngineClient } from "@/lib/builder/worker/worker-client";

/** Progress of a step of advice, besides its result. */
export interface AdviceProgress {
  /** Questions that were answered, and all of them as far as is known. */
  readonly done: number;
  readonly total: number;
}

/** How far advice has come. */
export interface AdviceRun<Step> extends AdviceProgress {
  readonly phase: "idle" | "running" | "done" | "stopped" | "failed";
  readonly steps: readonly Step[];
  /** Why it failed; may be shown. */
  readonly failure: string | null;
}

/** Milliseconds between two tellings: each costs the page a render. */
const tellMs = 250;

/** Runs advice in the worker of the search, one question after the other. */
export function useAdviceRun<Step extends AdviceProgress>(engine: EngineClient) {
  const [run, setRun] = useState<AdviceRun<Step>>(noRun);
  const { begin, cancel } = useOneRun();
  const start = useCallback(
    (work: (ask: Ask) => AsyncGenerator<Step, void, void>) => {
      const { signal } = begin();
      const ask: Ask = async (query) => {
        const task = { kind: "search", query, limits: { budgetMs: questionMs } } as const;
        const report = await engine.run(task, { signal });
        return signal.aborted ? null : toAnswer(query, report);
      };
      const steps: Step[] = [];
      const tell = (change: Partial<AdviceRun<Step>>) => {
        const { done = 0, total = 0 } = steps.at(-1) ?? {};
        startTransition(() =>
          setRun({ ...noRun, phase: "running", steps: [...steps], done, total, ...change }),
        );
      };
      const follow = async () => {
        tell({});
        let told = performance.now();
        for await (const step of work(ask)) {
          steps.push(step);
          if (performance.now() - told < tellMs) continue;
          tell({});
          told = performance.now();
        }
        tell({ phase: signal.aborted ? "stopped" : "done" });
      };
      follow().catch((error: unknown) => {
        if (signal.aborted) return tell({ phase: "stopped" });
        tell({ phase: "failed", failure: error instanceof Error ? error.message : String(error) });
      });
    },
    [engine, begin],
  );
  return { run, start, stop: cancel };
}

const noRun = { phase: "idle", steps: [], done: 0, total: 0, failure: null } as const;
