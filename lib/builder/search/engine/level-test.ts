import type { Candidate } from "../best-list";
import * as cells from "../cells";
import type { ScoredTarget } from "../damage-targets";
import { findUndominated } from "../dominance";
import type { Layer } from "../layers";
import { slotLevels } from "../measures";
import * as rows from "../packed-rows";
import type { Problem } from "../problem";
import { createPlainTarget, type ProblemTarget } from "../problem-target";
import { finish } from "../steps";
import { brings, groupCharms, isOwn } from "./charm-kinds";
import { BranchAndBound } from "./engine";
import { KnownLevels } from "./known-levels";

const { readByte, readInt, readItem } = cells;
const { coversRow, packCounts } = rows;
const slotStride = slotLevels;

/** Comparisons of rows, and kinds of charms, between two looks at the clock: some milliseconds. */
const comparisonsOfStep = 2000;
const kindsOfStep = 50;
/** Nodes after which a test is given up, and those between two looks at the clock: some milliseconds. */
const maxNodes = 1000;
const nodesOfTest = 100;
/** Nodes of a list that take as long as a test. */
const nodesOfList = 100;

/** `none` is proved; `unknown` where a test takes too long. */
type Outcome = Candidate | "none" | "unknown";

/** Levels of a candidate for the targets that charm and weapon alone bring. */
interface OwnLevels {
  /** Place of the candidate in its layer; -1 where the weapon has no slots. */
  readonly at: number;
  readonly levels: Int32Array;
}

const testByLayers = new WeakMap<Problem["layers"], LevelTest>();

/** Charms that bring the same of what pieces bring too. */
export interface CharmKind {
  /** The one candidate, with all the charms as its members. */
  readonly layer: Layer;
  /** Levels of the other targets that they bring, none with less of everything. */
  readonly own: readonly OwnLevels[];
  /** Levels and pieces that no set has with these charms, where prices alone do not show it. */
  readonly refuted: Int32Array[];
}

/**
 * Whether any set of a problem has so many levels or pieces of each target, by the search that leaves damage out.
 * Some skills come from charm and weapon alone. For each kind of charm there are only so many ways to have these,
 * and the search is left with five parts and decorations.
 */
export class LevelTest {
  /** Places of the targets that pieces or decorations bring too, and of those that charm and weapon alone bring. */
  readonly common: readonly number[];
  readonly own: readonly number[];
  kinds: readonly CharmKind[] = [];
  /** Levels of the latter by way to fill the weapon, none with less of everything. */
  weapon: readonly OwnLevels[] = [];
  /** Tests that needed a search: most are answered by those before. */
  searches = 0;
  readonly #problem: Problem;
  readonly #targets: readonly ScoredTarget[];
  /** The parts, with the common targets alone: all candidates, and those that are enough to find some set. */
  readonly #allParts: readonly Layer[];
  readonly #parts: readonly Layer[];
  readonly known: KnownLevels;

