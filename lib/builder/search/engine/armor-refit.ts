import * as cells from "../cells";
import { slotLevels } from "../measures";
import type { BoxList } from "./box-list";
import type { BoxWays } from "./box-ways";
import type { BoxWork, Way } from "./box-work";
import { findBestCandidates } from "./climb";
import { type CharmKind, listMaxima } from "./level-test";

const { readByte, readInt, readItem } = cells;

/** Five pieces that are held, by what they bring: levels by target, and slots of at least level 1, 2, 3. */
interface Armor {
  readonly pieces: Int32Array;
  readonly levels: Int32Array;
  readonly slots: Int32Array;
}

/** The same with a kind of charms. */
interface Clad extends Armor {
  readonly kind: CharmKind;
  /** The highest level of each target, were all slots free for it. */
  readonly high: Int32Array;
  /** No set of these has a higher value. */
  readonly bound: number;
}

/**
 * Finds the best charm, weapon and decorations for the armor of the best set, by levels: each kind of charms has few
 * ways to have what charm and weapon alone bring, and its slots few ways to be filled, so all of them are valued. A
 * search over charms and weapons has thousands of nodes for that, since a mixture of two looks better than either.
 */
export class ArmorRefit {
  readonly #work: BoxWork;
  readonly #ways: BoxWays;
  readonly #list: BoxList;
  readonly #low: Int32Array;
  readonly #need: Int32Array;
  /** Common targets that have decorations, the largest first. */
  readonly #jewels: readonly number[];

  constructor(work: BoxWork, ways: BoxWays, list: BoxList) {
    const { targets } = work.problem;
    const getSize = (k: number) => readItem(targets, k).size;
    this.#work = work;
    this.#ways = ways;
    this.#list = list;
    this.#low = Int32Array.from(targets, ({ need, optional }) => need - optional);
    this.#need = Int32Array.from(targets, ({ need }) => need);
    this.#jewels = work.test.common
      .filter((k) => getSize(k) > 0)
      .toSorted((a, b) => getSize(b) - getSize(a) || a - b);
  }

