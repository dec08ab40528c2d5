import {
  boundLogSum,
  getAffinityConstant,
  getAffinitySlope,
  type SumBound,
  type SumBox,
} from "./bound-pieces";
import { BoxTables } from "./box-tables";
import type { CompiledDamage } from "./compiled";
import { capElement } from "./constants";
import { ammoFamily, type Family, type FlatModel, rawFamily } from "./flat-model";

/** Added to every bound, so that the last digits of sums cannot make it a lower one. */
const slack = 1e-11;

type Levels = ArrayLike<number>;

/**
 * The separable upper bound of `CompiledDamage.logBound`. The logarithm of each family of terms is bounded by a
 * constant and one table per skill; then two families at a time are put together. It allocates nothing.
 */
export function createLogBound(
  flat: FlatModel,
  score: (levels: Levels) => number,
): CompiledDamage["logBound"] {
  const point = new Float64Array(flat.skillCount);
  const bounder = new FamilyBounder(flat);
  return (lower, upper, out, near) => {
    const free = findFreeSkill(flat.skillCount, lower, upper);
    if (free !== severalFree) return boundOne(score, point, free, lower, upper, out);
    if (near === undefined) {
      for (let skill = 0; skill < point.length; skill++) {
        point[skill] = ((lower[skill] as number) + (upper[skill] as number)) / 2;
      }
    }
    return bounder.bound(lower, upper, near ?? point, near !== undefined, out) + slack;
  };
}

const severalFree = -2;

/** The one skill that is free, −1 if none is, or `severalFree`. */
function findFreeSkill(skillCount: number, lower: Levels, upper: Levels): number {
  let free = -1;
  for (let skill = 0; skill < skillCount; skill++) {
    if ((upper[skill] as number) <= (lower[skill] as number)) continue;
    if (free >= 0) return severalFree;
    free = skill;
  }
  return free;
}

/** Exact: with one free skill the score is a table itself. */
function boundOne(
  score: (levels: Levels) => number,
  point: Float64Array,
  free: number,
  lower: Levels,
  upper: Levels,
  out: readonly Float64Array[],
): number {
  for (let skill = 0; skill < point.length; skill++) {
    point[skill] = lower[skill] as number;
    (out[skill] as Float64Array)[0] = 0;
  }
  if (free < 0) return Math.log(score(point)) + slack;
  const table = out[free] as Float64Array;
  const from = lower[free] as number;
  const to = upper[free] as number;
  let min = Number.POSITIVE_INFINITY;
  for (let level = from; level <= to; level++) {
    point[free] = level;
    const value = Math.log(score(point));
    table[level - from] = value;
    if (value > Number.NEGATIVE_INFINITY && value < min) min = value;
  }
  const isNothing = min === Number.POSITIVE_INFINITY;
  for (let level = from; level <= to; level++) {
    const value = table[level - from] as number;
    table[level - from] = isNothing ? 0 : Math.max(value - min, 0);
  }
  return isNothing ? Number.NEGATIVE_INFINITY : min + slack;
}

class FamilyBounder {
  readonly #flat: FlatModel;
  /** Of all families so far, of the family at hand, of its member at hand. */
  readonly #total: BoxTables;
  readonly #family: BoxTables;
  readonly #member: BoxTables;
  readonly #box: SumBox = { qLow: 0, qHigh: 0, qNear: 0, fLow: 0, fHigh: 0, fNear: 0, cap: 0 };
  readonly #slopes: SumBound = { constant: 0, qSlope: 0, fSlope: 0 };
  #lower: Levels = [];
  #upper: Levels = [];
  #near: Levels = [];
  /** Whether the bound is to be tight at `#near`, rather than all over the box alike. */
  #isAimed = false;
  /** Range of a channel over the box, without its constant, and its value at `#near`. */
  #low = 0;
  #high = 0;
  #at = 0;

  constructor(flat: FlatModel) {
    this.#flat = flat;
    this.#total = new BoxTables(flat);
    this.#family = new BoxTables(flat);
    this.#member = new BoxTables(flat);
  }

  bound(lower: Levels, upper: Levels, near: Levels, isAimed: boolean, out: readonly Float64Array[]): number {
    this.#lower = lower;
    this.#upper = upper;
    this.#near = near;
    this.#isAimed = isAimed;
    const { families } = this.#flat;
    for (let index = 0; index < families.length; index++) {
      this.#boundFamily(families[index] as Family);
      if (index === 0) this.#total.copy(this.#family, lower, upper);
      else this.#total.join(this.#family, lower, upper);
    }
    return families.length === 0 ? Number.NEGATIVE_INFINITY : this.#total.settle(lower, upper, out);
  }