  /** One test for all problems with the same candidates: what is known does not depend on their damage. In steps. */
  static *of(problem: Problem, targets: readonly ScoredTarget[]): Generator<void, LevelTest, void> {
    const known = testByLayers.get(problem.layers);
    if (known) return known;
    const test = new LevelTest(problem, targets);
    test.weapon = yield* listMaxima(test.#listOwn(problem.layers[problem.pieces.length + 1]), getLevels);
    test.kinds = yield* test.#listKinds();
    testByLayers.set(problem.layers, test);
    return test;
  }

  private constructor(problem: Problem, targets: readonly ScoredTarget[]) {
    this.#problem = problem;
    this.#targets = targets;
    // What owned decorations cannot reach is listed anew for the levels of each test.
    const places = [...targets.keys()].filter((k) => !readItem(targets, k).target.shadow);
    this.own = places.filter((k) => isOwn(problem, k));
    this.common = places.filter((k) => !this.own.includes(k));
    const parts = problem.layers.slice(0, problem.pieces.length);
    this.#allParts = parts.map((layer) => this.#project(layer, [...layer.members.keys()]));
    this.#parts = this.#allParts.map((all) =>
      pickCandidates(all, this.#findUndominated(all), this.common.length),
    );
    this.known = new KnownLevels(
      this.#parts,
      this.common.map((k) => readItem(targets, k).target),
    );
  }

  /** Whether the test asks all that it must: more is never worse, and the weapon brings nothing that pieces bring. */
  static canTest(problem: Problem, targets: readonly ScoredTarget[]): boolean {
    if (targets.some(({ monotone }) => !monotone)) return false;
    const weapon = problem.layers[problem.pieces.length + 1];
    return targets.every((_, k) => !weapon || !brings(weapon, k, targets.length) || isOwn(problem, k));
  }

  /**
   * In steps, most of which have one alone.
   *
   * @param counts levels or pieces that have to be brought, by target; only the common ones are looked at
   */
  *find(kind: CharmKind, counts: Int32Array): Generator<void, Outcome, void> {
    const asked = Int32Array.from(this.common, (k) => readInt(counts, k));
    const { layer, refuted } = kind;
    const pieces = this.known.findPieces(layer, asked);
    if (pieces) return { pieces, charm: readInt(readItem(layer.members, 0), 0), value: 0 };
    for (const lacking of refuted) if (covers(asked, lacking)) return "none";
    if (this.known.refutes(layer, asked)) return "none";
    this.searches++;
    return yield* this.#search(kind, asked);
  }

  *#search({ layer, refuted }: CharmKind, asked: Int32Array): Generator<void, Outcome, void> {
    const problem = this.#createProblem(asked, [...this.#parts, layer], 1);
    const engine = new BranchAndBound(problem);
    for (let looked = 0; !engine.done && engine.best.size === 0 && engine.nodes < maxNodes; ) {
      engine.step(20);
      if (engine.nodes < looked + nodesOfTest) continue;
      looked = engine.nodes;
      yield;
    }
    const found = engine.best.top();
    if (found) this.known.addPieces(found.pieces);
    if (found || !engine.done) return found ?? "unknown";
    const proof = engine.getEmptyProof();
    if (proof && !problem.targets.some(({ shadow }) => shadow))
      this.known.addPrices(this.#spread(proof, asked));
    else refuted.push(asked);
    return "none";
  }

  /** Prices of the targets that a test asks for, by place among the common ones. */
  #spread(prices: Float64Array, asked: Int32Array): Float64Array {
    let next = 0;
    return Float64Array.from(asked, (level) => (level > 0 ? (prices[next++] ?? 0) : 0));
  }

  /**
   * Sets with so many levels or pieces, until there are as many as the problem lists. In steps.
   *
   * @returns the sets, and whether these are all; `null` where it takes too long to know
   */
  *list(
    { layer }: CharmKind,
    counts: Int32Array,
    maxNodes: number,
  ): Generator<void, { sets: Candidate[]; isAll: boolean } | null, void> {
    const { limit } = this.#problem;
    const asked = Int32Array.from(this.common, (k) => readInt(counts, k));
    const engine = new BranchAndBound(this.#createProblem(asked, [...this.#allParts, layer], limit));
    while (!engine.done && engine.best.size < limit) {
      if (engine.nodes >= maxNodes) return null;
      engine.step(nodesOfList);
      yield;
    }
    return { sets: engine.best.sorted(), isAll: engine.best.size < limit };
  }

  *#listKinds(): Generator<void, CharmKind[], void> {
    const { layers, pieces } = this.#problem;
    const charms = readItem(layers, pieces.length);
    const all = this.#project(charms, [...charms.members.keys()]);
    const stride = this.common.length;
    const rows = this.#listOwn(charms);
    const groups = groupCharms(this.#problem, this.common, [...charms.members.keys()]);
    const kinds: CharmKind[] = [];
    for (const places of groups) {
      const layer = pickCandidates(all, places.slice(0, 1), stride);
      const members = [Int32Array.from(places.flatMap((at) => [...readItem(charms.members, at)]))];
      const levels = places.map((at) => readItem(rows, at));
      const own = yield* listMaxima(levels, getLevels);
      kinds.push({ layer: { ...layer, members }, own, refuted: [] });
      if (kinds.length % kindsOfStep === 0) yield;
    }
    return kinds;
  }

  /** By candidate; nothing without a layer. */
  #listOwn(layer: Layer | undefined): OwnLevels[] {
    const { length } = this.#problem.targets;
    if (!layer) return [{ at: -1, levels: new Int32Array(this.own.length) }];
    return layer.members.map((_, at) => ({
      at,
      levels: Int32Array.from(this.own, (k) => readByte(layer.levels, at * length + k)),
    }));
  }

