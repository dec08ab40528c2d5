import { type BestList, createBestList } from "./best-list";
import { type DualPrices, solveDual } from "./dual-simplex";
import { slotLevels } from "./measures";
import { createPrices, type Prices } from "./prices";
import type { Layer, Problem } from "./problem";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;
/** Bounds are sums of rounded figures; a set is given up only when it misses by more than that. */
const valueSlack = 1e-3;
const needSlack = 1e-6;
/** Prices that are tried on every node. The oldest that are not fixed make room. */
const poolSize = 12;
/** Nodes down to this depth get prices of their own. */
const pricedDepth = 3;

export interface Engine {
  /** Goes on for about that many nodes. @returns whether it is done */
  step(nodes: number): boolean;
  readonly done: boolean;
  /** Nodes looked at so far. */
  readonly nodes: number;
  readonly best: BestList;
  /** No set that is not listed has a higher value than this; `-Infinity` when all was looked at. */
  bound(): number;
}

/** Depth-first branch and bound over the five parts; the charm is chosen last. README has the proof. */
export function createEngine(problem: Problem): Engine {
  const { layers, slotWorth } = problem;
  const K = problem.skills.length;
  const B = problem.bonuses.length;
  const parts = layers.length - 1;
  const charmLayer = layers[parts] as Layer;
  const best = createBestList(problem.limit);
  const sizes = Uint8Array.from(problem.skills, ({ size }) => size);

  // The path: one stretch per depth.
  const needs = new Int32Array((parts + 1) * K);
  const bonusNeeds = new Int32Array((parts + 1) * B);
  const slots = new Int32Array((parts + 1) * S);
  const values = new Float64Array(parts + 1);
  const chosen = new Int32Array(parts + 1);
  const cursor = new Int32Array(parts + 1);
  /** Layers by depth. */
  let sequence = Array.from({ length: parts }, (_, at) => at);
  /** Prices that a node goes by: its own, or those of the node above. */
  const skillPrice = new Float64Array((parts + 1) * K);
  const bonusPrice = new Float64Array((parts + 1) * B);
  /** Bound of a node by those prices, and what its candidates are worth by them. */
  const upper = new Float64Array(parts + 1);
  const slotPrice = new Float64Array(S);
  const worth = layers.map(() => layers.map((layer) => new Float64Array(layer.size)));
  const mostWorth = new Float64Array((parts + 1) * (parts + 1));
  /** Candidates of each layer that may still stand in a wanted set, by depth. */
  const lists = layers.map(() => layers.map(({ size }) => Int32Array.from({ length: size }, (_, p) => p)));
  const counts = new Int32Array((parts + 1) * (parts + 1));
  const worthAt = (d: number, l: number) => (worth[d] as Float64Array[])[l] as Float64Array;
  const listAt = (d: number, l: number) => (lists[d] as Int32Array[])[l] as Int32Array;
  /** Prices that showed before that nothing lies below some node. */
  const pool: Prices[] = [];
  let fixedPrices = 0;
  let oldest = 0;
  const ahead = new Float64Array(poolSize * (parts + 1));
  const mostBonus = new Int32Array((parts + 1) * B);
  const worn = new Int32Array(parts);
  let threshold = -Infinity;
  let depth = -1;
  let nodes = 0;
  let done = false;

  /**
   * Works out the bound of the node at depth `d` by its prices, over the candidates listed at depth `from`, and
   * lists those that may still stand in a wanted set. Levels count no more than is still needed.
   */
  function refresh(d: number, from: number): boolean {
    for (let s = 0; s < S; s++) {
      let most = slotWorth[s] as number;
      for (let k = 0; k < K; k++) {
        const size = sizes[k] as number;
        if (size > 0 && size <= s + 1 && (needs[d * K + k] as number) > 0) {
          const price = skillPrice[d * K + k] as number;
          if (price > most) most = price;
        }
      }
      slotPrice[s] = most;
    }
    let sum = values[d] as number;
    for (let s = 0; s < S; s++) sum += (slots[d * S + s] as number) * (slotPrice[s] as number);
    for (let k = 0; k < K; k++) sum -= (needs[d * K + k] as number) * (skillPrice[d * K + k] as number);
    for (let b = 0; b < B; b++) sum -= (bonusNeeds[d * B + b] as number) * (bonusPrice[d * B + b] as number);
    for (let e = d; e <= parts; e++) {
      const l = e === parts ? parts : (sequence[e] as number);
      const most = worthOfLayer(d, l, from);
      mostWorth[d * (parts + 1) + l] = most;
      sum += most;
    }
    upper[d] = sum;
    if (Math.floor(sum + valueSlack) < threshold) return false;
    for (let e = d; e <= parts; e++) keepList(d, e === parts ? parts : (sequence[e] as number), from);
    return true;
  }

  /** Leaves out what no wanted set below depth `d` can have. */
  function keepList(d: number, l: number, from: number): void {
    const source = listAt(from, l);
    const into = listAt(d, l);
    const by = worthAt(d, l);
    const count = counts[from * (parts + 1) + l] as number;
    const lost = (upper[d] as number) - (mostWorth[d * (parts + 1) + l] as number) + valueSlack;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const p = source[i] as number;
      if (Math.floor(lost + (by[p] as number)) >= threshold) into[kept++] = p;
    }
    counts[d * (parts + 1) + l] = kept;
  }

  function worthOfLayer(d: number, l: number, from: number): number {
    const source = listAt(from, l);
    const count = counts[from * (parts + 1) + l] as number;
    const layer = layers[l] as Layer;
    const { levels, bonuses, slots: own, value } = layer;
    const into = worthAt(d, l);
    const s1 = slotPrice[0] as number;
    const s2 = slotPrice[1] as number;
    const s3 = slotPrice[2] as number;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const p = source[i] as number;
      let sum =
        (value[p] as number) +
        (own[p * S] as number) * s1 +
        (own[p * S + 1] as number) * s2 +
        (own[p * S + 2] as number) * s3;
      for (let k = 0; k < K; k++) {
        const level = levels[p * K + k] as number;
        if (level > 0) {
          const need = needs[d * K + k] as number;
          sum += (level < need ? level : need) * (skillPrice[d * K + k] as number);
        }
      }
      for (let b = 0; b < B; b++) {
        const count = bonuses[p * B + b] as number;
        if (count > 0) {
          const need = bonusNeeds[d * B + b] as number;
          sum += (count < need ? count : need) * (bonusPrice[d * B + b] as number);
        }
      }
      into[p] = sum;
      if (sum > most) most = sum;
    }
    return most;
  }

  function poolBound(j: number, d: number): number {
    const prices = pool[j] as Prices;
    let sum = ahead[j * (parts + 1) + d] as number;
    if (prices.counted) sum += values[d] as number;
    for (let s = 0; s < S; s++) sum += (slots[d * S + s] as number) * (prices.slot[s] as number);
    for (let k = 0; k < K; k++) sum -= (needs[d * K + k] as number) * (prices.skill[k] as number);
    for (let b = 0; b < B; b++) sum -= (bonusNeeds[d * B + b] as number) * (prices.bonus[b] as number);
    return sum;
  }

  function poolFails(d: number): boolean {
    for (let j = 0; j < pool.length; j++) {
      const bound = poolBound(j, d);
      if ((pool[j] as Prices).counted ? Math.floor(bound + valueSlack) < threshold : bound + needSlack < 0)
        return true;
    }
    return false;
  }

  function admit(prices: Prices): void {
    let j = pool.length;
    if (j < poolSize) pool.push(prices);
    else {
      j = fixedPrices + (oldest++ % (poolSize - fixedPrices));
      pool[j] = prices;
    }
    let sum = prices.best[parts] as number;
    ahead[j * (parts + 1) + parts] = sum;
    for (let e = parts - 1; e >= 0; e--) {
      sum += prices.best[sequence[e] as number] as number;
      ahead[j * (parts + 1) + e] = sum;
    }
  }

  /** Finds prices for the node at depth `d`. @returns whether something may lie below it */
  function price(d: number): boolean {
    const dual = solveDual(problem, {
      layers: [...sequence.slice(d), parts].map((l) => ({
        layer: layers[l] as Layer,
        candidates: listAt(d, l),
        count: counts[d * (parts + 1) + l] as number,
      })),
      skillNeeds: needs.subarray(d * K, d * K + K),
      bonusNeeds: bonusNeeds.subarray(d * B, d * B + B),
      slots: slots.subarray(d * S, d * S + S),
    });
    if (dual.kind === "ray") {
      admit(rayPrices(problem, dual));
      return !poolFails(d);
    }
    skillPrice.set(dual.skill, d * K);
    bonusPrice.set(dual.bonus, d * B);
    return refresh(d, d);
  }

  /** What promises most is tried first. */
  function sortCandidates(d: number): void {
    for (let e = d; e < parts; e++) {
      const l = sequence[e] as number;
      const by = worthAt(d, l);
      const list = listAt(d, l);
      list
        .subarray(0, counts[d * (parts + 1) + l])
        .sort((a, b) => (by[b] as number) - (by[a] as number) || a - b);
    }
  }

  function start(): void {
    problem.skills.forEach(({ need }, k) => {
      needs[k] = need;
    });
    problem.bonuses.forEach(({ need }, b) => {
      bonusNeeds[b] = need;
    });
    for (let l = 0; l <= parts; l++) counts[l] = (layers[l] as Layer).size;
    done = true;
    if (layers.some(({ size }) => size === 0)) return;
    for (let s = 1; s <= S; s++) {
      const skill = Float64Array.from(sizes, (size) => (size >= s || size === 0 ? 1 : 0));
      admit(createPrices(problem, false, skill, new Float64Array(B)));
    }
    fixedPrices = pool.length;
    if (poolFails(0) || !refresh(0, 0) || !price(0)) return;
    // The part whose best candidates stand out most comes first: its choice decides most.
    const gaps = sequence.map((l) => {
      const sorted = worthAt(0, l).toSorted().reverse();
      return (sorted[0] as number) - (sorted[Math.min(3, sorted.length - 1)] as number);
    });
    sequence = sequence.toSorted((a, b) => (gaps[b] as number) - (gaps[a] as number) || a - b);
    const admitted = pool.splice(0);
    admitted.forEach(admit);
    for (let d = parts - 1; d >= 0; d--) {
      const layer = layers[sequence[d] as number] as Layer;
      for (let b = 0; b < B; b++) {
        let most = 0;
        for (let p = 0; p < layer.size; p++) most = Math.max(most, layer.bonuses[p * B + b] as number);
        mostBonus[d * B + b] = (mostBonus[(d + 1) * B + b] as number) + most;
      }
    }
    sortCandidates(0);
    depth = 0;
    done = false;
  }

  /** Puts candidate `p` on depth `d`. @returns whether something may lie below */
  function enter(d: number, p: number): boolean {
    const l = sequence[d] as number;
    const rest = (upper[d] as number) - (mostWorth[d * (parts + 1) + l] as number);
    if (Math.floor(rest + (worthAt(d, l)[p] as number) + valueSlack) < threshold) return false;
    const layer = layers[l] as Layer;
    const to = d + 1;
    for (let b = 0; b < B; b++) {
      const left = (bonusNeeds[d * B + b] as number) - (layer.bonuses[p * B + b] as number);
      if (left > (mostBonus[to * B + b] as number)) return false;
      bonusNeeds[to * B + b] = left > 0 ? left : 0;
    }
    for (let k = 0; k < K; k++) {
      const left = (needs[d * K + k] as number) - (layer.levels[p * K + k] as number);
      needs[to * K + k] = left > 0 ? left : 0;
    }
    for (let s = 0; s < S; s++) {
      slots[to * S + s] = (slots[d * S + s] as number) + (layer.slots[p * S + s] as number);
    }
    values[to] = (values[d] as number) + (layer.value[p] as number);
    chosen[d] = p;
    if (poolFails(to)) return false;
    if (to === parts) return true;
    skillPrice.copyWithin(to * K, d * K, to * K);
    bonusPrice.copyWithin(to * B, d * B, to * B);
    if (!refresh(to, d)) return false;
    if (to <= pricedDepth) {
      if (!price(to)) return false;
      sortCandidates(to);
    }
    return true;
  }

  /** Five parts are chosen: the charm that leaves the most, then all members of the candidates. */
  function finish(): void {
    let charm = -1;
    let most = -1;
    const open = listAt(parts - 1, parts);
    const count = counts[(parts - 1) * (parts + 1) + parts] as number;
    for (let i = 0; i < count; i++) {
      const c = open[i] as number;
      const left = worthLeft(c);
      if (left > most || (left === most && c < charm)) {
        most = left;
        charm = c;
      }
    }
    if (charm !== -1) addMembers(0, (values[parts] as number) + most, charmLayer.members[charm]?.[0] ?? 0);
  }

  /** What the slots that stay empty with charm `c` are worth; -1 where the decorations do not fit. */
  function worthLeft(c: number): number {
    let m1 = 0;
    let m2 = 0;
    let m3 = 0;
    for (let k = 0; k < K; k++) {
      const missing = (needs[parts * K + k] as number) - (charmLayer.levels[c * K + k] as number);
      if (missing <= 0) continue;
      const size = sizes[k];
      if (size === 1) m1 += missing;
      else if (size === 2) m2 += missing;
      else if (size === 3) m3 += missing;
      else return -1;
    }
    const from = parts * S;
    const own = c * S;
    let free1 = (slots[from] as number) + (charmLayer.slots[own] as number) - m1;
    let free2 = (slots[from + 1] as number) + (charmLayer.slots[own + 1] as number) - m2;
    let free3 = (slots[from + 2] as number) + (charmLayer.slots[own + 2] as number) - m3;
    if (free1 < 0) {
      free2 += free1;
      free1 = 0;
    }
    if (free2 < 0) {
      free3 += free2;
      free2 = 0;
    }
    if (free3 < 0) return -1;
    return (
      free1 * (slotWorth[0] as number) + free2 * (slotWorth[1] as number) + free3 * (slotWorth[2] as number)
    );
  }

  function addMembers(d: number, value: number, charm: number): void {
    if (d === parts) {
      best.offer(worn, charm, value);
      threshold = best.threshold;
      return;
    }
    const l = sequence[d] as number;
    const layer = layers[l] as Layer;
    const members = layer.members[chosen[d] as number] as Int32Array;
    const head = layer.value[chosen[d] as number] as number;
    for (let m = 0; m < members.length; m++) {
      const piece = members[m] as number;
      const next = value - head + (layer.values[piece] as number);
      if (next < threshold) return;
      worn[l] = piece;
      addMembers(d + 1, next, charm);
    }
  }

  function step(limitNodes: number): boolean {
    const until = nodes + limitNodes;
    while (!done && nodes < until) {
      const l = sequence[depth] as number;
      const at = cursor[depth] as number;
      if (at >= (counts[depth * (parts + 1) + l] as number)) {
        depth--;
        if (depth < 0) done = true;
        continue;
      }
      cursor[depth] = at + 1;
      nodes++;
      if (!enter(depth, listAt(depth, l)[at] as number)) continue;
      if (depth + 1 === parts) finish();
      else cursor[++depth] = 0;
    }
    return done;
  }

  /** The highest bound among the candidates that are still to be tried. */
  function bound(): number {
    let most = -Infinity;
    for (let d = 0; !done && d <= depth; d++) {
      const l = sequence[d] as number;
      const rest = (upper[d] as number) - (mostWorth[d * (parts + 1) + l] as number);
      for (let at = cursor[d] as number; at < (counts[d * (parts + 1) + l] as number); at++) {
        most = Math.max(most, rest + (worthAt(d, l)[listAt(d, l)[at] as number] as number));
      }
    }
    return Math.floor(most + valueSlack);
  }

  start();
  return {
    step,
    get done() {
      return done;
    },
    get nodes() {
      return nodes;
    },
    best,
    bound,
  };
}

function rayPrices(problem: Problem, { skill, bonus }: DualPrices): Prices {
  const most = Math.max(...skill, ...bonus, Number.MIN_VALUE);
  return createPrices(
    problem,
    false,
    skill.map((price) => price / most),
    bonus.map((price) => price / most),
  );
}
