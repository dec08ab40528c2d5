import { boundOne, findFreeSkill, severalFree, slack } from "./bound-one";
import {
  boundLogSum,
  boundRounding,
  getAffinityConstant,
  getAffinitySlope,
  type SumBound,
  type SumBox,
} from "./bound-pieces";
import { BoxTables } from "./box-tables";
import type { CompiledDamage } from "./compiled";
import { elementCap, weakenedMultiplier } from "./constants";
import { damageStep } from "./explained";
import { ammoFamily, type Family, type FlatModel, rawFamily } from "./flat-model";

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

/** Half of the step to which the game rounds. */
const halfStep = damageStep / 2;

/** In the place of no damage, of which there is no logarithm. */
const tiny = 1e-3;

class FamilyBounder {
  readonly #flat: FlatModel;
  /** Of all families so far, of the family at hand, of its member at hand. */
  readonly #total: BoxTables;
  readonly #family: BoxTables;
  readonly #member: BoxTables;
  /** Gains of the family at hand in each part of each cycle. */
  readonly #segments: readonly (readonly BoxTables[])[];
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
    this.#segments = flat.uptimes.cycles.map((cycle) => cycle.map(() => new BoxTables(flat)));
  }

  bound(lower: Levels, upper: Levels, near: Levels, isAimed: boolean, out: readonly Float64Array[]): number {
    this.#lower = lower;
    this.#upper = upper;
    this.#near = near;
    this.#isAimed = isAimed;
    const { families, procs } = this.#flat;
    let isFirst = true;
    for (let index = 0; index < families.length; index++) {
      this.#boundFamily(families[index] as Family);
      this.#addTo(this.#family, isFirst);
      isFirst = false;
    }
    for (let index = 0; index < procs.length; index++) {
      if (!this.#boundProc(procs[index] as FlatModel["procs"][number])) continue;
      this.#addTo(this.#member, isFirst);
      isFirst = false;
    }
    return isFirst ? Number.NEGATIVE_INFINITY : this.#total.settle(lower, upper, out);
  }

  #addTo(tables: BoxTables, isFirst: boolean): void {
    if (isFirst) this.#total.copy(tables, this.#lower, this.#upper);
    else this.#total.join(tables, this.#lower, this.#upper);
  }

  /** @returns `false` where the box has none of these extra hits */
  #boundProc({ skill, table, needs }: FlatModel["procs"][number]): boolean {
    if (needs >= 0 && (this.#upper[needs] as number) < 1) return false;
    const from = skill < 0 ? 0 : (this.#lower[skill] as number);
    const to = skill < 0 ? 0 : (this.#upper[skill] as number);
    let max = 0;
    for (let level = from; level <= to; level++) max = Math.max(max, table[level] as number);
    if (max === 0) return false;
    const tables = this.#member;
    tables.clear(this.#lower, this.#upper);
    for (let level = from; level <= to; level++) {
      const value = Math.log(Math.max(table[level] as number, tiny));
      if (skill < 0) tables.constant += value;
      else tables.add(skill, level, value);
    }
    return true;
  }

  #boundFamily(family: Family): void {
    const tables = this.#family;
    const figure = this.#clearSegments(family);
    this.#boundMember(family, family.firstMember, figure, tables);
    for (let member = family.firstMember + 1; member < family.memberEnd; member++) {
      this.#boundMember(family, member, figure, this.#member);
      tables.join(this.#member, this.#lower, this.#upper);
    }
    if (family.gatedHit >= 0) this.#addChannel(family.gatedHit, 1, null);
    if (family.affinity >= 0) this.#addCritical(family, tables);
    this.#addFigure(family, tables);
    this.#mixCycles(family, tables);
  }

  /** @returns the least that attack, or element, of a family can be in the box */
  #clearSegments({ cycles, kind, product, sum, cap, ...family }: Family): number {
    for (const cycle of cycles) {
      const segments = this.#segments[cycle] ?? [];
      for (const tables of segments) tables.clear(this.#lower, this.#upper);
    }
    if (kind !== ammoFamily) return Math.min(cap, this.#getLeast(product) + this.#getLeast(sum));
    const attack = this.#getLeast(family.attackProduct) + this.#getLeast(family.attackSum) - halfStep;
    const base = family.perAttack * attack;
    return Math.min(
      Math.max(base + family.capPlus, base * elementCap.times),
      base * this.#getLeast(product) + this.#getLeast(sum),
    );
  }

  /** Attack, or element, with what its rounding can add. */
  #addFigure(family: Family, tables: BoxTables): void {
    const { attackProduct, attackSum, perAttack, capPlus, kind, product, sum } = family;
    if (kind !== ammoFamily) {
      if (kind === rawFamily) {
        tables.constant += Math.log1p(halfStep / (this.#getLeast(product) + this.#getLeast(sum)));
      }
      this.#addLogSum(product, sum, 1, family.cap, tables);
      return;
    }
    // base × min(cap of base ÷ base, product + sum ÷ base): the second factor falls as base rises.
    const least = this.#getLeast(attackProduct) + this.#getLeast(attackSum);
    tables.constant += Math.log(perAttack) + Math.log1p(halfStep / least);
    this.#addLogSum(attackProduct, attackSum, 1, Number.POSITIVE_INFINITY, tables);
    const minBase = perAttack * (least - halfStep);
    const cap = Math.max(minBase + capPlus, minBase * elementCap.times) / minBase;
    this.#addLogSum(product, sum, 1 / minBase, cap, tables);
  }

  /** The mean over a cycle is the sum over its parts of what the family gains there, times their probability. */
  #mixCycles({ cycles }: Family, tables: BoxTables): void {
    const { uptimes } = this.#flat;
    for (const cycle of cycles) {
      const segments = this.#segments[cycle] ?? [];
      const [mixed] = segments;
      if (mixed === undefined) continue;
      for (let at = 0; at < segments.length; at++) {
        const segment = segments[at] as BoxTables;
        segment.constant += Math.log(uptimes.cycles[cycle]?.[at]?.probability ?? 1);
        if (at > 0) mixed.join(segment, this.#lower, this.#upper);
      }
      tables.addAll(mixed, this.#lower, this.#upper);
    }
  }

  /** Weight, multiplier of the hit, sharpness, and what rounding and the least of 1 can add. */
  #boundMember(family: Family, member: number, figure: number, tables: BoxTables): void {
    const { memberWeight, memberRepeats, memberHit } = this.#flat;
    tables.clear(this.#lower, this.#upper);
    const hit = memberHit[member] as number;
    const weight = memberWeight[member] as number;
    tables.constant = Math.log(weight * (memberRepeats[member] as number));
    tables.constant += Math.log(this.#flat.constant[hit] as number);
    this.#addChannel(hit, 1, tables);
    const sharpness = this.#addSharpness(member, tables);
    const weak = family.kind === rawFamily && family.affinity >= 0 ? weakenedMultiplier : 1;
    const rounded = family.kind === rawFamily ? figure - halfStep : figure;
    tables.constant += boundRounding(weight * this.#getLeast(hit) * sharpness * rounded * weak, halfStep);
  }

  /**
   * A table of two skills: the rows at the first column, then for each column the most that it adds to a row.
   *
   * @returns the least multiplier in the box
   */
  #addSharpness(member: number, tables: BoxTables): number {
    const { memberRow, memberColumn, memberColumns, memberTable, loose } = this.#flat;
    const rowSkill = memberRow[member] as number;
    const columnSkill = memberColumn[member] as number;
    const columns = memberColumns[member] as number;
    const firstRow = rowSkill < 0 ? 0 : (this.#lower[rowSkill] as number);
    const lastRow = rowSkill < 0 ? 0 : (this.#upper[rowSkill] as number);
    const firstColumn = columnSkill < 0 ? 0 : (this.#lower[columnSkill] as number);
    const lastColumn = columnSkill < 0 ? 0 : (this.#upper[columnSkill] as number);
    const table = memberTable[member] as number;
    let least = Number.POSITIVE_INFINITY;
    for (let row = firstRow; row <= lastRow; row++) {
      const value = Math.log(loose[table + row * columns + firstColumn] as number);
      if (rowSkill < 0) tables.constant += value;
      else tables.add(rowSkill, row, value);
    }
    for (let column = firstColumn; column <= lastColumn; column++) {
      let maxValue = 0;
      for (let row = firstRow; row <= lastRow; row++) {
        const place = table + row * columns;
        const multiplier = loose[place + column] as number;
        least = Math.min(least, multiplier);
        maxValue = Math.max(maxValue, multiplier / (loose[place + firstColumn] as number));
      }
      if (columnSkill >= 0) tables.add(columnSkill, column, Math.log(maxValue));
    }
    return least;
  }

  /** The critical factor: linear in affinity, and for each level of its multiplier the most that is left. */
  #addCritical(family: Family, tables: BoxTables): void {
    const { kind, affinity, criticalSkill, criticalTable, criticalGate, criticalUsual } = family;
    const { constant, loose, uptimes } = this.#flat;
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
    this.#addChannel(affinity, slope, tables);
    this.#addChannel(affinity, slope, null);
    tables.constant += slope * base;
    const usual = criticalGate < 0 ? 0 : getAffinityConstant(isRaw, criticalUsual, slope, low, high);
    tables.constant += usual;
    for (let at = from; at <= to; at++) {
      const maxValue = getAffinityConstant(isRaw, loose[criticalTable + at] as number, slope, low, high);
      if (criticalGate < 0) {
        if (isFree) tables.add(criticalSkill, at, maxValue);
        else tables.constant += maxValue;
        continue;
      }
      const cycle = uptimes.cycleOf[criticalGate] ?? 0;
      const segments = uptimes.cycles[cycle] ?? [];
      for (let part = 0; part < segments.length; part++) {
        if (!segments[part]?.open.includes(criticalGate)) continue;
        const target = this.#segments[cycle]?.[part] as BoxTables;
        if (isFree) target.add(criticalSkill, at, maxValue - usual);
        else target.constant += maxValue - usual;
      }
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
    this.#addChannel(sum, slopes.fSlope * scale, tables);
    this.#addChannel(sum, slopes.fSlope * scale, null);
    if (slopes.qSlope === 0) return;
    tables.constant += slopes.qSlope * logBase;
    this.#addChannel(product, slopes.qSlope, tables);
    this.#addChannel(product, slopes.qSlope, null);
  }

  /**
   * Adds a multiple of a channel's tables: what always holds to `tables`; with `null`, what holds for a part of the
   * time to the parts of its cycle.
   */
  #addChannel(channel: number, factor: number, tables: BoxTables | null): void {
    const { start, entryGate, isGated, uptimes } = this.#flat;
    if (factor === 0 || (tables === null && isGated[channel] === 0)) return;
    const end = start[channel + 1] as number;
    for (let entry = start[channel] as number; entry < end; entry++) {
      const gate = entryGate[entry] as number;
      if (gate < 0 !== (tables !== null)) continue;
      const presence = this.#getPresence(entry);
      if (presence === absent) continue;
      if (tables !== null) {
        tables.addEntry(entry, factor, presence === certain, this.#lower, this.#upper);
        continue;
      }
      const cycle = uptimes.cycleOf[gate] ?? 0;
      const segments = uptimes.cycles[cycle] ?? [];
      for (let part = 0; part < segments.length; part++) {
        if (!segments[part]?.open.includes(gate)) continue;
        const target = this.#segments[cycle]?.[part] as BoxTables;
        target.addEntry(entry, factor, presence === certain, this.#lower, this.#upper);
      }
    }
  }

  /** Whether the skill that an entry needs is there all over the box. */
  #getPresence(entry: number): number {
    const needs = this.#flat.entryNeeds[entry] as number;
    if (needs < 0 || (this.#lower[needs] as number) >= 1) return certain;
    return (this.#upper[needs] as number) >= 1 ? possible : absent;
  }

  /** The least that a channel can be in the box. */
  #getLeast(channel: number): number {
    const { constant, isProduct } = this.#flat;
    this.#measure(channel);
    const base = constant[channel] as number;
    return isProduct[channel] === 1 ? base * Math.exp(this.#low) : base + this.#low;
  }

  /** Range of a channel over the box, in logarithms for products, without the constant. */
  #measure(channel: number): void {
    const { start, entrySkill, entryTable, entryGate, logTable, uptimes } = this.#flat;
    const end = start[channel + 1] as number;
    let lowSum = 0;
    let highSum = 0;
    let nearSum = 0;
    for (let entry = start[channel] as number; entry < end; entry++) {
      const presence = this.#getPresence(entry);
      if (presence === absent) continue;
      const skill = entrySkill[entry] as number;
      const table = entryTable[entry] as number;
      const gate = entryGate[entry] as number;
      const to = skill < 0 ? 0 : (this.#upper[skill] as number);
      let level = skill < 0 ? 0 : (this.#lower[skill] as number);
      let low = logTable[table + level] as number;
      let high = low;
      while (++level <= to) {
        const value = logTable[table + level] as number;
        if (value < low) low = value;
        if (value > high) high = value;
      }
      const mayLack = gate >= 0 || presence === possible;
      lowSum += mayLack && low > 0 ? 0 : low;
      highSum += mayLack && high < 0 ? 0 : high;
      const near = skill < 0 ? 0 : (this.#near[skill] as number);
      const below = Math.floor(near);
      const atBelow = logTable[table + below] as number;
      const rest = below < to ? (near - below) * ((logTable[table + below + 1] as number) - atBelow) : 0;
      nearSum += (gate < 0 ? 1 : (uptimes.shareOf[gate] ?? 1)) * (atBelow + rest);
    }
    this.#low = lowSum;
    this.#high = highSum;
    this.#at = Math.min(Math.max(nearSum, lowSum), highSum);
  }
}

/** Whether something is there at no point of a box, at some, or at all. */
const absent = 0;
const possible = 1;
const certain = 2;
