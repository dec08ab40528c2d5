import { type BestList, createBestList } from "../best-list";
import { readItem } from "../cells";
import type { Problem } from "../problem";
import { groupCharms, isOwn } from "./charm-kinds";
import { Climb, freeCounts, restrictProblem } from "./climb";
import { BranchAndBound } from "./engine";
import { scoreSlack } from "./search-state";

/** Kinds of charms that are tried. In nine of the slowest searches the later ones never led to a better set. */
const maxKinds = 3;

/** Nodes of a climb between two looks at what it has found. */
const nodesOfStep = 5;

/**
 * Climbs again with each of the most promising kinds of charms alone. One climb over all charms ends where another
 * charm pays only with several other pieces at once. Each of these has a list of its own, as its first sets are
 * below the best one that is known; what exceeds that goes into the list of the whole.
 */
export class CharmClimbs {
  nodes = 0;
  /** Nothing is left to try. */
  isOver = false;
  readonly #work: Generator<void, void, void>;

  /** @param scout has bounded the root of the problem; its list is filled */
  constructor(problem: Problem, scout: BranchAndBound) {
    this.#work = this.#search(problem, scout);
  }

  /** Whether there are charms that the climb over all of them never tries; so it is with any legal talisman. */
  static canHelp({ layers, pieces }: Problem): boolean {
    return readItem(layers, pieces.length).size > freeCounts.charm;
  }

  /** Goes on for about that many nodes, or to the next kind of charms. */
  step(nodes: number): void {
    const until = this.nodes + nodes;
    while (!this.isOver && this.nodes < until) this.isOver = this.#work.next().done === true;
  }

  *#search(problem: Problem, scout: BranchAndBound): Generator<void, void, void> {
    const { layers, pieces, targets } = problem;
    const common = [...targets.keys()].filter((k) => !isOwn(problem, k));
    const kinds = groupCharms(problem, common, scout.listRootCandidates(pieces.length));
    for (const kind of kinds.slice(0, maxKinds)) {
      const charms = kind.toSorted((a, b) => a - b);
      const places = layers.map((layer, l) => (l === pieces.length ? charms : [...layer.members.keys()]));
      const part = restrictProblem(problem, places);
      const root = new BranchAndBound(part, createBestList(1, true));
      this.nodes++;
      yield;
      if (root.done) continue;
      const climb = new Climb(part, root);
      for (let isOver = false; !isOver; ) {
        const { nodes } = climb;
        isOver = climb.step(nodesOfStep);
        this.nodes += climb.nodes - nodes;
        offerTop(root.best, scout.best);
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
