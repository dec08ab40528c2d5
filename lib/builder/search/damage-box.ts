import type { CompiledDamage } from "../damage/compiled";
import * as cells from "./cells";
import { type DamageLevels, logOfNothing } from "./damage-levels";
import type { ScoredTarget } from "./damage-targets";

const { readFloat, readInt, readItem } = cells;

/** Bounds damage over the levels that a node can still reach: a table per skill (`../damage/README.md`). */
export class DamageBox {
  readonly #damage: CompiledDamage;
  readonly #targets: readonly ScoredTarget[];
  readonly #levels: DamageLevels;
  /** The box: least and highest level of each scored skill. */
  readonly #lower: Int32Array;
  readonly #upper: Int32Array;
  /** Where in the box the bound should be tightest. */
  readonly #focus: Float64Array;
  readonly #tables: readonly Float64Array[];
  /** Levels of the best set so far; `null` before the first. */
  #best: Int32Array | null = null;

  constructor(damage: CompiledDamage, targets: readonly ScoredTarget[], levels: DamageLevels) {
    this.#damage = damage;
    this.#targets = targets;
    this.#levels = levels;
    this.#lower = new Int32Array(levels.count);
    this.#upper = new Int32Array(levels.count);
    this.#focus = new Float64Array(levels.count);
    this.#tables = damage.skills.map(({ maxLevel }) => new Float64Array(maxLevel + 1));
  }

  /** The bound is made tightest near these levels from now on. */
  aimAt(levels: Int32Array): void {
    this.#best ??= new Int32Array(levels.length);
    this.#best.set(levels);
  }

  /** @see Scoring.boundBox */
  bound(needs: Int32Array, reach: Int32Array, costs: readonly Float64Array[]): number {
    this.#setBox(needs, reach);
    const focus = this.#best ? this.#focus : undefined;
    const log = this.#damage.logBound(this.#lower, this.#upper, this.#tables, focus);
    const isNothing = log === -Infinity;
    let bound = isNothing ? logOfNothing : log;
    for (let skill = 0; skill < this.#levels.count; skill++) {
      const max = isNothing ? 0 : this.#getMaxGain(skill);
      bound += max;
      const k = readInt(this.#levels.targetBySkill, skill);
      if (k >= 0) this.#setCosts(skill, k, { needs, reach, max, isNothing, costs: readItem(costs, k) });
    }
    return bound;
  }

  #setBox(needs: Int32Array, reach: Int32Array): void {
    const levels = this.#levels;
    for (let skill = 0; skill < levels.count; skill++) {
      const k = readInt(levels.targetBySkill, skill);
      const need = k < 0 ? 0 : readInt(needs, k);
      const lower = levels.getLevel(skill, need);
      const upper = levels.getLevel(skill, k < 0 ? 0 : need - readInt(reach, k));
      this.#lower[skill] = lower;
      this.#upper[skill] = upper;
      if (this.#best) this.#focus[skill] = Math.min(Math.max(readInt(this.#best, skill), lower), upper);
    }
  }

  /** Most that the levels of a skill in the box add to the bound. */
  #getMaxGain(skill: number): number {
    const table = readItem(this.#tables, skill);
    const lower = readInt(this.#lower, skill);
    const upper = readInt(this.#upper, skill);
    let max = 0;
    for (let level = lower; level <= upper; level++) max = Math.max(max, readFloat(table, level - lower));
    return max;
  }

  #setCosts(skill: number, k: number, { needs, reach, max, isNothing, costs }: CostContext): void {
    const table = readItem(this.#tables, skill);
    const levels = readItem(this.#levels.byOpen, k);
    const lower = readInt(this.#lower, skill);
    const need = readInt(needs, k);
    const minLevel = need - readInt(reach, k);
    const optional = readItem(this.#targets, k).target.optional;
    for (let open = 0; open < costs.length; open++) {
      const isPossible = open >= minLevel && open <= need && open <= optional;
      const gain = isNothing || !isPossible ? max : readFloat(table, readInt(levels, open) - lower);
      costs[open] = isPossible ? max - gain : Infinity;
    }
  }
}

interface CostContext {
  readonly needs: Int32Array;
  readonly reach: Int32Array;
  /** Most that the skill adds. */
  readonly max: number;
  readonly isNothing: boolean;
  /** Written. */
  readonly costs: Float64Array;
}
