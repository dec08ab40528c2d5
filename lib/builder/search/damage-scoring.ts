import type { CompiledDamage } from "../damage/compiled";
import { levelByPieces } from "../skill-levels";
import type { CharmChoice } from "./charm-choices";
import { slotLevels } from "./measures";
import type { Layer, Want } from "./problem";
import type { Completion, Scoring } from "./scoring";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;
/** Stands for the logarithm of no damage at all. */
const logOfNothing = -700;
/** Expected damage out of the value of a set. */
export function damageOf(value: number): number {
  return value <= logOfNothing ? 0 : Math.exp(value);
}

export interface DamageWant {
  readonly want: Want;
  /** Place among the scored skills; -1 = not scored. */
  readonly scored: number;
  /** Levels or pieces, the weapon's own included, when nothing is open. */
  readonly top: number;
  /** Of a bonus: pieces for each level. */
  readonly levels: readonly { readonly level: number; readonly pieces: number }[] | null;
  readonly monotone: boolean;
}

export interface DamageParts {
  readonly damage: CompiledDamage;
  readonly wanted: readonly DamageWant[];
  readonly layers: readonly Layer[];
  /** How many layers are armor. The charm comes next, then the weapon's slots, if it has any. */
  readonly parts: number;
  readonly charms: readonly CharmChoice[];
  /** Decoration ids by candidate of the weapon's layer. */
  readonly weaponSets: readonly (readonly string[])[];
  /** Counts of decorations; `null` = as many as wanted. */
  readonly owned: Readonly<Record<string, number>> | null;
}

/**
 * Values sets by the logarithm of their expected damage. A node is bounded by the separable bound over the box
 * of levels that it can still reach; chosen parts are completed by a small branch and bound of their own over
 * charm and armor decorations, with the damage itself at the end.
 */
