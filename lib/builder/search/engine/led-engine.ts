import type { Problem } from "../problem";
import { Climb } from "./climb";
import { BranchAndBound, type Engine } from "./engine";
import { createEnginePair } from "./engine-pair";

/**
 * A search by score that begins with good sets: what is left to prove is less the better the sets that are known,
 * and the bounds are tightest near the best of them. So parts of the problem are searched first, and the whole of
 * it from its root again, with the list that they filled.
 */
export function createLedEngine(problem: Problem): Engine {
  const scout = new BranchAndBound(problem);
  if (scout.done) return scout;
  const { best } = scout;
  const climb = new Climb(problem, scout);
  let prover: Engine | null = null;
  return {
    get done() {
      return prover?.done === true;
    },
    get nodes() {
      return climb.nodes + (prover?.nodes ?? 0);
    },
    best,
    getBound: () => (prover ? Math.min(prover.getBound(), scout.getBound()) : scout.getBound()),
    step: (nodes) => {
      if (prover) return prover.step(nodes);
      if (climb.step(nodes)) {
        const hasWeapon = problem.layers.length > problem.pieces.length + 1;
        prover = hasWeapon ? createEnginePair(problem, best) : new BranchAndBound(problem, best);
      }
      return prover?.done === true;
    },
  };
}
