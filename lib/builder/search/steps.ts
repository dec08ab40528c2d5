/** Why work ended before its end: its time or its nodes ran out, or the caller stopped it. */
export type Stopped = "bounded" | "cancelled";

/**
 * Work that goes on in steps of a millisecond or so, some tens where a search with any legal talisman begins.
 * Whoever runs it can do other work between them, or stop.
 */
export interface Stepwise<Report> {
  readonly done: boolean;
  /** Nodes of all searches so far. */
  readonly nodes: number;
  /** Goes on for one step. @returns whether it is done */
  step(): boolean;
  /**
   * State of knowledge by now.
   *
   * @param stopped why it is read before the end; by default `bounded`
   * @param ms milliseconds that it took; by default 0
   */
  report(stopped?: Stopped, ms?: number): Report;
}

export interface StepwiseOptions<Report> {
  /** Milliseconds, as `performance.now`. Without it nothing is timed. */
  readonly clock?: (() => number) | undefined;
  /** Milliseconds after which the work ends as `bounded`. Needs a clock. */
  readonly budgetMs?: number | undefined;
  /** Nodes of all searches together after which the work ends as `bounded`. */
  readonly maxNodes?: number | undefined;
  /** Called before every step; `true` ends the work as `cancelled`. */
  readonly shouldStop?: (() => boolean) | undefined;
  /** Called with what is known every 50 ms, by the clock. */
  readonly onProgress?: ((report: Report) => void) | undefined;
}

const progressMs = 50;

/** Does all steps at once. @returns what they end with */
export function finish<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Counts the nodes of several searches. */
export interface Tally {
  nodes: number;
}

/** @param report reads what `steps` has found by now; with the reason why it is read before the end */
export function createStepwise<Report>(
  tally: Readonly<Tally>,
  steps: Generator<void, void, void>,
  report: (stopped: Stopped | null, ms: number) => Report,
): Stepwise<Report> {
  let done = false;
  return {
    get done() {
      return done;
    },
    get nodes() {
      return tally.nodes;
    },
    step() {
      done ||= steps.next().done === true;
      return done;
    },
    report: (stopped = "bounded", ms = 0) => report(done ? null : stopped, ms),
  };
}

export function runSteps<Report>(work: Stepwise<Report>, options: StepwiseOptions<Report> = {}): Report {
  const { clock, budgetMs = Infinity, maxNodes = Infinity, shouldStop, onProgress } = options;
  const begin = clock?.() ?? 0;
  const getElapsed = () => (clock ? clock() - begin : 0);
  let reported = 0;
  for (;;) {
    if (shouldStop?.()) return work.report("cancelled", getElapsed());
    if (work.step()) return work.report(undefined, getElapsed());
    if (onProgress && getElapsed() - reported >= progressMs) {
      reported = getElapsed();
      onProgress(work.report("bounded", reported));
    }
    if (getElapsed() >= budgetMs || work.nodes >= maxNodes) return work.report("bounded", getElapsed());
  }
}
