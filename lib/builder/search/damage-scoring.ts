import type { CompiledDamage } from "../damage/compiled";
import type { CharmChoice } from "./charm-choices";
import { slotLevels } from "./measures";
import type { Layer, Want } from "./problem";
import type { Completion, Scoring } from "./scoring";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;
/** Stands for the logarithm of no damage at all. */
const logOfNothing = -700;
/** Two sums of logarithms may differ in their last digits. */
const slack = 1e-10;

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
  /** How many layers are armor. The charm comes next, then the weapon's slots. */
  readonly parts: number;
  readonly charms: readonly CharmChoice[];
  /** Decoration ids by weapon slot and candidate. */
  readonly fillings: readonly (readonly (string | null)[])[];
  /** Levels of the weapon's slots. */
  readonly slots: readonly number[];
  /** Counts of decorations; `null` = as many as wanted. */
  readonly owned: Readonly<Record<string, number>> | null;
}

/**
 * Values sets by the logarithm of their expected damage. A node is bounded by the separable bound over the box
 * of levels that it can still reach; five chosen parts are completed by a small branch and bound of their own
 * over charm, weapon slots and decorations, with the damage itself at the end.
 */
export function createDamageScoring(input: DamageParts): Scoring {
  const { damage, wanted, layers, parts, charms, fillings, slots, owned } = input;
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
      if (!levels) return have;
      return levels.reduce((level, step) => (step.pieces <= have ? Math.max(level, step.level) : level), 0);
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

  // What follows completes five parts. It has tables of its own, one stretch per step.
  const steps = layers.length - parts;
  const open = new Int32Array((steps + 1) * K);
  const ownReach = new Int32Array(K);
  const ownCosts = wanted.map(({ want }) => new Float64Array(want.need + 1));
  const allCosts = wanted.map(({ scored }, k) =>
    scored >= 0 ? (ownCosts[k] as Float64Array) : new Float64Array(0),
  );
  /** Most that the layers after each step bring. */
  const later = new Int32Array((steps + 1) * K);
  const free = new Int32Array(S);
  const placed = new Int32Array(K);
  const bestPlaced = new Int32Array(K);
  const picks = new Int32Array(steps);
  const bestPicks = new Int32Array(steps);
  const levelsNow = new Int32Array(scoredCount);
  const used = new Map<string, number>();
  const kept: { charm: number; weaponDecorations: readonly string[]; placed: Int32Array }[] = [];
  let goal = -Infinity;
  let reached = -Infinity;
  let ceiling = 0;
  let state: Completion;

  function finish(completion: Completion): number {
    state = completion;
    goal = completion.threshold;
    reached = -Infinity;
    const { needs, at, lists, counts } = completion;
    const N = layers.length;
    for (let k = 0; k < K; k++) open[k] = needs[at * K + k] as number;
    later.fill(0);
    for (let step = steps - 1; step >= 0; step--) {
      const l = parts + step;
      const { levels } = layers[l] as Layer;
      for (let k = 0; k < K; k++) {
        let most = 0;
        for (let i = 0; i < (counts[at * N + l] as number); i++) {
          most = Math.max(most, levels[((lists[l] as Int32Array)[i] as number) * K + k] as number);
        }
        later[step * K + k] = (later[(step + 1) * K + k] as number) + most;
      }
    }
    let room = 0;
    for (let s = 0; s < S; s++) {
      free[s] = completion.slots[at * S + s] as number;
      room += free[s] as number;
    }
    const charmRoom = mostCharmSlots;
    for (let k = 0; k < K; k++) {
      const jewels = wanted[k]?.want.size ? Math.min(wanted[k]?.want.owned ?? 0, room + charmRoom) : 0;
      ownReach[k] = Math.min(open[k] as number, (later[k] as number) + jewels);
    }
    ceiling = box(open.subarray(0, K), ownReach, allCosts);
    choose(0, completion.bound);
    if (reached === -Infinity) return reached;
    kept.push({ ...describePicks(), placed: bestPlaced.slice() });
    return reached;
  }
  const mostCharmSlots = charms.reduce((most, { slots: own }) => Math.max(most, own[0] + own[1] + own[2]), 0);

  /** Whether anything at `step` or after may still reach the goal. */
  function hopeful(step: number): boolean {
    let sum = ceiling;
    for (let k = 0; k < K; k++) {
      const need = open[step * K + k] as number;
      const own = wanted[k] as DamageWant;
      const size = own.want.size;
      let room = 0;
      for (let s = size - 1; size > 0 && s < S; s++) room += free[s] as number;
      if (step === 0 && size > 0) room += mostCharmSlots;
      const come = (later[step * K + k] as number) + Math.min(room, own.want.owned);
      const least = Math.max(0, need - come);
      if (least > own.want.optional) return false;
      if (own.scored >= 0) {
        const cost = ownCosts[k] as Float64Array;
        let cheapest = Infinity;
        for (let m = least; m <= need; m++) cheapest = Math.min(cheapest, cost[m] as number);
        sum -= cheapest;
      }
    }
    return sum + slack > goal;
  }

  /** @param bound no completion from here scores more */
  function choose(step: number, bound: number): void {
    if (!hopeful(step)) return;
    if (step === steps) {
      place(0);
      return;
    }
    const l = parts + step;
    const layer = layers[l] as Layer;
    const list = state.lists[l] as Int32Array;
    const count = state.counts[state.at * layers.length + l] as number;
    for (let i = 0; i < count; i++) {
      const p = list[i] as number;
      const rest = bound - (state.best[l] as number) + (state.worth[l]?.[p] as number);
      if (rest + slack <= goal) continue;
      // Slots of one size are filled in one order only.
      if (step >= 2 && slots[step - 1] === slots[step - 2] && p < (picks[step - 1] as number)) continue;
      const ids = idsOf(step, p);
      if (!take(ids)) continue;
      for (let k = 0; k < K; k++) {
        const left = (open[step * K + k] as number) - (layer.levels[p * K + k] as number);
        open[(step + 1) * K + k] = left > 0 ? left : 0;
      }
      for (let s = 0; s < S; s++) free[s] = (free[s] as number) + (layer.slots[p * S + s] as number);
      picks[step] = p;
      choose(step + 1, rest);
      for (let s = 0; s < S; s++) free[s] = (free[s] as number) - (layer.slots[p * S + s] as number);
      giveBack(ids);
    }
  }

  function memberOf(step: number, p: number): number {
    return layers[parts + step]?.members[p]?.[0] as number;
  }

  function idsOf(step: number, p: number): readonly (string | null)[] {
    if (!owned) return none;
    const at = memberOf(step, p);
    return step === 0 ? (charms[at]?.weaponDecorations ?? none) : [fillings[step - 1]?.[at] ?? null];
  }

  function take(ids: readonly (string | null)[]): boolean {
    let enough = true;
    for (const id of ids) {
      if (id === null) continue;
      const count = (used.get(id) ?? 0) + 1;
      used.set(id, count);
      if (count > (owned?.[id] ?? 0)) enough = false;
    }
    if (!enough) giveBack(ids);
    return enough;
  }

  function giveBack(ids: readonly (string | null)[]): void {
    for (const id of ids) if (id !== null) used.set(id, (used.get(id) ?? 0) - 1);
  }

  /** Tries every number of decorations for the want `k` and those after it. */
  function place(k: number): void {
    const from = steps * K;
    if (k === K) {
      weigh();
      return;
    }
    const { want, scored } = wanted[k] as DamageWant;
    const need = open[from + k] as number;
    placed[k] = 0;
    if (want.size === 0 || need === 0) {
      if (need <= want.optional) place(k + 1);
      return;
    }
    let room = 0;
    for (let s = want.size - 1; s < S; s++) room += free[s] as number;
    const most = Math.min(need, want.owned, room);
    const least = Math.max(0, need - want.optional);
    for (let count = scored >= 0 ? most : least; count >= least && count <= most; count--) {
      if (!occupy(want.size, count)) continue;
      open[from + k] = need - count;
      placed[k] = count;
      const cost = ownCosts[k] as Float64Array;
      if (scored < 0 || (cost[need - count] as number) < Infinity) if (hopefulAfter(k)) place(k + 1);
      vacate(want.size, count);
    }
    open[from + k] = need;
    placed[k] = 0;
  }

  /** How many decorations of each size are in; what larger slots take is found by counting alone. */
  const sized = new Int32Array(S + 1);

  function occupy(size: number, count: number): boolean {
    sized[size] = (sized[size] as number) + count;
    const f3 = free[2] as number;
    const f2 = free[1] as number;
    const f1 = free[0] as number;
    const d3 = sized[3] as number;
    const d2 = sized[2] as number;
    const d1 = sized[1] as number;
    if (d3 <= f3 && d3 + d2 <= f3 + f2 && d3 + d2 + d1 <= f3 + f2 + f1) return true;
    sized[size] = d(size) - count;
    return false;
  }

  function d(size: number): number {
    return sized[size] as number;
  }

  function vacate(size: number, count: number): void {
    sized[size] = d(size) - count;
  }

  /** As `hopeful`, when the wants up to `k` have all they get. */
  function hopefulAfter(k: number): boolean {
    let sum = ceiling;
    let room = 0;
    for (let s = 0; s < S; s++) room += (free[s] as number) - d(s + 1);
    for (let other = 0; other < K; other++) {
      const own = wanted[other] as DamageWant;
      if (own.scored < 0) continue;
      const need = open[steps * K + other] as number;
      const come = other > k && own.want.size > 0 ? Math.min(room, own.want.owned) : 0;
      const cost = ownCosts[other] as Float64Array;
      let cheapest = Infinity;
      for (let m = Math.max(0, need - come); m <= need; m++) cheapest = Math.min(cheapest, cost[m] as number);
      sum -= cheapest;
    }
    return sum + slack > goal;
  }

  function weigh(): void {
    for (let at = 0; at < scoredCount; at++) {
      const k = wantOf[at] as number;
      const levels = levelAt[k];
      levelsNow[at] = levels ? (levels[open[steps * K + k] as number] as number) : (fixed[at] as number);
    }
    const damageNow = damage.score(levelsNow);
    const value = damageNow > 0 ? Math.max(logOfNothing, Math.log(damageNow)) : logOfNothing;
    if (value <= goal) return;
    reached = value;
    goal = value;
    bestPicks.set(picks);
    bestPlaced.set(placed);
    nearest.set(levelsNow);
    aimed = true;
  }

  function describePicks() {
    const charm = memberOf(0, bestPicks[0] as number);
    const weapon = fillings.flatMap(
      (ids, slot) => ids[memberOf(slot + 1, bestPicks[slot + 1] as number)] ?? [],
    );
    return { charm, weaponDecorations: [...(charms[charm]?.weaponDecorations ?? []), ...weapon] };
  }

  return {
    box,
    finish,
    tail: () => kept.length - 1,
    describe: (tail) => {
      const { charm, weaponDecorations, placed: counts } = kept[tail] as (typeof kept)[number];
      const decorations = wanted
        .flatMap(({ want }, k) =>
          Array.from({ length: counts[k] as number }, () => ({ id: want.jewel ?? "", size: want.size })),
        )
        .toSorted((a, b) => b.size - a.size || (a.id < b.id ? -1 : 1));
      return { charm, decorations, weaponDecorations };
    },
  };
}

const none: readonly (string | null)[] = [];
