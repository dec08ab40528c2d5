import { computeSoftplus } from "./bound-pieces";
import type { FlatModel } from "./flat-model";

type Levels = ArrayLike<number>;

/** A constant and one table per skill, of which the levels of a box are in use. Their sum is an upper bound. */
export class BoxTables {
  constant = 0;
  readonly #flat: FlatModel;
  /** One place per skill and level. */
  readonly #table: Float64Array;

  constructor(flat: FlatModel) {
    this.#flat = flat;
    this.#table = new Float64Array(flat.places[flat.skillCount] as number);
  }

  clear(lower: Levels, upper: Levels): void {
    const { skillCount, places } = this.#flat;
    const table = this.#table;
    this.constant = 0;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = places[skill] as number;
      const to = place + (upper[skill] as number);
      for (let at = place + (lower[skill] as number); at <= to; at++) table[at] = 0;
    }
  }

  copy(from: BoxTables, lower: Levels, upper: Levels): void {
    const { skillCount, places } = this.#flat;
    const table = this.#table;
    const source = from.#table;
    this.constant = from.constant;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = places[skill] as number;
      const to = place + (upper[skill] as number);
      for (let at = place + (lower[skill] as number); at <= to; at++) table[at] = source[at] as number;
    }
  }

  add(skill: number, level: number, value: number): void {
    const at = (this.#flat.places[skill] as number) + level;
    this.#table[at] = (this.#table[at] as number) + value;
  }

  /** Adds a multiple of an entry of a channel: of its logarithm for products. At least 0 where it may be absent. */
  addEntry(entry: number, factor: number, isCertain: boolean, lower: Levels, upper: Levels): void {
    const { entrySkill, entryTable, logTable, places } = this.#flat;
    const skill = entrySkill[entry] as number;
    const source = entryTable[entry] as number;
    if (skill < 0) {
      const value = logTable[source] as number;
      this.constant += factor * (isCertain ? value : Math.max(value, 0));
      return;
    }
    const table = this.#table;
    const place = places[skill] as number;
    const to = upper[skill] as number;
    for (let level = lower[skill] as number; level <= to; level++) {
      const value = logTable[source + level] as number;
      const added = factor * (isCertain ? value : Math.max(value, 0));
      table[place + level] = (table[place + level] as number) + added;
    }
  }

  /** Adds another bound: that of a factor. */
  addAll(other: BoxTables, lower: Levels, upper: Levels): void {
    const { skillCount, places } = this.#flat;
    const table = this.#table;
    const added = other.#table;
    this.constant += other.constant;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = places[skill] as number;
      const to = place + (upper[skill] as number);
      for (let at = place + (lower[skill] as number); at <= to; at++) {
        table[at] = (table[at] as number) + (added[at] as number);
      }
    }
  }

  /**
   * Puts a bound on log a and a bound on log b together to one on log(a + b) = log a + log(1 + b ÷ a): the
   * second is convex in log b − log a, and stays under its chord over the range that the box allows.
   */
  join(other: BoxTables, lower: Levels, upper: Levels): void {
    const { skillCount, places } = this.#flat;
    const table = this.#table;
    const added = other.#table;
    const gap = other.constant - this.constant;
    let low = gap;
    let high = gap;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = places[skill] as number;
      const to = place + (upper[skill] as number);
      let at = place + (lower[skill] as number);
      let min = (added[at] as number) - (table[at] as number);
      let max = min;
      while (++at <= to) {
        const value = (added[at] as number) - (table[at] as number);
        if (value < min) min = value;
        if (value > max) max = value;
      }
      low += min;
      high += max;
    }
    const atLow = computeSoftplus(low);
    const atHigh = computeSoftplus(high);
    const isNarrow = high - low < 1e-9;
    const slope = isNarrow ? 0 : (atHigh - atLow) / (high - low);
    this.constant += isNarrow ? atHigh : atLow + slope * (gap - low);
    if (slope === 0) return;
    for (let skill = 0; skill < skillCount; skill++) {
      const place = places[skill] as number;
      const to = place + (upper[skill] as number);
      for (let at = place + (lower[skill] as number); at <= to; at++) {
        const before = table[at] as number;
        table[at] = before + slope * ((added[at] as number) - before);
      }
    }
  }

  /** Writes the tables so that none is below 0, and returns the constant that goes with them. */
  settle(lower: Levels, upper: Levels, out: readonly Float64Array[]): number {
    const { skillCount, places } = this.#flat;
    const table = this.#table;
    let constant = this.constant;
    for (let skill = 0; skill < skillCount; skill++) {
      const written = out[skill] as Float64Array;
      const from = (places[skill] as number) + (lower[skill] as number);
      const to = (places[skill] as number) + (upper[skill] as number);
      let min = table[from] as number;
      for (let at = from + 1; at <= to; at++) {
        if ((table[at] as number) < min) min = table[at] as number;
      }
      for (let at = from; at <= to; at++) written[at - from] = (table[at] as number) - min;
      constant += min;
    }
    return constant;
  }
}