  #boundFamily(family: Family): void {
    const tables = this.#family;
    this.#boundMember(family.firstMember, tables);
    for (let member = family.firstMember + 1; member < family.memberEnd; member++) {
      this.#boundMember(member, this.#member);
      tables.join(this.#member, this.#lower, this.#upper);
    }
    if (family.affinity >= 0) this.#addCritical(family, tables);
    if (family.kind !== ammoFamily) {
      this.#addLogSum(family.product, family.sum, 1, family.cap, tables);
      return;
    }
    // base × min(cap of base ÷ base, product + sum ÷ base): the second factor falls as base rises.
    this.#addLogSum(family.attackProduct, family.attackSum, 1, Number.POSITIVE_INFINITY, tables);
    const minBase = family.perAttack * (Math.exp(this.#box.qLow) + this.#box.fLow);
    tables.constant += Math.log(family.perAttack);
    this.#addLogSum(family.product, family.sum, 1 / minBase, capElement(minBase) / minBase, tables);
  }

  /** Weight, multiplier of the hit and sharpness. */
  #boundMember(member: number, tables: BoxTables): void {
    const { memberWeight, memberHit } = this.#flat;
    tables.clear(this.#lower, this.#upper);
    tables.constant = Math.log(memberWeight[member] as number);
    const hit = memberHit[member] as number;
    if (hit >= 0) {
      tables.constant += Math.log(this.#flat.constant[hit] as number);
      tables.addChannel(hit, 1, this.#lower, this.#upper);
    }
    this.#addSharpness(member, tables);
  }

  /** A table of two skills: the rows at the first column, then for each column the most that it adds to a row. */
  #addSharpness(member: number, tables: BoxTables): void {
    const { memberRow, memberColumn, memberColumns, memberTable, loose } = this.#flat;
    const rowSkill = memberRow[member] as number;
    const columnSkill = memberColumn[member] as number;
    const columns = memberColumns[member] as number;
    const firstRow = rowSkill < 0 ? 0 : (this.#lower[rowSkill] as number);
    const lastRow = rowSkill < 0 ? 0 : (this.#upper[rowSkill] as number);
    const firstColumn = columnSkill < 0 ? 0 : (this.#lower[columnSkill] as number);
    const lastColumn = columnSkill < 0 ? 0 : (this.#upper[columnSkill] as number);
    const table = memberTable[member] as number;
    for (let row = firstRow; row <= lastRow; row++) {
      const value = Math.log(loose[table + row * columns + firstColumn] as number);
      if (rowSkill < 0) tables.constant += value;
      else tables.add(rowSkill, row, value);
    }
    if (columnSkill < 0) return;
    for (let column = firstColumn; column <= lastColumn; column++) {
      let maxValue = 0;
      for (let row = firstRow; row <= lastRow; row++) {
        const place = table + row * columns;
        const extraSkill = (loose[place + column] as number) / (loose[place + firstColumn] as number);
        if (extraSkill > maxValue) maxValue = extraSkill;
      }
      tables.add(columnSkill, column, Math.log(maxValue));
    }
  }

  /** The critical factor: linear in affinity, and for each level of its multiplier the most that is left. */
  #addCritical({ kind, affinity, criticalSkill, criticalTable }: Family, tables: BoxTables): void {
    const { constant, loose } = this.#flat;
    const isRaw = kind === rawFamily;
    this.#measure(affinity);
    const base = constant[affinity] as number;
    const low = base + this.#low;
    const high = base + this.#high;
    const isFree = criticalSkill >= 0;
    const from = isFree ? (this.#lower[criticalSkill] as number) : 0;
    const to = isFree ? (this.#upper[criticalSkill] as number) : 0;
    const level = isFree ? Math.round(this.#near[criticalSkill] as number) : 0;
    const multiplier = loose[criticalTable + level] as number;
    const near = this.#isAimed ? base + this.#at : Number.NaN;
    const slope = getAffinitySlope(isRaw, multiplier, low, high, near);
    tables.addChannel(affinity, slope, this.#lower, this.#upper);
    tables.constant += slope * base;
    for (let at = from; at <= to; at++) {
      const maxValue = getAffinityConstant(isRaw, loose[criticalTable + at] as number, slope, low, high);
      if (isFree) tables.add(criticalSkill, at, maxValue);
      else tables.constant += maxValue;
    }
  }

  /** log(min(cap, product + scale × sum)). */
  #addLogSum(product: number, sum: number, scale: number, cap: number, tables: BoxTables): void {
    const { constant, isProduct } = this.#flat;
    const box = this.#box;
    const base = constant[product] as number;
    const logBase = isProduct[product] === 1 && base > 0 ? Math.log(base) : Number.NEGATIVE_INFINITY;
    this.#measure(product);
    box.qLow = logBase + this.#low;
    box.qHigh = logBase + this.#high;
    box.qNear = logBase + this.#at;
    this.#measure(sum);
    const added = constant[sum] as number;
    box.fLow = scale * (added + this.#low);
    box.fHigh = scale * (added + this.#high);
    box.fNear = this.#isAimed ? scale * (added + this.#at) : Number.NaN;
    box.cap = cap;
    const slopes = this.#slopes;
    boundLogSum(box, slopes);
    tables.constant += slopes.constant + slopes.fSlope * scale * added;
    tables.addChannel(sum, slopes.fSlope * scale, this.#lower, this.#upper);
    if (slopes.qSlope === 0) return;
    tables.constant += slopes.qSlope * logBase;
    tables.addChannel(product, slopes.qSlope, this.#lower, this.#upper);
  }

  /** Range of a channel over the box, in logarithms for products, without the constant. */
  #measure(channel: number): void {
    const { start, entrySkill, entryTable, logTable } = this.#flat;
    const end = start[channel + 1] as number;
    let lowSum = 0;
    let highSum = 0;
    let nearSum = 0;
    for (let entry = start[channel] as number; entry < end; entry++) {
      const skill = entrySkill[entry] as number;
      const table = entryTable[entry] as number;
      const to = this.#upper[skill] as number;
      let level = this.#lower[skill] as number;
      let low = logTable[table + level] as number;
      let high = low;
      while (++level <= to) {
        const value = logTable[table + level] as number;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      lowSum += low;
      highSum += high;
      const near = this.#near[skill] as number;
      const below = Math.floor(near);
      const atBelow = logTable[table + below] as number;
      nearSum += atBelow;
      if (below < to) nearSum += (near - below) * ((logTable[table + below + 1] as number) - atBelow);
    }
    this.#low = lowSum;
    this.#high = highSum;
    this.#at = nearSum;
  }
}
