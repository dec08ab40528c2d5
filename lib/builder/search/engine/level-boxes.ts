import type { BestList, Candidate } from "../best-list";
import * as cells from "../cells";
import type { Layer } from "../layers";
import type { Problem } from "../problem";
import type { Scoring } from "../scoring";
import { BoxPrices } from "./box-prices";
import { restrictProblem } from "./climb";
import { BranchAndBound, type Engine } from "./engine";
import { type CharmKind, LevelTest, listMaxima } from "./level-test";
import { scoreSlack } from "./search-state";

const { readInt, readItem } = cells;

/** Nodes of a step in which a set gets its decorations. */
const nodesOfOffer = 20;
/** Nodes for the sets near the best one, and for those of one box: what is left of that the tree has to prove. */
const nodesOfGuess = 1000;
const nodesOfSettled = 50_000;
/**
 * How far below the best set the last one of a list is looked for, as logarithms. Where the list is not full by then, the
 * same is done again deeper. That leaves far fewer boxes than there are between the best set and the last one that is
 * known so far, where that is so many times as deep; else it does not pay to begin twice.
 */
const listDepths = [0.005, 0.015, 0.05, Infinity];
const leastGain = 2.5;
/** Tests that are answered from memory in the time of one node. */
const looksPerNode = 50;
/** Values in the time of such a test, where no uptimes are mixed: they are what takes long where many are. */
const valuesPerLook = 5;
/** Pairs of a charm and a filled weapon in that time. */
const pairsPerLook = 100;

/** A charm and a filled weapon, by what they bring of the targets that pieces do not bring. */
interface Way {
  /** Places in their layers; -1 where the weapon has no slots. */
  readonly charm: number;
  readonly weapon: number;
  readonly levels: Int32Array;
  /** No set of a box has a higher value with it. */
  readonly most: number;
}

/** Places of a charm in its kind and of a filled weapon, with what they bring together. */
interface Pair extends Omit<Way, "charm" | "weapon"> {
  readonly ofCharm: number;
  readonly ofWeapon: number;
}

/** Sets with one kind of charm, by the levels or pieces that they bring of the targets that pieces bring too. */
interface Box {
  readonly kind: CharmKind;
  /** Ways to have the other targets with which a set may still be better, the highest value first. */
  ways: readonly Way[];
  /** At least so many, by target. */
  readonly low: Int32Array;
  /** Counted up to so many. */
  readonly high: Int32Array;
  /** The prices of its bound; `null` before the first. */
  prices: Float64Array | null;
  /** No set in the box has a higher value: by prices, and by its highest levels too. */
  cap: number;
  bound: number;
}

/**
 * Proves by levels instead of pieces that no set has more damage than the best one. More of a skill is never worse
 * here, so no set in a box has more damage than the box's highest levels; and where no set at all has its lowest
 * ones, the box is empty. That is asked of the search without damage, which answers in a fraction of a millisecond.
 * The box of the highest bound is narrowed and split, until none exceeds the best set. Where more sets are listed,
 * the same is done again until none exceeds the last of them.
 */
export class LevelBoxes implements Engine {
  readonly best: BestList;
  nodes = 0;
  /** The best set is proved, and where more are listed the whole list. */
  done = false;
  /** Nothing is left to do, whether it is proved or not. */
  isOver = false;
  readonly #problem: Problem;
  readonly #scoring: Scoring;
  readonly #test: LevelTest;
  /** Open boxes, as a heap with the highest bound on top. */
  readonly #boxes: Box[] = [];
  /** Bound of the box that is being narrowed, and of those that cannot be split; infinite until there are boxes. */
  #current = Infinity;
  #unsettled = -Infinity;
  /** Whether sets are looked for that exceed the last one listed, no longer the best one. */
  #isForList = false;
  /** What the last set of the list is taken to exceed, until it is known. */
  #guess = -Infinity;
  /** Bound of all sets from the search for the best one; while the list is proved it stays. */
  #bestBound = Infinity;
  /** Sets that were offered, with the ways that were tried. */
  readonly #seen = new Map<string, Set<string>>();
  /** Of all targets, while a value is calculated. */
  readonly #counts: Int32Array;
  /** Values of the ways to have what charm and weapon alone bring, with all else at its highest. */
  readonly #values = new Map<number, number>();
  /** Ways by what the charms of a kind bring: many kinds bring the same. */
  readonly #waysByOwn = new Map<string, readonly Pair[]>();
  /** The most of each that any of some ways has. */
  readonly #most: Int32Array;
  readonly #work: Generator<void, void, void>;
  #prices: BoxPrices | null = null;
  /** Tests that the step has time for. */
  #looksLeft = 0;

