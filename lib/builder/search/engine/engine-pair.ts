import type { BestList } from "../best-list";
import type { Problem } from "../problem";
import { BranchAndBound, type Engine } from "./engine";

/**
 * Two ways to fill a weapon cannot be mixed, and to the bound a mixture looks better than either. Where that is
 * most of the gap, the weapon has to be branched over first; else that only repeats the same search for each way.
 * Which it is is not known beforehand, so both go on by turns with one list, and whichever ends first is right.
 */
export function createEnginePair(problem: Problem, best: BestList): Engine {
  const first = new BranchAndBound(problem, best);
  const second = new BranchAndBound(problem, first.best, true);
  let turn = 0;
  return {
    get done() {
      return first.done || second.done;
    },
    get nodes() {
      return first.nodes + second.nodes;
    },
    best: first.best,
    getBound: () => Math.min(first.getBound(), second.getBound()),
    step: (nodes) => {
      turn += 1;
      return (turn % 2 === 0 ? second : first).step(nodes);
    },
  };
}
