import type { CompiledDamage } from "../damage/compiled";
import * as cells from "./cells";
import type { CharmChoice } from "./charm-choices";
import { DamageBox } from "./damage-box";
import { DamageLevels, logOfNothing } from "./damage-levels";
import type { ScoredTarget } from "./damage-targets";
import { slotLevels } from "./measures";
import { ScoreMemo } from "./score-memo";
import type { LayerChoice, Scoring } from "./scoring";

const { readFloat, readInt, readItem } = cells;
const slotStride = slotLevels;

interface DamageParts {
  readonly damage: CompiledDamage;
  readonly targets: readonly ScoredTarget[];
  readonly charms: readonly CharmChoice[];
  /** Decoration ids by way to fill the weapon. */
  readonly weaponSets: readonly (readonly string[])[];
  /** Counts of decorations; `null` = unlimited. */
  readonly owned: Readonly<Record<string, number>> | null;
}

/** How chosen parts were completed. */
interface Tail {
  readonly charm: number;
  /** Place among the ways to fill the weapon; -1 where it has no slots. */
  readonly weapon: number;
  /** Number of decorations by target. */
  readonly counts: Int32Array;
}

/**
 * Values sets by the logarithm of their expected damage. A node is bounded by the separable bound over the box
 * of levels that it can still reach; chosen parts are completed by a small branch and bound of their own over
 * the armor decorations, with the damage itself at the end.
 */
export class DamageScoring implements Scoring {
  valuations = 0;
  readonly #parts: DamageParts;
  readonly #levels: DamageLevels;
  readonly #box: DamageBox;
  /** Targets as they are decided: what decorations cannot change comes first, as it is known at once. */
  readonly #order: Int32Array;
  /** Levels still open, by target. */
  readonly #open: Int32Array;
  /** Slots of exactly level 1, 2, 3. */
  readonly #free = new Int32Array(slotLevels);
  /** How many decorations of each size are in. */
  readonly #taken = new Int32Array(slotLevels + 1);
  /** Number of decorations by target, and that of the best way so far. */
  readonly #counts: Int32Array;
  readonly #bestCounts: Int32Array;
  /** Levels of the scored skills. */
  readonly #scoredLevels: Int32Array;
  /** Most that a target gains by open levels, at its price. */
  readonly #maxGain: Float64Array;
  readonly #tails: Tail[] = [];
  /** Bounds of the score are mostly above it by less than this, as logarithms. */
  readonly #clearlyAbove: number;
  /** What levels are worth, from the first question for some on; `null` where that cannot be remembered. */
  #memo: ScoreMemo | null | undefined;
  /** Score that a completion has to exceed. */
  #goal = -Infinity;

  get targets(): readonly ScoredTarget[] {
    return this.#parts.targets;
  }

  get isLimited(): boolean {
    return this.#parts.owned !== null;
  }

  constructor(parts: DamageParts) {
    const { damage, targets } = parts;
    this.#parts = parts;
    this.#levels = new DamageLevels(damage, targets);
    this.#box = new DamageBox(damage, targets, this.#levels);
    const getRank = (k: number) => {
      const { size } = readItem(targets, k).target;
      return size === 0 ? 0 : slotLevels + 1 - size;
    };
    this.#order = Int32Array.from(targets.keys()).sort((a, b) => getRank(a) - getRank(b) || a - b);
    this.#open = new Int32Array(targets.length);
    this.#counts = new Int32Array(targets.length);
    this.#bestCounts = new Int32Array(targets.length);
    this.#maxGain = new Float64Array(targets.length);
    this.#scoredLevels = new Int32Array(this.#levels.count);
    this.#clearlyAbove = 2 * measureExcess(damage);
  }

  boundBox(needs: Int32Array, reach: Int32Array, costs: readonly Float64Array[]): number {
    return this.#box.bound(needs, reach, costs);
  }