  private constructor(problem: Problem, scoring: Scoring, best: BestList, test: LevelTest) {
    this.best = best;
    this.#problem = problem;
    this.#scoring = scoring;
    this.#counts = new Int32Array(problem.targets.length);
    this.#test = test;
    this.#most = new Int32Array(this.#test.own.length);
    this.#work = this.#search();
  }

  /**
   * Gets ready in steps.
   *
   * @param best the list with what is known; better sets go there too
   * @returns `null` where more of a skill may be worse, or the targets are of another kind
   */
  static *create(problem: Problem, best: BestList): Generator<void, LevelBoxes | null, void> {
    const { scoring } = problem;
    if (!scoring || !LevelTest.canTest(problem, scoring.targets)) return null;
    return new LevelBoxes(problem, scoring, best, yield* LevelTest.of(problem, scoring.targets));
  }

  step(nodes: number): boolean {
    const until = this.nodes + nodes;
    this.#looksLeft = nodes * looksPerNode;
    while (!this.isOver && this.nodes < until && this.#looksLeft > 0) {
      if (this.#work.next().done === true) {
        this.isOver = true;
        this.done = !this.#exceeds(this.#unsettled);
      }
      this.#looksLeft -= 1;
    }
    return this.done;
  }

  /** No set has a higher value, listed or not; that of the best one when it is proved. */
  getBound(): number {
    return Math.max(this.#isForList ? this.#bestBound : this.#getOpen(), this.#getTop()) + scoreSlack;
  }

  /** While the best set is looked for, boxes are left out that do not exceed it: more is not known of what is not listed. */
  getOpenBound(): number {
    const passed = this.#isForList
      ? Math.max(this.best.threshold, this.#guess)
      : Math.max(this.#getTop(), this.best.threshold);
    return Math.max(this.#getOpen(), passed) + scoreSlack;
  }

  #getOpen(): number {
    return Math.max(this.#unsettled, this.#current, this.#boxes[0]?.bound ?? -Infinity);
  }

  #getTop(): number {
    return this.best.topValue;
  }

  /** What a set has to exceed. */
  #getGoal(): number {
    const { threshold } = this.best;
    return Math.max(this.#isForList ? this.#guess : this.#getTop(), threshold) + scoreSlack;
  }

  #exceeds(value: number): boolean {
    return value > this.#getGoal();
  }

  *#search(): Generator<void, void, void> {
    yield* this.#fillList();
    yield* this.#searchAll();
    if (this.#problem.limit === 1) return;
    this.#bestBound = this.#unsettled;
    this.#isForList = true;
    this.#current = Infinity;
    yield* this.#fillList();
    for (const below of listDepths) {
      const { topValue, threshold } = this.best;
      if (below < Infinity && topValue - threshold < below * leastGain) continue;
      this.#guess = topValue - below;
      this.#unsettled = -Infinity;
      this.#current = Infinity;
      yield* this.#searchAll();
      if (this.best.threshold >= this.#guess) return;
    }
  }

  /**
   * Lists sets that have the levels of the best one, or one less of a target: behind the best set mostly come others of
   * the same damage, or nearly so, and the more of them are known, the fewer boxes are left.
   */
  *#fillList(): Generator<void, void, void> {
    if (this.#problem.limit === 1) return;
    for (let top = this.best.top(), changes = -1; top && changes !== this.best.topChanges; ) {
      changes = this.best.topChanges;
      const { charm, weapon } = this.#scoring.describe(top.charm);
      const kind = this.#test.kinds.find(({ layer }) => readItem(layer.members, 0).includes(charm));
      if (!kind) return;
      const counts = this.#countLevels(top);
      const way = this.#findWay(charm, weapon, counts);
      for (const k of [-1, ...this.#test.common]) {
        if (k >= 0 && readInt(counts, k) === 0) continue;
        const low = k < 0 ? counts : counts.with(k, readInt(counts, k) - 1);
        if (!this.#exceedsLast(this.#getValue(low, way.levels, Infinity))) continue;
        const found = yield* this.#list(kind, low, nodesOfGuess);
        for (const set of found?.sets ?? []) yield* this.#offer(kind, [way], set);
      }
      top = this.best.top();
    }
  }

  #exceedsLast(value: number): boolean {
    return value > this.best.threshold + scoreSlack;
  }

  #findWay(charm: number, weapon: number, counts: Int32Array): Way {
    const { layers, pieces } = this.#problem;
    const find = (layer: Layer | undefined, member: number) =>
      layer ? layer.members.findIndex((each) => each.includes(member)) : -1;
    return {
      charm: find(layers[pieces.length], charm),
      weapon: find(layers[pieces.length + 1], weapon),
      levels: Int32Array.from(this.#test.own, (k) => readInt(counts, k)),
      most: Infinity,
    };
  }

  /** What a listed set brings, by target. */
  #countLevels({ pieces, charm: tail }: Candidate): Int32Array {
    const { layers, targets } = this.#problem;
    const { charm, weapon, decorations } = this.#scoring.describe(tail);
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

  *#searchAll(): Generator<void, void, void> {
    yield* this.#start();
    for (let box = this.#pop(); box; box = this.#pop()) {
      this.#current = box.bound;
      if ((yield* this.#narrow(box)) && !(yield* this.#settle(box))) yield* this.#split(box);
      this.#current = -Infinity;
    }
  }

  /** One box for each kind of charm. */
  *#start(): Generator<void, void, void> {
    const { targets } = this.#problem;
    const low = Int32Array.from(targets, ({ need, optional }) => need - optional);
    const high = Int32Array.from(targets, ({ need }) => need);
    for (const kind of this.#test.kinds) {
      const box = {
        kind,
        ways: yield* this.#listWays(kind, low, high),
        low: low.slice(),
        high: high.slice(),
        prices: null,
        cap: Infinity,
        bound: 0,
      };
      yield* this.#setBound(box);
      this.#push(box);
      this.nodes++;
      yield;
    }
    this.#current = -Infinity;
  }

  /** The highest value first. */
  *#listWays(kind: CharmKind, low: Int32Array, high: Int32Array): Generator<void, Way[], void> {
    const key = kind.own.map(({ levels }) => levels.join()).join(";");
    const pairs = this.#waysByOwn.get(key) ?? (yield* this.#listPairs(kind, low, high));
    this.#waysByOwn.set(key, pairs);
    const { weapon } = this.#test;
    return pairs
      .filter(({ most }) => this.#exceeds(most))
      .map(({ ofCharm, ofWeapon, levels, most }) => ({
        charm: readItem(kind.own, ofCharm).at,
        weapon: readItem(weapon, ofWeapon).at,
        levels,
        most,
      }));
  }

  /** None brings less of everything than another, and none is too little for the list. */
  *#listPairs(kind: CharmKind, low: Int32Array, high: Int32Array): Generator<void, Pair[], void> {
    const { own, weapon } = this.#test;
    const pairs = new Map<number, Pair>();
    const levels = new Int32Array(own.length);
    for (let ofCharm = 0; ofCharm < kind.own.length; ofCharm++) {
      for (let ofWeapon = 0; ofWeapon < weapon.length; ofWeapon++) {
        let key = 0;
        let isEnough = true;
        for (let at = 0; at < own.length; at++) {
          const k = readItem(own, at);
          const sum =
            readInt(readItem(kind.own, ofCharm).levels, at) + readInt(readItem(weapon, ofWeapon).levels, at);
          const level = Math.min(readInt(high, k), sum);
          levels[at] = level;
          key = key * (readInt(high, k) + 1) + level;
          isEnough &&= level >= readInt(low, k);
        }
        this.#looksLeft -= 1 / pairsPerLook;
        if (this.#looksLeft <= 0) yield;
        if (!isEnough || pairs.has(key)) continue;
        const most = this.#values.get(key) ?? this.#getValue(high, levels, this.best.threshold + scoreSlack);
        this.#values.set(key, most);
        if (this.#exceedsLast(most)) pairs.set(key, { ofCharm, ofWeapon, levels: levels.slice(), most });
      }
    }
    const maxima = yield* listMaxima([...pairs.values()], (pair) => pair.levels);
    return maxima.sort((a, b) => b.most - a.most);
  }

  /** Removes what cannot exceed the best set. @returns whether anything is left */
  *#narrow(box: Box): Generator<void, boolean, void> {
    yield* this.#setBound(box);
    if (!(yield* this.#narrowByPrices(box))) return false;
    yield;
    for (let isSmaller = true; isSmaller; ) {
      if (!(yield* this.#raiseLow(box)) || !(yield* this.#isPossible(box))) return false;
      isSmaller = yield* this.#lowerHigh(box);
      if (box.ways.length === 0) return false;
    }
    return true;
  }

  /** Removes levels that cost too much. @returns whether anything is left */
  *#narrowByPrices(box: Box): Generator<void, boolean, void> {
    if (box.ways.length === 0) return false;
    const { own } = this.#test;
    this.#setMost(box.ways);
    for (let at = 0; at < own.length; at++) {
      const k = readItem(own, at);
      box.high[k] = readInt(this.#most, at);
      box.low[k] = box.ways.reduce(
        (least, { levels }) => Math.min(least, readInt(levels, at)),
        readInt(this.#most, at),
      );
    }
    this.#prices ??= new BoxPrices(this.#problem, this.#scoring);
    box.cap = Math.min(box.cap, this.#prices.narrow(box, this.#getGoal()));
    if (!this.#exceeds(box.cap)) return false;
    yield* this.#setBound(box);
    return box.ways.length > 0;
  }

  /** Raises each target to the least with which the rest at its highest still exceeds the best set. */
  *#raiseLow({ low, high, ways }: Box): Generator<void, boolean, void> {
    if (!(yield* this.#mayExceed(high, ways))) return false;
    for (const k of this.#test.common) {
      low[k] = yield* this.#findLeast(k, readInt(low, k), high, ways);
      yield;
    }
    return true;
  }

  /**
   * The least level of a target, from a lowest one on, that may exceed the best set with the rest at its highest. What
   * the ways have at most is known.
   */
  *#findLeast(
    k: number,
    lowest: number,
    highest: Int32Array,
    ways: readonly Way[],
  ): Generator<void, number, void> {
    const counts = highest.slice();
    let level = readInt(highest, k);
    if (level === lowest) return level;
    counts[k] = level - 1;
    if (!this.#exceeds(this.#getValue(counts, this.#most))) return level;
    for (const { levels, most } of ways) {
      if (!this.#exceeds(most)) break;
      while (level > lowest && this.#exceeds(this.#getValue(counts, levels))) counts[k] = --level - 1;
      if (level === lowest) break;
      if (this.#looksLeft <= 0) yield;
    }
    return level;
  }

  /** Lowers each target to the most that some set has together with the least of the others. @returns if any */
  *#lowerHigh(box: Box): Generator<void, boolean, void> {
    const { low, high } = box;
    let changed = false;
    for (const k of this.#orderByGain(box)) {
      const lowest = readInt(low, k);
      for (let level = readInt(high, k); level > lowest; level--) {
        low[k] = level;
        const isPossible = yield* this.#isPossible(box, false);
        low[k] = lowest;
        if (isPossible) break;
        high[k] = level - 1;
        changed = true;
        yield* this.#setBound(box);
        if (box.ways.length === 0) return true;
      }
    }
    return changed;
  }

  /** The highest value of the box; leaves out ways that do not exceed the best set any more. */
  *#setBound(box: Box): Generator<void, void, void> {
    const { ways, high } = box;
    const valued: Way[] = [];
    let max = -Infinity;
    let next = 0;
    // What a way had in a larger box is no less: where that is below the highest already, it need not be known anew.
    for (; next < ways.length && readItem(ways, next).most > max; next++) {
      const way = readItem(ways, next);
      const most = this.#getValue(high, way.levels);
      max = Math.max(max, most);
      valued.push(most === way.most ? way : { ...way, most });
      if (this.#looksLeft <= 0) yield;
    }
    const goal = this.#getGoal();
    let end = ways.length;
    while (end > next && readItem(ways, end - 1).most <= goal) end--;
    const left = valued.filter(({ most }) => most > goal);
    for (; next < end; next++) left.push(readItem(ways, next));
    box.ways = left.sort((a, b) => b.most - a.most);
    box.bound = Math.min(box.cap, left[0]?.most ?? -Infinity);
  }

  /** Whether with some way these levels have a higher value than the best set. */
  *#mayExceed(counts: Int32Array, ways: readonly Way[]): Generator<void, boolean, void> {
    this.#setMost(ways);
    if (!this.#exceeds(this.#getValue(counts, this.#most))) return false;
    for (const { levels } of ways) {
      if (this.#exceeds(this.#getValue(counts, levels))) return true;
      if (this.#looksLeft <= 0) yield;
    }
    return false;
  }

  #setMost(ways: readonly Way[]): void {
    const most = this.#most;
    most.fill(0);
    for (const { levels } of ways) {
      for (let at = 0; at < levels.length; at++) most[at] = Math.max(readInt(most, at), readInt(levels, at));
    }
  }

  /** The highest value with these levels; where it does not exceed the goal, any figure up to that. */
  #getValue(counts: Int32Array, levels: Int32Array, goal = this.#getGoal()): number {
    const { own } = this.#test;
    const all = this.#counts;
    all.set(counts);
    for (let at = 0; at < own.length; at++) all[readItem(own, at)] = readInt(levels, at);
    this.#looksLeft -= 1 / valuesPerLook;
    return this.#scoring.getValueAt(all, goal);
  }

  /**
   * Whether some set may have the lowest levels.
   *
   * @param offers one that has them and exceeds the best set is listed
   */
  *#isPossible({ kind, low, ways }: Box, offers = true): Generator<void, boolean, void> {
    const before = this.#test.searches;
    const outcome = this.#test.find(kind, low);
    this.nodes += this.#test.searches - before;
    if (offers && typeof outcome === "object" && (yield* this.#mayExceed(low, ways))) {
      yield* this.#offer(kind, ways, outcome);
    }
    yield;
    return outcome !== "none";
  }

  /**
   * Lists the sets of a box where its lowest levels already exceed the last one listed. There are as many as are
   * listed, so that it no longer does, or these are all.
   *
   * @returns whether nothing is left in the box
   */
  *#settle({ kind, low, ways }: Box): Generator<void, boolean, void> {
    if (!this.#isForList || !(yield* this.#mayExceed(low, ways))) return false;
    const found = yield* this.#list(kind, low, nodesOfSettled);
    if (!found) return false;
    for (const set of found.sets) yield* this.#offer(kind, ways, set);
    return found.isAll;
  }

  /** Sets with so many levels, as many as are listed; `null` where that takes too many nodes. */
  *#list(kind: CharmKind, low: Int32Array, maxNodes: number) {
    const list = this.#test.list(kind, low, maxNodes);
    for (;;) {
      const { done, value } = list.next();
      this.nodes++;
      if (done) return value;
      yield;
    }
  }

  /** Lists five pieces with the best of these ways to have charm and weapon, and the best decorations. */
  *#offer(
    { layer }: CharmKind,
    ways: readonly Way[],
    { pieces, charm }: Candidate,
  ): Generator<void, void, void> {
    const key = `${pieces}|${charm}`;
    const tried = this.#seen.get(key) ?? new Set<string>();
    this.#seen.set(key, tried);
    const left = ways.filter((way) => !tried.has(`${way.charm}|${way.weapon}`));
    if (left.length === 0) return;
    for (const way of left) tried.add(`${way.charm}|${way.weapon}`);
    const { layers } = this.#problem;
    // Where decorations are short, another charm with the same levels may leave those that the weapon needs.
    const { isLimited } = this.#scoring;
    const charms = isLimited ? readItem(layer.members, 0) : null;
    const places = layers.map(({ members }, l) => {
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
    const engine = new BranchAndBound(restrictProblem(this.#problem, places), this.best);
    this.nodes++;
    for (let isOver = engine.done; !isOver; this.nodes++) {
      isOver = engine.step(nodesOfOffer);
      yield;
    }
  }

  /** Targets of which a box has more than one level, those first that change the damage most. */
  #orderByGain({ low, high, ways }: Box): number[] {
    const [way] = ways;
    if (!way) return [];
    const free = this.#test.common.filter((k) => readInt(high, k) > readInt(low, k));
    const left = new Map(
      free.map((k) => [k, this.#getValue(high.with(k, readInt(low, k)), way.levels, Infinity)]),
    );
    return free.sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0) || a - b);
  }

  *#split(box: Box): Generator<void, void, void> {
    yield* this.#setBound(box);
    const { low, high } = box;
    const [k] = this.#orderByGain(box);
    if (k === undefined) {
      // Only where decorations are short, or a test was given up: else the set that was found is the best one.
      this.#unsettled = Math.max(this.#unsettled, box.bound);
      return;
    }
    const middle = (readInt(low, k) + readInt(high, k)) >> 1;
    this.#push({ ...box, low: low.with(k, middle + 1), high: high.slice() });
    const lower = { ...box, low: low.slice(), high: high.with(k, middle) };
    yield* this.#setBound(lower);
    this.#push(lower);
  }

  #push(box: Box): void {
    const heap = this.#boxes;
    if (box.ways.length === 0) return;
    let at = heap.push(box) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (readItem(heap, parent).bound >= box.bound) break;
      heap[at] = readItem(heap, parent);
      at = parent;
    }
    heap[at] = box;
  }

  #pop(): Box | undefined {
    const heap = this.#boxes;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && readItem(heap, child + 1).bound > readItem(heap, child).bound) child++;
      if (readItem(heap, child).bound <= last.bound) break;
      heap[at] = readItem(heap, child);
      at = child;
    }
    heap[at] = last;
    return top;
  }
}