  /** In steps of as many looks as the work has left. */
  *search(): Generator<void, void, void> {
    const armor = this.#getArmor();
    if (!armor) return;
    const clads = this.#work.test.kinds.flatMap((kind) => this.#addKind(armor, kind) ?? []);
    clads.sort((a, b) => b.bound - a.bound);
    for (const clad of clads) if (this.#work.exceeds(clad.bound)) yield* this.#searchKind(clad);
  }

  #getArmor(): Armor | null {
    const { problem, best } = this.#work;
    const top = best.top();
    const held = findBestCandidates(problem, best);
    if (!top || !held) return null;
    const levels = new Int32Array(this.#need.length);
    const slots = new Int32Array(slotLevels);
    for (let l = 0; l < problem.pieces.length; l++) {
      const at = readItem(held, l);
      const layer = readItem(problem.layers, l);
      for (let k = 0; k < levels.length; k++) {
        levels[k] = readInt(levels, k) + readByte(layer.levels, at * levels.length + k);
      }
      addSlots(slots, layer.slots, at);
    }
    return { pieces: top.pieces, levels, slots };
  }

  /** @returns `null` where no such set has what it must, or exceeds the best one */
  #addKind({ pieces, levels, slots }: Armor, kind: CharmKind): Clad | null {
    const work = this.#work;
    const { common, own, weapon } = work.test;
    const clad = { pieces, kind, levels: new Int32Array(levels.length), slots: slots.slice() };
    common.forEach((k, column) => {
      const sum = readInt(levels, k) + readByte(kind.layer.levels, column);
      clad.levels[k] = Math.min(readInt(this.#need, k), sum);
    });
    addSlots(clad.slots, kind.layer.slots, 0);
    const high = clad.levels.slice();
    for (const k of this.#jewels) high[k] = readInt(high, k) + this.#countRoom(k, clad.levels, clad.slots);
    if (common.some((k) => readInt(high, k) < readInt(this.#low, k))) return null;
    const most = Int32Array.from(own, (k, at) => {
      const [ofCharm, ofWeapon] = [kind.own, weapon].map((all) =>
        Math.max(...all.map((each) => readInt(each.levels, at))),
      );
      return Math.min(readInt(this.#need, k), (ofCharm ?? 0) + (ofWeapon ?? 0));
    });
    const bound = work.getValue(high, most);
    return work.exceeds(bound) ? { ...clad, high, bound } : null;
  }

  *#searchKind({ kind, pieces, levels, slots, high }: Clad): Generator<void, void, void> {
    const work = this.#work;
    const left = yield* this.#listBetter(yield* this.#ways.list(kind, this.#low, this.#need), high);
    if (left.length === 0) return;
    this.#ways.setMost(left);
    const most = this.#ways.most.slice();
    for (const filled of yield* this.#sortFilled([...this.#listFilled(levels, slots)], most)) {
      if (!work.exceeds(work.getValue(filled, most))) continue;
      for (const way of yield* this.#listBetter(left, filled)) {
        // What was listed before may exceed it by now.
        if (!work.exceeds(work.getValue(filled, way.levels))) continue;
        yield* this.#list.offer(kind, [way], { pieces, charm: 0, value: 0 });
      }
    }
  }

  /** Those that no other one covers, the highest value with the most that ways have first. */
  *#sortFilled(all: readonly Int32Array[], most: Int32Array): Generator<void, Int32Array[], void> {
    const maxima = yield* listMaxima(all, (filled) => filled);
    const values = new Map(maxima.map((filled) => [filled, this.#work.getValue(filled, most, -Infinity)]));
    return maxima.sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
  }

  /** Those with which these levels have a higher value than the best set, the highest first. */
  *#listBetter(ways: readonly Way[], counts: Int32Array): Generator<void, Way[], void> {
    const work = this.#work;
    const better: Way[] = [];
    for (const way of ways) {
      const most = work.getValue(counts, way.levels);
      if (work.exceeds(most)) better.push({ ...way, most });
      if (work.looksLeft <= 0) yield;
    }
    return better.sort((a, b) => b.most - a.most);
  }

  /** Most decorations of a target that are of use, and fit when all slots are free. */
  #countRoom(k: number, counts: Int32Array, slots: Int32Array): number {
    const { size, owned } = readItem(this.#work.problem.targets, k);
    return Math.min(readInt(this.#need, k) - readInt(counts, k), readInt(slots, size - 1), owned);
  }

  /** Levels with the slots filled, among them all ways than which no other one has more. */
  *#listFilled(counts: Int32Array, slots: Int32Array, at = 0): Generator<Int32Array, void, void> {
    const k = this.#jewels[at];
    if (k === undefined) {
      if (this.#work.test.common.every((each) => readInt(counts, each) >= readInt(this.#low, each))) {
        yield counts;
      }
      return;
    }
    const { size } = readItem(this.#work.problem.targets, k);
    const most = this.#countRoom(k, counts, slots);
    const isLast = at === this.#jewels.length - 1;
    for (let count = most; count >= (isLast ? most : 0); count--) {
      // Larger ones come first: then only slots of at least that level matter (README, "Packing is counting").
      const left = slots.map((free, s) => free - (s < size ? count : 0));
      yield* this.#listFilled(counts.with(k, readInt(counts, k) + count), left, at + 1);
    }
  }
}

/** Adds the slots of a candidate, of exactly each level, to numbers of slots of at least each level. */
function addSlots(to: Int32Array, slots: Uint8Array, at: number): void {
  let count = 0;
  for (let s = slotLevels - 1; s >= 0; s--) {
    count += readByte(slots, at * slotLevels + s);
    to[s] = readInt(to, s) + count;
  }
}
