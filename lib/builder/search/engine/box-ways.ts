import * as cells from "../cells";
import type { Box, BoxWork, Way } from "./box-work";
import { type CharmKind, listMaxima } from "./level-test";

const { readInt, readItem } = cells;

/** Pairs of a charm and a filled weapon in the time of a test that is answered from memory. */
const pairsPerLook = 100;

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
      .filter(({ most }) => this.#work.exceeds(most))
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
    const { own, weapon } = work.test;
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
        work.looksLeft -= 1 / pairsPerLook;
        if (work.looksLeft <= 0) yield;
        if (!isEnough || pairs.has(key)) continue;
        const most = this.#values.get(key) ?? work.getValue(high, levels, work.getLast());
        this.#values.set(key, most);
        if (work.exceedsLast(most)) pairs.set(key, { ofCharm, ofWeapon, levels: levels.slice(), most });
      }
    }
    const maxima = yield* listMaxima([...pairs.values()], (pair) => pair.levels);
    return maxima.sort((a, b) => b.most - a.most);
  }

  /** The highest value of the box; leaves out ways that do not exceed the best set any more. */
  *setBound(box: Box): Generator<void, void, void> {
    const work = this.#work;
    const { ways, high } = box;
    const valued: Way[] = [];
    let max = -Infinity;
    let next = 0;
    // What a way had in a larger box is no less: where that is below the highest already, it need not be known anew.
    for (; next < ways.length && readItem(ways, next).most > max; next++) {
      const way = readItem(ways, next);
      const most = work.getValue(high, way.levels);
      max = Math.max(max, most);
      valued.push(most === way.most ? way : { ...way, most });
      if (work.looksLeft <= 0) yield;
    }
    const goal = work.getGoal();
    let end = ways.length;
    while (end > next && readItem(ways, end - 1).most <= goal) end--;
    const left = valued.filter(({ most }) => most > goal);
    for (; next < end; next++) left.push(readItem(ways, next));
    box.ways = left.sort((a, b) => b.most - a.most);
    box.bound = Math.min(box.cap, left[0]?.most ?? -Infinity);
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
    for (const { levels } of ways) {
      for (let at = 0; at < levels.length; at++) most[at] = Math.max(readInt(most, at), readInt(levels, at));
    }
  }
}