  #findUndominated(layer: Layer): number[] {
    const exact = this.common.map(() => false);
    return finish(findUndominated(layer, 1, exact));
  }

  /** Some candidates of a layer with the common targets alone. */
  #project(layer: Layer, places: readonly number[]): Layer {
    const { length } = this.#problem.targets;
    return {
      ...takePlaces(layer, places),
      levels: Uint8Array.from(
        places.flatMap((at) => this.common.map((k) => readByte(layer.levels, at * length + k))),
      ),
    };
  }

  /** @param layers parts and charm */
  #createProblem(asked: Int32Array, layers: readonly Layer[], limit: number): Problem {
    const { pieces, charms, transcended } = this.#problem;
    const columns: number[] = [];
    const targets: ProblemTarget[] = [];
    this.common.forEach((k, column) => {
      const need = readInt(asked, column);
      if (need === 0) return;
      const { target } = readItem(this.#targets, k);
      const owned = Math.min(target.owned, need);
      targets.push({ ...target, need, owned, cost: null, optional: 0 });
      columns.push(column);
      if (target.size === 0 || owned === need) return;
      targets.push({ ...createPlainTarget(target.id, need - owned), shadow: true });
      columns.push(column);
    });
    const stride = this.common.length;
    const toNeeded = (layer: Layer): Layer => {
      const levels = new Uint8Array(layer.size * columns.length);
      for (let at = 0; at < layer.size; at++) {
        for (let to = 0; to < columns.length; to++) {
          const level = readByte(layer.levels, at * stride + readItem(columns, to));
          levels[at * columns.length + to] = Math.min(level, readItem(targets, to).need);
        }
      }
      return { ...layer, levels };
    };
    return {
      targets,
      layers: layers.map(toNeeded),
      pieces,
      charms,
      slotWorth: new Float64Array(slotLevels),
      figure: (value) => value,
      dropCost: null,
      scoring: null,
      transcended,
      limit,
    };
  }
}

function covers(a: Int32Array, b: Int32Array): boolean {
  for (let k = 0; k < a.length; k++) if (readInt(a, k) < readInt(b, k)) return false;
  return true;
}

function getLevels({ levels }: OwnLevels): Int32Array {
  return levels;
}

/** Items whose levels no other one covers; of equal ones the first. In steps. */
export function* listMaxima<Item>(
  items: readonly Item[],
  read: (item: Item) => Int32Array,
): Generator<void, Item[], void> {
  const rows = items.map(read);
  const sums = Int32Array.from(rows, (row) => row.reduce((a, b) => a + b, 0));
  const packed = packCounts(
    rows.flatMap((row) => [...row]),
    rows.length,
    rows[0]?.length ?? 0,
  );
  const order = [...items.keys()].sort((a, b) => readInt(sums, b) - readInt(sums, a) || a - b);
  const maxima: number[] = [];
  let comparisons = 0;
  for (const at of order) {
    if (!maxima.some((other) => coversRow(packed, other, at))) maxima.push(at);
    comparisons += maxima.length;
    if (comparisons < comparisonsOfStep) continue;
    comparisons = 0;
    yield;
  }
  return maxima.map((at) => readItem(items, at));
}

function takePlaces(
  { members, slots, values, value }: Layer,
  places: readonly number[],
): Omit<Layer, "levels"> {
  return {
    size: places.length,
    slots: Uint8Array.from(
      places.flatMap((at) => [...slots.subarray(at * slotStride, (at + 1) * slotStride)]),
    ),
    members: places.map((at) => readItem(members, at)),
    value: Float64Array.from(places, (at) => value[at] ?? 0),
    values,
  };
}

function pickCandidates(layer: Layer, places: readonly number[], targetCount: number): Layer {
  return {
    ...takePlaces(layer, places),
    levels: Uint8Array.from(
      places.flatMap((at) => [...layer.levels.subarray(at * targetCount, (at + 1) * targetCount)]),
    ),
  };
}
