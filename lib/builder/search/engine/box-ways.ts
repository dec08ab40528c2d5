import * as cells from "../cells";
import type { BoxWork, LevelBox, Way } from "./box-work";
import { type CharmKind, listMaxima } from "./level-test";

const { readByte, readInt, readItem } = cells;

/** Pairs of a charm and a filled weapon in the time of a test that is answered from memory. */
const pairsPerLook = 100;

/** Most combinations of levels that are laid out in full to compare pairs, and those in the time of such a test. */
const maxCells = 1_000_000;
const cellsPerLook = 5000;

/** Places of a charm in its kind and of a filled weapon, with what they bring together. */
interface Pair extends Omit<Way, "charm" | "weapon"> {
  readonly ofCharm: number;
  readonly ofWeapon: number;
}

/** The ways to have what charm and weapon alone bring, and what a box is worth with them. */
export class BoxWays {
  readonly #work: BoxWork;
  /** Values of the ways with all else at its highest. */
  readonly #values = new Map<number, number>();
  /** Ways by what the charms of a kind bring: many kinds bring the same. */
  readonly #pairsByOwn = new Map<string, readonly Pair[]>();
  /** The most of each that any of some ways has. */
  readonly most: Int32Array;

  constructor(work: BoxWork) {
    this.#work = work;
    this.most = new Int32Array(work.test.own.length);
  }

  /** The highest value first. */
  *list(kind: CharmKind, low: Int32Array, high: Int32Array): Generator<void, Way[], void> {
    const key = kind.own.map(({ levels }) => levels.join()).join(";");
    const pairs = this.#pairsByOwn.get(key) ?? (yield* this.#listPairs(kind, low, high));
    this.#pairsByOwn.set(key, pairs);
    const { weapon } = this.#work.test;
    return pairs
      .slice(0, countAbove(pairs, this.#work.getGoal()))
      .map(({ ofCharm, ofWeapon, levels, most }) => ({
        charm: readItem(kind.own, ofCharm).at,
        weapon: readItem(weapon, ofWeapon).at,
        levels,
        most,
      }));
  }

  /** None brings less of everything than another, and none is too little for the list. */
  *#listPairs(kind: CharmKind, low: Int32Array, high: Int32Array): Generator<void, Pair[], void> {
    const work = this.#work;
    const pairs = yield* this.#listAllPairs(kind, low, high);
    const most = Int32Array.from(work.test.own, () => 0);
    for (const { levels } of pairs.values()) raise(most, levels);
    const isGrid = most.reduce((cells, level) => cells * (level + 1), 1) <= maxCells;
    const valued = isGrid ? yield* this.#listGridMaxima(pairs, most) : pairs;
    const better: Pair[] = [];
    for (const [key, pair] of valued) {
      const value = this.#values.get(key) ?? work.getValue(high, pair.levels, work.getLast());
      this.#values.set(key, value);
      if (work.exceedsLast(value)) better.push({ ...pair, most: value });
      if (work.looksLeft <= 0) yield;
    }
    const maxima = isGrid ? better : yield* listMaxima(better, (pair) => pair.levels);
    return maxima.sort((a, b) => b.most - a.most);
  }

  /**
   * Pairs that no other one covers, by a grid of all combinations of levels: from the highest levels down, it is noted
   * in each cell whether a pair has so much of everything. A pair is one of them where no cell next to it, higher by
   * one level, has such a note. That takes the same time for any number of pairs.
   *
   * @param most the highest level of each skill
   */
  *#listGridMaxima<Item extends { readonly levels: Int32Array }>(
    pairs: ReadonlyMap<number, Item>,
    most: Int32Array,
  ): Generator<void, [number, Item][], void> {
    const strides = new Int32Array(most.length);
    let count = 1;
    for (let at = most.length - 1; at >= 0; at--) {
      strides[at] = count;
      count *= readInt(most, at) + 1;
    }
    const getCell = (levels: Int32Array) =>
      levels.reduce((cell, level, at) => cell + level * readInt(strides, at), 0);
    const isCovered = new Uint8Array(count);
    for (const { levels } of pairs.values()) isCovered[getCell(levels)] = 1;
    for (let at = 0; at < most.length; at++) {
      const stride = readInt(strides, at);
      const top = stride * readInt(most, at);
      // Cells of one level lie together, and those of the next one after them.
      for (let start = 0; start < count; start += top + stride) {
        for (let cell = start + top - 1; cell >= start; cell--) {
          isCovered[cell] = readByte(isCovered, cell) | readByte(isCovered, cell + stride);
        }
      }
      this.#work.looksLeft -= count / cellsPerLook;
      if (this.#work.looksLeft <= 0) yield;
    }
    return [...pairs].filter(([, { levels }]) => {
      const cell = getCell(levels);
      return levels.every(
        (level, at) => level === readInt(most, at) || readByte(isCovered, cell + readInt(strides, at)) === 0,
      );
    });
  }

  /** By a number that says what they bring; the first of those that bring the same, and none that is too little for a box. */
  *#listAllPairs(
    kind: CharmKind,
    low: Int32Array,
    high: Int32Array,
  ): Generator<void, Map<number, Omit<Pair, "most">>, void> {
    const work = this.#work;
    const { own, weapon } = work.test;
    const pairs = new Map<number, Omit<Pair, "most">>();
    const levels = new Int32Array(own.length);
    const least = Int32Array.from(own, (k) => readInt(low, k));
    const most = Int32Array.from(own, (k) => readInt(high, k));
    for (let ofCharm = 0; ofCharm < kind.own.length; ofCharm++) {
      const { levels: charmLevels } = readItem(kind.own, ofCharm);
      for (let ofWeapon = 0; ofWeapon < weapon.length; ofWeapon++) {
        const { levels: weaponLevels } = readItem(weapon, ofWeapon);
        let key = 0;
        let isEnough = true;
        for (let at = 0; at < own.length; at++) {
          const limit = readInt(most, at);
          const sum = readInt(charmLevels, at) + readInt(weaponLevels, at);
          const level = sum < limit ? sum : limit;
          levels[at] = level;
          key = key * (limit + 1) + level;
          if (level < readInt(least, at)) isEnough = false;
        }
        work.looksLeft -= 1 / pairsPerLook;
        if (work.looksLeft <= 0) yield;
        if (isEnough && !pairs.has(key)) pairs.set(key, { ofCharm, ofWeapon, levels: levels.slice() });
      }
    }
    return pairs;
  }