export function createDamageScoring(input: DamageParts): Scoring {
  const { damage, wanted, layers, parts, charms, weaponSets, owned } = input;
  const charmLayer = layers[parts] as Layer;
  const weaponLayer = layers[parts + 1];
  const K = wanted.length;
  const scoredCount = damage.skills.length;
  const lower = new Int32Array(scoredCount);
  const upper = new Int32Array(scoredCount);
  const near = new Float64Array(scoredCount);
  const nearest = new Float64Array(scoredCount);
  const tables = damage.skills.map(({ maxLevel }) => new Float64Array(maxLevel + 1));
  const wantOf = damage.skills.map((_, at) => wanted.findIndex(({ scored }) => scored === at));
  // A skill that nothing can raise further has the level that the weapon gives it.
  const fixed = damage.skills.map(({ maxLevel }) => maxLevel);
  let aimed = false;

  const levelAt = wanted.map(({ want, top, levels }) =>
    Int32Array.from({ length: want.need + 1 }, (_, open) => {
      const have = top - open;
      return levels ? levelByPieces(levels, have) : have;
    }),
  );

  function box(needs: Int32Array, reach: Int32Array, costs: readonly Float64Array[]): number {
    for (let at = 0; at < scoredCount; at++) {
      const k = wantOf[at] as number;
      const table = levelAt[k];
      lower[at] = table ? (table[needs[k] as number] as number) : (fixed[at] as number);
      upper[at] = table
        ? (table[(needs[k] as number) - (reach[k] as number)] as number)
        : (fixed[at] as number);
      near[at] = Math.min(Math.max(nearest[at] as number, lower[at] as number), upper[at] as number);
    }
    let base = damage.logBound(lower, upper, tables, aimed ? near : undefined);
    const nothing = base === -Infinity;
    if (nothing) base = logOfNothing;
    for (let at = 0; at < scoredCount; at++) {
      const table = tables[at] as Float64Array;
      const low = lower[at] as number;
      let most = 0;
      for (let x = low; !nothing && x <= (upper[at] as number); x++)
        most = Math.max(most, table[x - low] as number);
      base += most;
      const k = wantOf[at] as number;
      const cost = costs[k];
      if (!cost) continue;
      const levels = levelAt[k] as Int32Array;
      const least = (needs[k] as number) - (reach[k] as number);
      for (let open = 0; open < cost.length; open++) {
        const possible =
          open >= least && open <= (needs[k] as number) && open <= (wanted[k]?.want.optional ?? 0);
        const gain = nothing || !possible ? most : (table[(levels[open] as number) - low] as number);
        cost[open] = possible ? most - gain : Infinity;
      }
    }
    return base;
  }

  // What follows completes chosen parts.
  const open = new Int32Array(K);
  const free = new Int32Array(S);
  /** How many decorations of each size are in. */
  const taken = new Int32Array(S + 1);
  const placed = new Int32Array(K);
  const bestPlaced = new Int32Array(K);
  const levelsNow = new Int32Array(scoredCount);
  /** Most that a want gains by open levels, at its price. */
  const mostGain = new Float64Array(K);
  // What decorations cannot change comes first: it is known at once.
  const order = wanted.map((_, k) => k).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
  const kept: { charm: number; weapon: readonly string[]; placed: Int32Array }[] = [];
  let goal = -Infinity;
  let state: Completion;

  function sizeOf(k: number): number {
    const size = wanted[k]?.want.size ?? 0;
    return size === 0 ? 0 : S + 1 - size;
  }

  function finish(completion: Completion): number {
    state = completion;
    const { needs, nodeAt, at, charm, weapon, threshold, bound } = completion;
    if (!isOwned(charm, weapon)) return -Infinity;
    goal = threshold;
    for (let k = 0; k < K; k++) {
      mostGain[k] = gainOf(k, needs[nodeAt * K + k] as number);
      open[k] = needs[at * K + k] as number;
    }
    for (let s = 0; s < S; s++) free[s] = completion.slots[at * S + s] as number;
    place(0, bound);
    if (goal === threshold) return -Infinity;
    kept.push({ charm: memberOf(charmLayer, charm), weapon: weaponIds(weapon), placed: bestPlaced.slice() });
    return goal;
  }

  /** Most of price × open levels − their cost, up to `most` open levels. */
  function gainOf(k: number, most: number): number {
    if ((wanted[k] as DamageWant).scored < 0) return 0;
    const cost = state.costs[k] as Float64Array;
    let gain = -Infinity;
    for (let m = 0; m <= most; m++)
      gain = Math.max(gain, m * (state.price[k] as number) - (cost[m] as number));
    return gain;
  }

  function memberOf(layer: Layer, candidate: number): number {
    return layer.members[candidate]?.[0] as number;
  }

  function weaponIds(candidate: number): readonly string[] {
    return weaponLayer ? (weaponSets[memberOf(weaponLayer, candidate)] ?? []) : [];
  }

  /** Whether there are enough decorations for the weapon and the talisman together. */
  function isOwned(charm: number, weapon: number): boolean {
    if (!owned) return true;
    const ids = [...weaponIds(weapon), ...(charms[memberOf(charmLayer, charm)]?.weaponDecorations ?? [])];
    return ids.every((id) => ids.filter((other) => other === id).length <= (owned[id] ?? 0));
  }

  /**
   * Tries every number of decorations for the wants from `at` on. What a want loses against the most that it
   * could gain by open levels comes off the bound (README, "The bound").
   */
  function place(at: number, bound: number): void {
    if (at === K) {
      weigh();
      return;
    }
    const k = order[at] as number;
    const { want, scored } = wanted[k] as DamageWant;
    const need = open[k] as number;
    let room = 0;
    for (let s = want.size - 1; want.size > 0 && s < S; s++) room += free[s] as number;
    const most = Math.min(need, want.owned, room);
    const least = Math.max(0, need - want.optional);
    for (let count = scored >= 0 ? most : least; count >= least && count <= most; count--) {
      const left = need - count;
      const loss =
        scored < 0
          ? 0
          : (mostGain[k] as number) - left * (state.price[k] as number) + (state.costs[k]?.[left] as number);
      if (bound - loss <= goal) continue;
      taken[want.size] = (taken[want.size] as number) + count;
      if (fits()) {
        open[k] = left;
        placed[k] = count;
        place(at + 1, bound - loss);
      }
      taken[want.size] = (taken[want.size] as number) - count;
    }
    open[k] = need;
    placed[k] = 0;
  }

  /** Packing is counting (README). */
  function fits(): boolean {
    let room = 0;
    for (let s = S - 1; s >= 0; s--) {
      room += (free[s] as number) - (taken[s + 1] as number);
      if (room < 0) return false;
    }
    return true;
  }

  function weigh(): void {
    for (let at = 0; at < scoredCount; at++) {
      const k = wantOf[at] as number;
      const levels = levelAt[k];
      levelsNow[at] = levels ? (levels[open[k] as number] as number) : (fixed[at] as number);
    }
    const score = damage.score(levelsNow);
    const value = score > 0 ? Math.max(logOfNothing, Math.log(score)) : logOfNothing;
    if (value <= goal) return;
    goal = value;
    bestPlaced.set(placed);
    nearest.set(levelsNow);
    aimed = true;
  }

  return {
    box,
    finish,
    tail: () => kept.length - 1,
    describe: (tail) => {
      const { charm, weapon, placed: counts } = kept[tail] as (typeof kept)[number];
      const decorations = wanted
        .flatMap(({ want }, k) =>
          Array.from({ length: counts[k] as number }, () => ({ id: want.jewel ?? "", size: want.size })),
        )
        .toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
      const weaponDecorations = [...(charms[charm]?.weaponDecorations ?? []), ...weapon];
      return { charm, decorations, weaponDecorations };
    },
  };
}
