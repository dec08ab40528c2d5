import {
  affinityConstant,
  affinitySlope,
  boundLogSum,
  type SumBound,
  type SumBox,
  softplus,
} from "./bound-pieces";
import type { DamageModel, ElementTerm, JointFigure, LoneFigure, RawTerm } from "./channels";
import type { CompiledDamage } from "./compiled";
import { cappedElement } from "./constants";
import type { FlatModel } from "./flat-model";

/** Added to every bound, so that the last digits of sums cannot make it a lower one. */
const slack = 1e-11;

type Levels = ArrayLike<number>;

/**
 * The separable upper bound of `CompiledDamage.logBound`. Each term's logarithm is bounded by a constant and one
 * table per skill; then two terms at a time are put together by the chord of log(1 + e^x). It allocates nothing.
 */
export function createLogBound(
  model: DamageModel,
  flat: FlatModel,
  score: (levels: Levels) => number,
): CompiledDamage["logBound"] {
  const bounder = new Bounder(model, flat, score);
  return (lower, upper, out, near) => bounder.bound(lower, upper, out, near);
}

class Bounder {
  readonly #model: DamageModel;
  readonly #flat: FlatModel;
  readonly #score: (levels: Levels) => number;
  /** Tables of the terms so far, and of the term at hand: one place per skill and level. */
  readonly #sum: Float64Array;
  readonly #next: Float64Array;
  readonly #point: Float64Array;
  readonly #box: SumBox = { qLow: 0, qHigh: 0, qNear: 0, fLow: 0, fHigh: 0, fNear: 0, cap: 0 };
  readonly #slopes: SumBound = { constant: 0, qSlope: 0, fSlope: 0 };
  #lower: Levels = [];
  #upper: Levels = [];
  /** Where the bound is to be tight; the middle where `#isAimed` is false. */
  #near: Levels;
  #isAimed = false;
  /** Range of a channel over the box, without its constant, and its value at `#near`. */
  #low = 0;
  #high = 0;
  #at = 0;

  constructor(model: DamageModel, flat: FlatModel, score: (levels: Levels) => number) {
    this.#model = model;
    this.#flat = flat;
    this.#score = score;
    const size = at(flat.places, flat.skillCount);
    this.#sum = new Float64Array(size);
    this.#next = new Float64Array(size);
    this.#point = new Float64Array(flat.skillCount);
    this.#near = this.#point;
  }

  bound(lower: Levels, upper: Levels, out: readonly Float64Array[], near: Levels | undefined): number {
    this.#lower = lower;
    this.#upper = upper;
    const free = this.#freeSkill();
    if (free !== severalFree) return this.#boundOne(free, out);
    this.#isAimed = near !== undefined;
    this.#near = near ?? this.#middle();
    const constant = this.#boundTerms();
    return this.#settle(constant, out);
  }

  /** The one skill that is free, −1 if none is, or `severalFree`. */
  #freeSkill(): number {
    let free = -1;
    for (let skill = 0; skill < this.#flat.skillCount; skill++) {
      if (at(this.#upper, skill) <= at(this.#lower, skill)) continue;
      if (free >= 0) return severalFree;
      free = skill;
    }
    return free;
  }

  #middle(): Levels {
    for (let skill = 0; skill < this.#flat.skillCount; skill++) {
      this.#point[skill] = (at(this.#lower, skill) + at(this.#upper, skill)) / 2;
    }
    return this.#point;
  }