  /** The highest value of the box; leaves out ways that do not exceed the best set any more. */
  *setBound(box: LevelBox): Generator<void, void, void> {
    const work = this.#work;
    const { ways, high } = box;
    const valued: Way[] = [];
    let max = -Infinity;
    let next = 0;
    let isSame = true;
    // What a way had in a larger box is no less: where that is below the highest already, it need not be known anew.
    for (; next < ways.length && readItem(ways, next).most > max; next++) {
      const way = readItem(ways, next);
      const most = work.getValue(high, way.levels);
      max = Math.max(max, most);
      if (most !== way.most) isSame = false;
      valued.push(most === way.most ? way : { ...way, most });
      if (work.looksLeft <= 0) yield;
    }
    const goal = work.getGoal();
    const end = Math.max(next, countAbove(ways, goal));
    if (!isSame || end < ways.length || max <= goal) {
      const changed = valued.filter(({ most }) => most > goal).sort((a, b) => b.most - a.most);
      box.ways = mergeWays(changed, ways.slice(next, end));
    }
    box.bound = Math.min(box.cap, box.ways[0]?.most ?? -Infinity);
  }

  /** Whether with some way these levels have a higher value than the best set. */
  *mayExceed(counts: Int32Array, ways: readonly Way[]): Generator<void, boolean, void> {
    const work = this.#work;
    this.setMost(ways);
    if (!work.exceeds(work.getValue(counts, this.most))) return false;
    for (const { levels } of ways) {
      if (work.exceeds(work.getValue(counts, levels))) return true;
      if (work.looksLeft <= 0) yield;
    }
    return false;
  }

  /** Writes to `most` what these ways have at most. */
  setMost(ways: readonly Way[]): void {
    const { most } = this;
    most.fill(0);
    for (const { levels } of ways) raise(most, levels);
  }
}

/** How many have a higher value, the highest being first. */
function countAbove(items: readonly { readonly most: number }[], value: number): number {
  let end = items.length;
  while (end > 0 && readItem(items, end - 1).most <= value) end--;
  return end;
}

/** Both have the highest value first, and so does the result. */
function mergeWays(some: readonly Way[], others: readonly Way[]): readonly Way[] {
  if (some.length === 0) return others;
  const merged: Way[] = [];
  let next = 0;
  for (const way of others) {
    while (next < some.length && readItem(some, next).most >= way.most) merged.push(readItem(some, next++));
    merged.push(way);
  }
  while (next < some.length) merged.push(readItem(some, next++));
  return merged;
}

/** Raises levels to those of a row where that has more. */
function raise(to: Int32Array, levels: Int32Array): void {
  for (let at = 0; at < to.length; at++)
    if (readInt(levels, at) > readInt(to, at)) to[at] = readInt(levels, at);
}
