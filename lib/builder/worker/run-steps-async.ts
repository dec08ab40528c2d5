import type { Stepwise } from "../search/steps";
import { waitForNextTask } from "../search/wait-for-next-task";
import type { TaskLimits } from "./protocol";

/** Longest work without a pause, in milliseconds. One step may take longer. */
const sliceMs = 8;

interface AsyncSteps extends TaskLimits {
  /** Milliseconds, as `performance.now`. */
  readonly clock: () => number;
  readonly signal: AbortSignal;
  /** Called before every pause. */
  readonly beforePause?: (() => void) | undefined;
}

/** As `runSteps`, but lets other tasks in every few milliseconds, so that a cancel is heard. */
export async function runStepsAsync<Report>(work: Stepwise<Report>, options: AsyncSteps): Promise<Report> {
  const { clock, signal, budgetMs = Infinity, maxNodes = Infinity, beforePause } = options;
  const begin = clock();
  let pause = begin + sliceMs;
  for (;;) {
    if (signal.aborted) return work.report("cancelled", clock() - begin);
    if (work.step()) return work.report(undefined, clock() - begin);
    const now = clock();
    if (now - begin >= budgetMs || work.nodes >= maxNodes) return work.report("bounded", now - begin);
    if (now < pause) continue;
    beforePause?.();
    await waitForNextTask();
    pause = clock() + sliceMs;
  }
}
