import type { FoundSet } from "./query";
import type { SearchRun } from "./search-run";

const none: readonly FoundSet[] = [];

/**
 * Whether any set meets the targets is answered at once by a search that leaves damage out, and only slowly by
 * one that has it in: that one is made ready when it is known to find something.
 */
export function createGatedRun(gate: SearchRun, prepare: () => SearchRun): SearchRun {
  let run: SearchRun | null = null;
  const isShut = () => gate.done && gate.found === 0;
  const preparing = () => !run && gate.found > 0;
  return {
    get done() {
      return isShut() || run?.done === true;
    },
    get nodes() {
      return gate.nodes + (run?.nodes ?? 0);
    },
    get found() {
      return run?.found ?? 0;
    },
    get topChanges() {
      return run?.topChanges ?? 0;
    },
    get slice() {
      return (run ?? gate).slice;
    },
    get preparing() {
      return preparing();
    },
    step: (nodes) => {
      if (run) return run.step(nodes);
      if (preparing()) {
        run = prepare();
        return run.done;
      }
      gate.step(nodes);
      return isShut();
    },
    progress: () => run?.progress() ?? { nodes: gate.nodes, found: 0, best: null, bound: null },
    firstSets: () => run?.firstSets() ?? none,
    report: (status, ms = 0) => {
      if (run) return run.report(status, ms);
      const known = isShut() ? "infeasible" : (status ?? "bounded");
      return { status: known, results: [], bound: null, nodes: gate.nodes, ms };
    },
  };
}