  /** Exact: with one free skill the score is a table itself. */
  #boundOne(free: number, out: readonly Float64Array[]): number {
    const { skillCount } = this.#flat;
    for (let skill = 0; skill < skillCount; skill++) {
      this.#point[skill] = at(this.#lower, skill);
      const table = out[skill];
      if (table !== undefined) table[0] = 0;
    }
    const table = out[free];
    if (table === undefined) return Math.log(this.#score(this.#point)) + slack;
    const from = at(this.#lower, free);
    const to = at(this.#upper, free);
    let least = Number.POSITIVE_INFINITY;
    for (let level = from; level <= to; level++) {
      this.#point[free] = level;
      const value = Math.log(this.#score(this.#point));
      table[level - from] = value;
      if (value > Number.NEGATIVE_INFINITY && value < least) least = value;
    }
    if (least === Number.POSITIVE_INFINITY) least = Number.NEGATIVE_INFINITY;
    for (let level = from; level <= to; level++) {
      table[level - from] = Math.max(at(table, level - from) - least, 0) || 0;
    }
    return least + slack;
  }

  #boundTerms(): number {
    let constant = Number.NEGATIVE_INFINITY;
    this.#clear(this.#sum);
    for (const term of this.#model.raw) constant = this.#join(constant, this.#boundRaw(term));
    for (const term of this.#model.element) constant = this.#join(constant, this.#boundElement(term));
    return constant;
  }

  /** Constant of a raw term; its tables are left in `#next`. */
  #boundRaw(term: RawTerm): number {
    this.#clear(this.#next);
    const attack = this.#addLogSum(term.attackProduct, term.attackSum, 1, Number.POSITIVE_INFINITY);
    const hit = this.#addChannel(term.hitProduct, 1);
    const critical = term.affinity < 0 ? 0 : this.#addCritical(true, term.affinity, term.critical);
    return Math.log(term.weight) + attack + hit + critical + this.#addJoint(term.sharpness);
  }

  #boundElement(term: ElementTerm): number {
    this.#clear(this.#next);
    let constant = Math.log(term.weight) + this.#addLone(term.sharpness);
    if (term.affinity >= 0) constant += this.#addCritical(false, term.affinity, term.critical);
    if (term.perAttack === 0) return constant + this.#addLogSum(term.product, term.sum, 1, term.cap);
    // base × min(cap of base ÷ base, product + sum ÷ base): the second factor falls as base rises.
    constant += Math.log(term.perAttack);
    constant += this.#addLogSum(term.attackProduct, term.attackSum, 1, Number.POSITIVE_INFINITY);
    const { qLow, fLow } = this.#box;
    const leastBase = term.perAttack * (Math.exp(qLow) + fLow);
    return (
      constant + this.#addLogSum(term.product, term.sum, 1 / leastBase, cappedElement(leastBase) / leastBase)
    );
  }

  /** log(min(cap, product + scale × sum)); what it is bounded by goes to `#next`, its constant is returned. */
  #addLogSum(product: number, sum: number, scale: number, cap: number): number {
    const { constant, isProduct } = this.#flat;
    const box = this.#box;
    const hasProduct = at(constant, product) > 0 && isProduct[product] === 1;
    const logConstant = hasProduct ? Math.log(at(constant, product)) : Number.NEGATIVE_INFINITY;
    this.#measure(product);
    box.qLow = logConstant + this.#low;
    box.qHigh = logConstant + this.#high;
    box.qNear = logConstant + this.#at;
    this.#measure(sum);
    const added = at(constant, sum);
    box.fLow = scale * (added + this.#low);
    box.fHigh = scale * (added + this.#high);
    box.fNear = this.#isAimed ? scale * (added + this.#at) : Number.NaN;
    box.cap = cap;
    const slopes = this.#slopes;
    boundLogSum(box, slopes);
    if (slopes.qSlope > 0) this.#addTables(product, slopes.qSlope);
    this.#addTables(sum, slopes.fSlope * scale);
    const ofProduct = slopes.qSlope > 0 ? slopes.qSlope * logConstant : 0;
    return slopes.constant + ofProduct + slopes.fSlope * scale * added;
  }

  /** Adds a channel that is separable as it is; its constant is returned. */
  #addChannel(channel: number, factor: number): number {
    this.#addTables(channel, factor);
    return factor * Math.log(at(this.#flat.constant, channel));
  }

  #addTables(channel: number, factor: number): void {
    const { start, entrySkill, entryTable, logTable, places } = this.#flat;
    const end = at(start, channel + 1);
    for (let entry = at(start, channel); entry < end; entry++) {
      const skill = at(entrySkill, entry);
      const place = at(places, skill);
      const table = at(entryTable, entry);
      const to = at(this.#upper, skill);
      for (let level = at(this.#lower, skill); level <= to; level++) {
        this.#next[place + level] = at(this.#next, place + level) + factor * at(logTable, table + level);
      }
    }
  }

  /** Range of a channel over the box, in logarithms for products, without the constant. */
  #measure(channel: number): void {
    const { start, entrySkill, entryTable, logTable } = this.#flat;
    const end = at(start, channel + 1);
    this.#low = 0;
    this.#high = 0;
    this.#at = 0;
    for (let entry = at(start, channel); entry < end; entry++) {
      const skill = at(entrySkill, entry);
      const table = at(entryTable, entry);
      const from = at(this.#lower, skill);
      const to = at(this.#upper, skill);
      let low = at(logTable, table + from);
      let high = low;
      for (let level = from + 1; level <= to; level++) {
        const value = at(logTable, table + level);
        if (value < low) low = value;
        if (value > high) high = value;
      }
      this.#low += low;
      this.#high += high;
      this.#at += between(logTable, table, at(this.#near, skill), to);
    }
  }

  /** The critical factor: linear in affinity, and for each level of its multiplier the most that is left. */
  #addCritical(isRaw: boolean, affinity: number, critical: LoneFigure): number {
    const { constant, places } = this.#flat;
    this.#measure(affinity);
    const base = at(constant, affinity);
    const low = base + this.#low;
    const high = base + this.#high;
    const near = this.#isAimed ? base + this.#at : Number.NaN;
    const { skill, table } = critical;
    const isFree = skill >= 0;
    const multiplier = isFree
      ? between(table, 0, at(this.#near, skill), at(this.#upper, skill))
      : at(table, 0);
    const slope = affinitySlope(isRaw, multiplier, low, high, near);
    this.#addTables(affinity, slope);
    if (!isFree) return slope * base + affinityConstant(isRaw, multiplier, slope, low, high);
    const place = at(places, skill);
    for (let level = at(this.#lower, skill); level <= at(this.#upper, skill); level++) {
      const most = affinityConstant(isRaw, at(table, level), slope, low, high);
      this.#next[place + level] = at(this.#next, place + level) + most;
    }
    return slope * base;
  }

  #addLone({ skill, table }: LoneFigure): number {
    if (skill < 0) return Math.log(at(table, 0));
    const place = at(this.#flat.places, skill);
    for (let level = at(this.#lower, skill); level <= at(this.#upper, skill); level++) {
      this.#next[place + level] = at(this.#next, place + level) + Math.log(at(table, level));
    }
    return 0;
  }

  /** A table of two skills: the rows at the first column, then for each column the most that it adds to a row. */
  #addJoint({ rowSkill, columnSkill, columns, table }: JointFigure): number {
    const firstRow = rowSkill < 0 ? 0 : at(this.#lower, rowSkill);
    const lastRow = rowSkill < 0 ? 0 : at(this.#upper, rowSkill);
    const firstColumn = columnSkill < 0 ? 0 : at(this.#lower, columnSkill);
    const lastColumn = columnSkill < 0 ? 0 : at(this.#upper, columnSkill);
    const { places } = this.#flat;
    if (rowSkill >= 0) {
      const place = at(places, rowSkill);
      for (let row = firstRow; row <= lastRow; row++) {
        const value = Math.log(at(table, row * columns + firstColumn));
        this.#next[place + row] = at(this.#next, place + row) + value;
      }
    }
    if (columnSkill >= 0) {
      const place = at(places, columnSkill);
      for (let column = firstColumn; column <= lastColumn; column++) {
        let most = Number.NEGATIVE_INFINITY;
        for (let row = firstRow; row <= lastRow; row++) {
          const first = at(table, row * columns + firstColumn);
          most = Math.max(most, at(table, row * columns + column) / first);
        }
        this.#next[place + column] = at(this.#next, place + column) + Math.log(most);
      }
    }
    return rowSkill < 0 ? Math.log(at(table, firstColumn)) : 0;
  }

  /** Puts `#sum` and `#next` together in `#sum`: log(e^a + e^b) ≤ a + the chord of softplus at b − a. */
  #join(sumConstant: number, nextConstant: number): number {
    const { skillCount, places } = this.#flat;
    if (sumConstant === Number.NEGATIVE_INFINITY) {
      for (let skill = 0; skill < skillCount; skill++) {
        const place = at(places, skill);
        for (let level = at(this.#lower, skill); level <= at(this.#upper, skill); level++) {
          this.#sum[place + level] = at(this.#next, place + level);
        }
      }
      return nextConstant;
    }
    let low = nextConstant - sumConstant;
    let high = low;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = at(places, skill);
      let least = Number.POSITIVE_INFINITY;
      let most = Number.NEGATIVE_INFINITY;
      for (let level = at(this.#lower, skill); level <= at(this.#upper, skill); level++) {
        const gap = at(this.#next, place + level) - at(this.#sum, place + level);
        if (gap < least) least = gap;
        if (gap > most) most = gap;
      }
      low += least;
      high += most;
    }
    const atLow = softplus(low);
    const slope = high - low > 1e-9 ? (softplus(high) - atLow) / (high - low) : 0;
    const atRest = high - low > 1e-9 ? atLow : softplus(high);
    for (let skill = 0; skill < skillCount; skill++) {
      const place = at(places, skill);
      for (let level = at(this.#lower, skill); level <= at(this.#upper, skill); level++) {
        const before = at(this.#sum, place + level);
        this.#sum[place + level] = before + slope * (at(this.#next, place + level) - before);
      }
    }
    return sumConstant + atRest + slope * (nextConstant - sumConstant - low);
  }

  /** Writes the tables so that none is below 0, and returns the constant. */
  #settle(constant: number, out: readonly Float64Array[]): number {
    const { skillCount, places } = this.#flat;
    let settled = constant + slack;
    for (let skill = 0; skill < skillCount; skill++) {
      const table = out[skill];
      if (table === undefined) continue;
      const place = at(places, skill);
      const from = at(this.#lower, skill);
      const to = at(this.#upper, skill);
      let least = Number.POSITIVE_INFINITY;
      for (let level = from; level <= to; level++) least = Math.min(least, at(this.#sum, place + level));
      for (let level = from; level <= to; level++) table[level - from] = at(this.#sum, place + level) - least;
      settled += least;
    }
    return settled;
  }

  #clear(tables: Float64Array): void {
    const { skillCount, places } = this.#flat;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = at(places, skill);
      for (let level = at(this.#lower, skill); level <= at(this.#upper, skill); level++)
        tables[place + level] = 0;
    }
  }
}

const severalFree = -2;

/** A table at a level that need not be whole. */
function between(table: ArrayLike<number>, start: number, level: number, last: number): number {
  const below = Math.floor(level);
  const value = at(table, start + below);
  return below >= last ? value : value + (level - below) * (at(table, start + below + 1) - value);
}

/** Indices are within the array by construction; the compiler cannot know. */
function at(array: ArrayLike<number>, index: number): number {
  return array[index] ?? 0;
}