  complete(choice: LayerChoice): number {
    const { boundedNeeds, needs, slots, charm, weapon, threshold, bound } = choice;
    if (!this.#isOwned(charm, this.#getWeaponIds(weapon))) return -Infinity;
    this.#goal = threshold;
    for (let k = 0; k < boundedNeeds.length; k++) {
      this.#maxGain[k] = this.#getMaxGain(choice, k, readInt(boundedNeeds, k));
    }
    this.#open.set(needs);
    this.#free.set(slots);
    this.#place(choice, 0, bound);
    if (this.#goal === threshold) return -Infinity;
    this.#tails.push({ charm, weapon, counts: this.#bestCounts.slice() });
    return this.#goal;
  }

  /** Most of price × open levels − their cost, up to so many open levels. */
  #getMaxGain({ costs, prices }: LayerChoice, k: number, limit: number): number {
    if (readItem(this.#parts.targets, k).scored < 0) return 0;
    const cost = readItem(costs, k);
    const price = readFloat(prices, k);
    let max = -Infinity;
    for (let open = 0; open <= limit; open++) max = Math.max(max, open * price - readFloat(cost, open));
    return max;
  }

  #getWeaponIds(weapon: number): readonly string[] {
    return this.#parts.weaponSets[weapon] ?? [];
  }

  /** Whether there are enough decorations for the weapon and the talisman together. */
  #isOwned(charm: number, weapon: readonly string[]): boolean {
    const { owned, charms } = this.#parts;
    if (!owned) return true;
    const ids = [...weapon, ...(charms[charm]?.weaponDecorations ?? [])];
    return ids.every((id) => ids.filter((other) => other === id).length <= (owned[id] ?? 0));
  }

  /**
   * Tries every number of decorations for the targets from a place of the order on. What a target loses against
   * the most that it could gain by open levels comes off the bound (README, "The bound").
   */
  #place(choice: LayerChoice, at: number, bound: number): void {
    if (at === this.#order.length) {
      this.#score();
      return;
    }
    const k = readInt(this.#order, at);
    const { target, scored } = readItem(this.#parts.targets, k);
    const { size } = target;
    const need = readInt(this.#open, k);
    const maxCount = Math.min(need, target.owned, this.#countRoom(size));
    const minCount = Math.max(0, need - target.optional);
    for (let count = scored >= 0 ? maxCount : minCount; count >= minCount && count <= maxCount; count--) {
      const left = need - count;
      const loss = scored < 0 ? 0 : this.#getLoss(choice, k, left);
      if (bound - loss <= this.#goal) continue;
      this.#taken[size] = readInt(this.#taken, size) + count;
      if (this.#fits()) {
        this.#open[k] = left;
        this.#counts[k] = count;
        this.#place(choice, at + 1, bound - loss);
      }
      this.#taken[size] = readInt(this.#taken, size) - count;
    }
    this.#open[k] = need;
    this.#counts[k] = 0;
  }

  #getLoss({ prices, costs }: LayerChoice, k: number, open: number): number {
    return readFloat(this.#maxGain, k) - open * readFloat(prices, k) + readFloat(readItem(costs, k), open);
  }

  /** Slots that take a decoration of a size. */
  #countRoom(size: number): number {
    let room = 0;
    for (let s = size - 1; size > 0 && s < slotStride; s++) room += readInt(this.#free, s);
    return room;
  }

  /** Packing is counting (README). */
  #fits(): boolean {
    let room = 0;
    for (let s = slotStride - 1; s >= 0; s--) {
      room += readInt(this.#free, s) - readInt(this.#taken, s + 1);
      if (room < 0) return false;
    }
    return true;
  }

  getValueAt(counts: Int32Array, goal: number): number {
    const { targets, damage } = this.#parts;
    if (this.#memo === undefined) {
      this.#memo = ScoreMemo.create(damage.skills.map(({ maxLevel }) => maxLevel));
    }
    for (let k = 0; k < counts.length; k++) {
      this.#open[k] = readItem(targets, k).target.need - readInt(counts, k);
    }
    return this.#getValue(goal, this.#clearlyAbove);
  }

  /**
   * The logarithm of the damage with the levels that are open; any figure up to the goal where it is no more.
   *
   * @param above a bound that is so far above the goal is as good as the value
   */
  #getValue(goal: number, above = Infinity): number {
    this.valuations++;
    const levels = this.#levels;
    for (let skill = 0; skill < levels.count; skill++) {
      const k = readInt(levels.targetBySkill, skill);
      this.#scoredLevels[skill] = levels.getLevel(skill, k < 0 ? 0 : readInt(this.#open, k));
    }
    const { damage } = this.#parts;
    const memo = this.#memo;
    const at = memo?.find(this.#scoredLevels) ?? -1;
    if (goal > logOfNothing) {
      let bound = memo ? readFloat(memo.bounds, at) : Number.NaN;
      if (Number.isNaN(bound)) {
        bound = toValue(damage.scoreBound(this.#scoredLevels));
        if (memo) memo.bounds[at] = bound;
      }
      if (bound <= goal || bound > goal + above) return bound;
    }
    let value = memo ? readFloat(memo.scores, at) : Number.NaN;
    if (Number.isNaN(value)) {
      value = toValue(damage.score(this.#scoredLevels));
      if (memo) memo.scores[at] = value;
    }
    return value;
  }

  /** The damage with the decorations that are in. */
  #score(): void {
    const value = this.#getValue(this.#goal);
    if (value <= this.#goal) return;
    this.#goal = value;
    this.#bestCounts.set(this.#counts);
    this.#box.aimAt(this.#scoredLevels);
  }

  getTail(): number {
    return this.#tails.length - 1;
  }

  describe(tail: number) {
    const { targets, charms } = this.#parts;
    const { charm, weapon, counts } = readItem(this.#tails, tail);
    const decorations = targets
      .flatMap(({ target }, k) =>
        Array.from({ length: readInt(counts, k) }, () => ({ id: target.jewel ?? "", size: target.size })),
      )
      .toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
    const weaponDecorations = [...(charms[charm]?.weaponDecorations ?? []), ...this.#getWeaponIds(weapon)];
    return { charm, weapon, decorations, weaponDecorations };
  }
}

/** The value of a set by its damage. */
function toValue(damage: number): number {
  return damage > 0 ? Math.max(logOfNothing, Math.log(damage)) : logOfNothing;
}

/** By how much bounds are above the score where that is most: without skills, as rounding weighs most there, and with all. */
function measureExcess({ skills, score, scoreBound }: CompiledDamage): number {
  const points = [skills.map(() => 0), skills.map(({ maxLevel }) => maxLevel)];
  return Math.max(...points.map((levels) => toValue(scoreBound(levels)) - toValue(score(levels))));
}
