import { type BestList, createBestList } from "../best-list";
import { readItem } from "../cells";
import type { Problem } from "../problem";
import { groupCharms, isOwn } from "./charm-kinds";
import { Climb, findBestCandidates, freeCounts, restrictProblem } from "./climb";
import { BranchAndBound } from "./engine";
import { LevelBoxes } from "./level-boxes";
import { scoreSlack } from "./search-state";

/** Kinds of charms that are tried. In nine of the slowest searches the later ones never led to a better set. */
const maxKinds = 3;

/** Nodes of a climb between two looks at what it has found, and of the search for other charms of a set. */
const nodesOfStep = 5;
const nodesOfRefit = 20;
const nodesOfRefits = 2000;

/**
 * Climbs again with each of the most promising kinds of charms alone. One climb over all charms ends where another
 * charm pays only with several other pieces at once. Each of these has a list of its own, as its first sets are
 * below the best one that is known; what exceeds that goes into the list of the whole.
 *
 * Before and after that, the armor of the best set is held, and all charms are tried with all ways to fill the weapon, of
 * which a climb has some. Where that brings a better set the climb goes on from there.
 */
export class CharmClimbs {
  nodes = 0;
  /** Nothing is left to try. */
  isOver = false;
  readonly #work: Generator<void, void, void>;
  /** The proof by levels, which is to go on from what has been found out; `null` where there is none, or not yet. */
  boxes: LevelBoxes | null = null;
  /** How often the best set had changed when it was last refitted. */
  #refitted = -1;

  /**
   * @param scout has bounded the root of the problem; its list is filled
   * @param climb over all charms, as far as it goes
   */
  constructor(problem: Problem, scout: BranchAndBound, climb: Climb) {
    this.#work = this.#search(problem, scout, climb);
  }

  /** Whether there are charms that the climb over all of them never tries; so it is with any legal talisman. */
  static canHelp({ layers, pieces }: Problem): boolean {
    return readItem(layers, pieces.length).size > freeCounts.charm;
  }

  /** Goes on for some nodes, or with what gets them ready. */
  step(): void {
    this.isOver = this.#work.next().done === true;
  }

  *#search(problem: Problem, scout: BranchAndBound, climb: Climb): Generator<void, void, void> {
    const { layers, pieces, targets } = problem;
    const { best } = scout;
    this.boxes = yield* LevelBoxes.create(problem, best);
    for (;;) {
      const known = best.topChanges;
      yield* this.#refit(problem, best);
      if (known === best.topChanges) break;
      while (!climb.step(nodesOfStep)) yield;
    }
    const common = [...targets.keys()].filter((k) => !isOwn(problem, k));
    const kinds = groupCharms(problem, common, scout.listRootCandidates(pieces.length));
    for (const kind of kinds.slice(0, maxKinds)) {
      const charms = kind.toSorted((a, b) => a - b);
      const places = layers.map((layer, l) => (l === pieces.length ? charms : [...layer.members.keys()]));
      yield* this.#climbKind(restrictProblem(problem, places), best);
    }
    yield* this.#refit(problem, best);
  }

  *#climbKind(part: Problem, best: BestList): Generator<void, void, void> {
    const root = new BranchAndBound(part, createBestList(1, true));
    this.nodes++;
    yield;
    if (root.done) return;
    const climb = new Climb(part, root);
    for (let isOver = false; !isOver; ) {
      const { nodes } = climb;
      isOver = climb.step(nodesOfStep);
      this.nodes += climb.nodes - nodes;
      offerTop(root.best, best);
      yield;
    }
  }

  /** Searches for the best charm, weapon and decorations with the armor of the best set, until that does not change. */
  *#refit(problem: Problem, best: BestList): Generator<void, void, void> {
    // Where decorations are short, levels do not say whether a talisman and a weapon have theirs.
    if (this.boxes && problem.scoring?.isLimited === false && this.#refitted !== best.topChanges) {
      for (const _ of this.boxes.refit()) {
        this.nodes++;
        yield;
      }
      this.#refitted = best.topChanges;
    }
    while (this.#refitted !== best.topChanges) {
      this.#refitted = best.topChanges;
      const held = findBestCandidates(problem, best);
      if (!held) return;
      const places = problem.layers.map(({ size }, l) =>
        l < problem.pieces.length ? [readItem(held, l)] : [...Array(size).keys()],
      );
      const part = yield* BranchAndBound.create(restrictProblem(problem, places), best);
      for (let isOver = part.done; !isOver && part.nodes < nodesOfRefits; ) {
        const { nodes } = part;
        // The first ones, down the armor, find prices for all charms.
        isOver = part.step(nodes < problem.layers.length ? 1 : nodesOfRefit);
        this.nodes += part.nodes - nodes;
        yield;
      }
    }
  }
}

function offerTop(from: BestList, to: BestList): void {
  const top = from.top();
  const known = to.topValue;
  if (top && top.value > Math.max(known, to.threshold) + scoreSlack)
    to.offer(top.pieces, top.charm, top.value);
}
