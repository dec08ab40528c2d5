import type { Candidate } from "../best-list";
import * as cells from "../cells";
import type { Layer } from "../layers";
import type { BoxWays } from "./box-ways";
import type { BoxWork, LevelBox, Way } from "./box-work";
import { restrictProblem } from "./climb";
import { BranchAndBound } from "./engine";
import type { CharmKind } from "./level-test";

const { readInt, readItem } = cells;

/** Nodes of a step in which a set gets its decorations. */
const nodesOfOffer = 20;
/** Nodes for the sets near the best one, and for those of one box: what is left of that the tree has to prove. */
const nodesOfGuess = 1000;
const nodesOfSettled = 50_000;

/** Lists sets that boxes have. */
export class BoxList {
  readonly #work: BoxWork;
  readonly #ways: BoxWays;
  /** Sets that were offered, with the ways that were tried. */
  readonly #seen = new Map<string, Set<string>>();

  constructor(work: BoxWork, ways: BoxWays) {
    this.#work = work;
    this.#ways = ways;
  }

  /**
   * Lists sets that have the levels of the best one, or one less of a target: behind the best set mostly come others of
   * the same damage, or nearly so, and the more of them are known, the fewer boxes are left.
   */
  *fill(): Generator<void, void, void> {
    const work = this.#work;
    const { problem, scoring, best, test } = work;
    if (problem.limit === 1) return;
    for (let top = best.top(), changes = -1; top && changes !== best.topChanges; ) {
      changes = best.topChanges;
      const { charm, weapon } = scoring.describe(top.charm);
      const kind = test.kinds.find(({ layer }) => readItem(layer.members, 0).includes(charm));
      if (!kind) return;
      const counts = this.#countLevels(top);
      const way = this.#findWay(charm, weapon, counts);
      for (const k of [-1, ...test.common]) {
        if (k >= 0 && readInt(counts, k) === 0) continue;
        const low = k < 0 ? counts : counts.with(k, readInt(counts, k) - 1);
        if (!work.exceedsLast(work.getValue(low, way.levels, Infinity))) continue;
        const found = yield* this.#list(kind, low, nodesOfGuess);
        for (const set of found?.sets ?? []) yield* this.offer(kind, [way], set);
      }
      top = best.top();
    }
  }

  #findWay(charm: number, weapon: number, counts: Int32Array): Way {
    const { problem, test } = this.#work;
    const { layers, pieces } = problem;
    const find = (layer: Layer | undefined, member: number) =>
      layer ? layer.members.findIndex((each) => each.includes(member)) : -1;
    return {
      charm: find(layers[pieces.length], charm),
      weapon: find(layers[pieces.length + 1], weapon),
      levels: Int32Array.from(test.own, (k) => readInt(counts, k)),
      most: Infinity,
    };
  }

  /** Levels of a listed set, by target. */
  #countLevels({ pieces, charm: tail }: Candidate): Int32Array {
    const { problem, scoring } = this.#work;
    const { layers, targets } = problem;
    const { charm, weapon, decorations } = scoring.describe(tail);
    const members = Int32Array.from([...pieces, charm, weapon]);
    const places = layers.map((layer, l) =>
      layer.members.findIndex((each) => each.includes(readInt(members, l))),
    );
    return Int32Array.from(targets, ({ need, jewel, shadow }, k) => {
      let level = shadow ? 0 : decorations.filter(({ id }) => id === jewel).length;
      layers.forEach((layer, l) => {
        level += layer.levels[readItem(places, l) * targets.length + k] ?? 0;
      });
      return Math.min(need, level);
    });
  }

  /**
   * Lists the sets of a box where its lowest levels already exceed the last one listed. There are as many as are
   * listed, so that it no longer does, or these are all.
   *
   * @returns whether nothing is left in the box
   */
  *settle({ kind, low, ways }: LevelBox): Generator<void, boolean, void> {
    if (!this.#work.isForList || !(yield* this.#ways.mayExceed(low, ways))) return false;
    const found = yield* this.#list(kind, low, nodesOfSettled);
    if (!found) return false;
    for (const set of found.sets) yield* this.offer(kind, ways, set);
    return found.isAll;
  }

  /** Sets with so many levels, as many as are listed; `null` where that takes too many nodes. */
  *#list(kind: CharmKind, low: Int32Array, maxNodes: number) {
    const list = this.#work.test.list(kind, low, maxNodes);
    for (;;) {
      const { done, value } = list.next();
      this.#work.nodes++;
      if (done) return value;
      yield;
    }
  }

  /** Lists five pieces with the best of these ways to have charm and weapon, and the best decorations. */
  *offer(
    { layer }: CharmKind,
    ways: readonly Way[],
    { pieces, charm }: Candidate,
  ): Generator<void, void, void> {
    const { problem, scoring, best } = this.#work;
    const key = `${pieces}|${charm}`;
    const tried = this.#seen.get(key) ?? new Set<string>();
    this.#seen.set(key, tried);
    const left = ways.filter((way) => !tried.has(`${way.charm}|${way.weapon}`));
    if (left.length === 0) return;
    for (const way of left) tried.add(`${way.charm}|${way.weapon}`);
    // Where decorations are short, another charm with the same levels may leave those that the weapon needs.
    const charms = scoring.isLimited ? readItem(layer.members, 0) : null;
    const places = problem.layers.map(({ members }, l) => {
      const all = [...members.keys()];
      if (l < pieces.length) return all.filter((at) => readItem(members, at).includes(readInt(pieces, l)));
      if (charms) {
        return l > pieces.length
          ? all
          : all.filter((at) => readItem(members, at).some((m) => charms.includes(m)));
      }
      return [...new Set(left.map((way) => (l > pieces.length ? way.weapon : way.charm)))].toSorted(
        (a, b) => a - b,
      );
    });
    const engine = new BranchAndBound(restrictProblem(problem, places), best);
    this.#work.nodes++;
    for (let isOver = engine.done; !isOver; this.#work.nodes++) {
      isOver = engine.step(nodesOfOffer);
      yield;
    }
  }
}
