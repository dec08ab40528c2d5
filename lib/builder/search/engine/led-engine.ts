import { type BestList, createBestList } from "../best-list";
import type { Problem } from "../problem";
import { finish } from "../steps";
import { CharmClimbs } from "./charm-climbs";
import { Climb } from "./climb";
import { BranchAndBound, type Engine } from "./engine";
import { LevelBoxes } from "./level-boxes";

/** Nodes of the tree before levels are tried too: most proofs have ended by then. */
const nodesBeforeBoxes = 1000;
/** From then on the tree has one turn of so many: where it takes long, boxes mostly end first. */
const turnsPerTree = 4;

/**
 * A search by score that begins with good sets: what is left to prove is less the better the sets that are known,
 * and the bounds are tightest near the best of them. So parts of the problem are searched first, and the whole of
 * it from its root again, with the list that they filled.
 *
 * @param floor only sets of a higher value are looked for
 */
export function createLedEngine(problem: Problem, floor = -Infinity): Engine {
  return finish(startLedEngine(problem, floor));
}

/** The same in steps. */
export function* startLedEngine(problem: Problem, floor = -Infinity): Generator<void, Engine, void> {
  const scout = yield* BranchAndBound.create(problem, createBestList(problem.limit, true, floor));
  if (scout.done) return scout;
  const { best } = scout;
  let climb: Climb | null = null;
  // A search with a floor is one of hundreds, for as many weapons, and seldom finds anything.
  const hasCharms = floor === -Infinity && CharmClimbs.canHelp(problem);
  let charms: CharmClimbs | null = null;
  let isClimbed = false;
  let prover: Engine | null = null;
  let preparing: Generator<void, Engine, void> | null = null;
  return {
    get done() {
      return prover?.done === true;
    },
    get nodes() {
      return (climb?.nodes ?? 0) + (charms?.nodes ?? 0) + (prover?.nodes ?? 0);
    },
    best,
    getBound: () => (prover ? Math.min(prover.getBound(), scout.getBound()) : scout.getBound()),
    getOpenBound: () =>
      prover ? Math.min(prover.getOpenBound(), scout.getOpenBound()) : scout.getOpenBound(),
    step: (nodes) => {
      if (prover) return prover.step(nodes);
      // The first bounds of either take long with hundreds of talismans: each has a step of its own.
      if (!climb) climb = new Climb(problem, scout);
      else if (!isClimbed) {
        isClimbed = climb.step(nodes);
        if (isClimbed && hasCharms) charms = new CharmClimbs(problem, scout, climb);
      } else if (charms?.isOver === false) charms.step();
      else {
        preparing ??= createProver(problem, best, charms?.boxes ?? null);
        const { done, value } = preparing.next();
        if (done) prover = value;
      }
      return prover?.done === true;
    },
  };
}

/**
 * The tree of pieces, and where that takes long boxes of levels by turns with it: whichever ends first has proved it.
 *
 * @param known boxes that have not begun, where there are any already
 */
function* createProver(
  problem: Problem,
  best: BestList,
  known: LevelBoxes | null,
): Generator<void, Engine, void> {
  const first = yield* BranchAndBound.create(problem, best);
  const hasWeapon = problem.layers.length > problem.pieces.length + 1;
  const tree = hasWeapon ? createEnginePair(problem, first) : first;
  let boxes: LevelBoxes | null = null;
  let preparing: ReturnType<typeof LevelBoxes.create> | null = null;
  let isDecided = false;
  let turn = 0;
  return {
    get done() {
      return tree.done || boxes?.done === true;
    },
    get nodes() {
      return tree.nodes + (boxes?.nodes ?? 0);
    },
    best,
    getBound: () => Math.min(tree.getBound(), boxes?.getBound() ?? Infinity),
    getOpenBound: () => Math.min(tree.getOpenBound(), boxes?.getOpenBound() ?? Infinity),
    step(nodes) {
      if (!isDecided && tree.nodes >= nodesBeforeBoxes) {
        boxes = known;
        if (!boxes) {
          // Long enough for steps of its own.
          preparing ??= LevelBoxes.create(problem, best);
          const { done, value } = preparing.next();
          if (!done) return this.done;
          boxes = value;
        }
        isDecided = true;
        return this.done;
      }
      turn += 1;
      if (boxes?.isOver === false && turn % turnsPerTree !== 0) boxes.step(nodes);
      else tree.step(nodes);
      return this.done;
    },
  };
}

/**
 * Two ways to fill a weapon cannot be mixed, and to the bound a mixture looks better than either. Where that is
 * most of the gap, the weapon has to be branched over first; else that only repeats the same search for each way.
 * Which it is is not known beforehand, so both go on by turns with one list, and whichever ends first is right.
 */
function createEnginePair(problem: Problem, first: BranchAndBound): Engine {
  let second: BranchAndBound | null = null;
  let preparing: Generator<void, BranchAndBound, void> | null = null;
  let turn = 0;
  return {
    get done() {
      return first.done || second?.done === true;
    },
    get nodes() {
      return first.nodes + (second?.nodes ?? 0);
    },
    best: first.best,
    getBound: () => Math.min(first.getBound(), second?.getBound() ?? Infinity),
    getOpenBound: () => Math.min(first.getOpenBound(), second?.getOpenBound() ?? Infinity),
    step: (nodes) => {
      turn += 1;
      if (turn % 2 !== 0) return first.step(nodes);
      if (second) second.step(nodes);
      else {
        preparing ??= BranchAndBound.create(problem, first.best, true);
        const { done, value } = preparing.next();
        if (done) second = value;
      }
      return first.done || second?.done === true;
    },
  };
}
