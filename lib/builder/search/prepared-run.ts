import type { FoundSet } from "./query";
import type { SearchRun } from "./search-run";

const none: readonly FoundSet[] = [];

/**
 * A search that is got ready in its first steps, as far as one step goes at once.
 *
 * @param gate finds any set that meets the targets, without damage. Whether there is one is answered by it at once,
 *   and only slowly with damage: that search is got ready when it is known to find something
 */
export function createPreparedRun(
  getRun: Generator<void, SearchRun, void>,
  getGate?: Generator<void, SearchRun, void>,
): SearchRun {
  let gate: SearchRun | null = null;
  let run: SearchRun | null = null;
  const isShut = () => gate?.done === true && gate.found === 0;
  /** @returns the search that is ready */
  const advance = (steps: Generator<void, SearchRun, void>) => {
    const { done, value } = steps.next();
    return done ? value : null;
  };
  if (getGate) gate = advance(getGate);
  else run = advance(getRun);
  return {
    get done() {
      return isShut() || run?.done === true;
    },
    get nodes() {
      return (gate?.nodes ?? 0) + (run?.nodes ?? 0);
    },
    get found() {
      return run?.found ?? 0;
    },
    get topChanges() {
      return run?.topChanges ?? 0;
    },
    get slice() {
      return (run ?? gate)?.slice ?? 1;
    },
    get preparing() {
      return !run && (!gate || gate.found > 0);
    },
    step: (nodes) => {
      if (run) return run.step(nodes);
      if (getGate && !gate) gate = advance(getGate);
      else if (gate && gate.found === 0) gate.step(nodes);
      else run = advance(getRun);
      return isShut() || run?.done === true;
    },
    progress: () => run?.progress() ?? { nodes: gate?.nodes ?? 0, found: 0, best: null, bound: null },
    firstSets: () => run?.firstSets() ?? none,
    report: (status, ms = 0) => {
      if (run) return run.report(status, ms);
      const known = isShut() ? "infeasible" : (status ?? "bounded");
      return { status: known, results: [], bound: null, nodes: gate?.nodes ?? 0, ms };
    },
  };
}
