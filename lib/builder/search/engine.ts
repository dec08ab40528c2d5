import { type BestList, type Candidate, createBestList } from "./best-list";
import { solveDual } from "./dual-simplex";
import { createPrices, type Prices } from "./prices";
import { type Layer, type Problem, slotLevels } from "./problem";

/** Bounds are sums of rounded figures; a set is given up only when it misses by more than that. */
const valueSlack = 1e-3;
const needSlack = 1e-6;
export const tuning = { poolSize: 40, lpDepth: 2, lpEvery: 1 };

export interface Engine {
  /** Goes on for about that many nodes. @returns whether it is done */
  step(nodes: number): boolean;
  readonly nodes: number;
  readonly lps: number;
  readonly done: boolean;
  /** No set that is not listed has a higher value, as far as is known by now. */
  readonly bound: number;
  readonly best: BestList;
}

/** Depth-first branch and bound over the five parts; the charm is chosen last. README has the proof. */
export function createEngine(problem: Problem, limit: number): Engine {
  const K = problem.skills.length;
  const B = problem.bonuses.length;
  const parts = problem.layers.length - 1;
  const best = createBestList(limit);
  const sizes = Uint8Array.from(problem.skills, ({ size }) => size);
  const charmLayer = problem.layers[parts] as Layer;

  // State of the path, one stretch per depth.
  const needs = new Int32Array((parts + 1) * K);
  const bonusNeeds = new Int32Array((parts + 1) * B);
  const slots = new Int32Array((parts + 1) * slotLevels);
  const values = new Float64Array(parts + 1);
  const upper = new Float64Array((parts + 1) * tuning.poolSize);
  const chosen = new Int32Array(parts + 1);
  const cursor = new Int32Array(parts + 1);
  const orders: Int32Array[] = [];
  const worn = new Int32Array(parts);
  const waste = new Int32Array(K + B);
  const pool: Prices[] = [];
  /** What the layers from each depth on are worth at best: pool × depths. */
  const ahead = new Float64Array(tuning.poolSize * (parts + 2));
  const mostBonus = new Int32Array((parts + 1) * B);
  let sequence: number[] = problem.layers.slice(0, parts).map((_, at) => at);
  let depth = -1;
  let nodes = 0;
  let lps = 0;
  let done = false;
  let nextVictim = 0;

  problem.skills.forEach(({ need }, k) => {
    needs[k] = need;
  });
  problem.bonuses.forEach(({ need }, b) => {
    bonusNeeds[b] = need;
  });

  function boundAt(j: number, d: number): number {
    const prices = pool[j] as Prices;
    let sum = ahead[j * (parts + 2) + d] as number;
    if (prices.weight === 1) sum += values[d] as number;
    for (let s = 0; s < slotLevels; s++) sum += (slots[d * slotLevels + s] as number) * (prices.slot[s] as number);
    for (let k = 0; k < K; k++) sum -= (needs[d * K + k] as number) * (prices.skill[k] as number);
    for (let b = 0; b < B; b++) sum -= (bonusNeeds[d * B + b] as number) * (prices.bonus[b] as number);
    return sum;
  }

  /** Takes prices into the pool. @returns whether they prove that nothing below depth `d` is of use */
  function admit(prices: Prices, d: number): boolean {
    let j = pool.length;
    if (j < tuning.poolSize) pool.push(prices);
    else {
      j = fixedPrices + (nextVictim++ % (tuning.poolSize - fixedPrices));
      pool[j] = prices;
    }
    let sum = prices.best[parts] as number;
    ahead[j * (parts + 2) + parts] = sum;
    for (let e = parts - 1; e >= 0; e--) {
      sum += prices.best[sequence[e] as number] as number;
      ahead[j * (parts + 2) + e] = sum;
    }
    for (let e = 0; e <= d; e++) upper[e * tuning.poolSize + j] = boundAt(j, e);
    return fails(j, upper[d * tuning.poolSize + j] as number);
  }

  function fails(j: number, bound: number): boolean {
    return (pool[j] as Prices).weight === 1
      ? bound + valueSlack < best.threshold
      : bound + needSlack < 0;
  }

  function solveAt(d: number): boolean {
    lps++;
    const open = sequence.slice(d);
    const dual = solveDual(problem, {
      layers: [...open, parts],
      skillNeeds: needs.subarray(d * K, d * K + K),
      bonusNeeds: bonusNeeds.subarray(d * B, d * B + B),
      slots: slots.subarray(d * slotLevels, d * slotLevels + slotLevels),
    });
    if (!dual) return true;
    if (dual.kind === "ray") {
      const most = Math.max(...dual.skill, ...dual.bonus, 1e-12);
      return admit(
        createPrices(
          problem,
          0,
          dual.skill.map((price) => price / most),
          dual.bonus.map((price) => price / most),
        ),
        d,
      );
    }
    const prices = createPrices(problem, 1, dual.skill, dual.bonus);
    const failed = admit(prices, d);
    if (!failed && d < parts) orders[d] = orderBy(prices, sequence[d] as number);
    return failed;
  }

  function orderBy(prices: Prices, layer: number): Int32Array {
    const worth = prices.worth[layer] as Float64Array;
    return Int32Array.from(worth.keys()).sort((a, b) => (worth[b] as number) - (worth[a] as number) || a - b);
  }

  let fixedPrices = 0;
  function start(): void {
    if (problem.layers.some(({ size }) => size === 0)) {
      done = true;
      return;
    }
    // The parts that differ most in worth come first: their choice decides most.
    const root = solveDual(problem, {
      layers: problem.layers.map((_, at) => at),
      skillNeeds: needs,
      bonusNeeds,
      slots: slots.subarray(0, slotLevels),
    });
    lps++;
    const spread = (prices: Prices, l: number) => {
      const sorted = (prices.worth[l] as Float64Array).toSorted().reverse();
      return (sorted[0] as number) - (sorted[Math.min(3, sorted.length - 1)] as number);
    };
    const rootPrices =
      root &&
      createPrices(problem, root.kind === "ray" ? 0 : 1, root.skill, root.bonus);
    if (rootPrices) {
      const by = rootPrices;
      sequence = sequence.toSorted((a, b) => spread(by, b) - spread(by, a) || a - b);
    }
    for (let d = 0; d <= parts; d++) {
      for (let b = 0; b < B; b++) {
        let sum = 0;
        for (let e = d; e < parts; e++) {
          const layer = problem.layers[sequence[e] as number] as Layer;
          let most = 0;
          for (let p = 0; p < layer.size; p++) most = Math.max(most, layer.bonuses[p * B + b] as number);
          sum += most;
        }
        mostBonus[d * B + b] = sum;
      }
    }
    let proved = rootPrices ? admit(rootPrices, 0) : false;
    for (let s = 1; s <= slotLevels; s++) {
      const skill = Float64Array.from(sizes, (size) => (size >= s || size === 0 ? 1 : 0));
      if (admit(createPrices(problem, 0, skill, new Float64Array(B)), 0)) proved = true;
    }
    fixedPrices = pool.length;
    if (proved) {
      done = true;
      return;
    }
    const by = pool[0] as Prices;
    for (let d = 0; d < parts; d++) orders[d] = orderBy(by, sequence[d] as number);
    depth = 0;
    cursor[0] = 0;
  }

  /** Puts candidate `p` on depth `d`. @returns whether something may lie below */
  function enter(d: number, p: number): boolean {
    const l = sequence[d] as number;
    const layer = problem.layers[l] as Layer;
    const from = d * K;
    const to = from + K;
    for (let k = 0; k < K; k++) {
      const need = needs[from + k] as number;
      const left = need - (layer.levels[p * K + k] as number);
      needs[to + k] = left > 0 ? left : 0;
      waste[k] = left < 0 ? -left : 0;
    }
    for (let b = 0; b < B; b++) {
      const left = (bonusNeeds[d * B + b] as number) - (layer.bonuses[p * B + b] as number);
      const open = left > 0 ? left : 0;
      if (open > (mostBonus[(d + 1) * B + b] as number)) return false;
      bonusNeeds[(d + 1) * B + b] = open;
      waste[K + b] = left < 0 ? -left : 0;
    }
    for (let s = 0; s < slotLevels; s++) {
      slots[(d + 1) * slotLevels + s] = (slots[d * slotLevels + s] as number) + (layer.slots[p * slotLevels + s] as number);
    }
    values[d + 1] = (values[d] as number) + (layer.value[p] as number);
    for (let j = 0; j < pool.length; j++) {
      const prices = pool[j] as Prices;
      let bound =
        (upper[d * tuning.poolSize + j] as number) -
        (prices.best[l] as number) +
        ((prices.worth[l] as Float64Array)[p] as number);
      for (let k = 0; k < K; k++) {
        const extra = waste[k] as number;
        if (extra > 0) bound -= extra * (prices.skill[k] as number);
      }
      for (let b = 0; b < B; b++) {
        const extra = waste[K + b] as number;
        if (extra > 0) bound -= extra * (prices.bonus[b] as number);
      }
      if (fails(j, bound)) return false;
      upper[(d + 1) * tuning.poolSize + j] = bound;
    }
    chosen[d] = p;
    return true;
  }

  /** Five parts are chosen: the charm that leaves the most, then all members of the candidates. */
  function finish(): void {
    let charm = -1;
    let worth = -1;
    for (let c = 0; c < charmLayer.size; c++) {
      nodes++;
      let m1 = 0;
      let m2 = 0;
      let m3 = 0;
      let fits = true;
      for (let k = 0; k < K; k++) {
        const missing = (needs[parts * K + k] as number) - (charmLayer.levels[c * K + k] as number);
        if (missing <= 0) continue;
        const size = sizes[k];
        if (size === 1) m1 += missing;
        else if (size === 2) m2 += missing;
        else if (size === 3) m3 += missing;
        else {
          fits = false;
          break;
        }
      }
      if (!fits) continue;
      const from = parts * slotLevels;
      const own = c * slotLevels;
      let f1 = (slots[from] as number) + (charmLayer.slots[own] as number) - m1;
      let f2 = (slots[from + 1] as number) + (charmLayer.slots[own + 1] as number) - m2;
      let f3 = (slots[from + 2] as number) + (charmLayer.slots[own + 2] as number) - m3;
      if (f1 < 0) {
        f2 += f1;
        f1 = 0;
      }
      if (f2 < 0) {
        f3 += f2;
        f2 = 0;
      }
      if (f3 < 0) continue;
      const left =
        f1 * (problem.slotWorth[0] as number) + f2 * (problem.slotWorth[1] as number) + f3 * (problem.slotWorth[2] as number);
      if (left > worth) {
        worth = left;
        charm = c;
      }
    }
    if (charm !== -1) addMembers(0, (values[parts] as number) + worth, charmLayer.members[charm]?.[0] ?? 0);
  }

  function addMembers(d: number, value: number, charm: number): void {
    if (value < best.threshold) return;
    if (d === parts) {
      best.offer(worn, charm, value);
      return;
    }
    const l = sequence[d] as number;
    const layer = problem.layers[l] as Layer;
    const members = layer.members[chosen[d] as number] as Int32Array;
    const own = pieceValues[l] as Float64Array;
    const head = layer.value[chosen[d] as number] as number;
    for (let m = 0; m < members.length; m++) {
      const piece = members[m] as number;
      const next = value - head + (own[piece] as number);
      if (next < best.threshold) return;
      worn[l] = piece;
      addMembers(d + 1, next, charm);
    }
  }
  const pieceValues = problem.layers.map(({ values: all }) => all);

  function step(limitNodes: number): boolean {
    const until = nodes + limitNodes;
    while (!done && nodes < until) {
      if (depth < 0) {
        done = true;
        break;
      }
      const order = orders[depth] as Int32Array;
      const at = cursor[depth] as number;
      if (at >= order.length) {
        depth--;
        continue;
      }
      cursor[depth] = at + 1;
      nodes++;
      if (!enter(depth, order[at] as number)) continue;
      if (depth + 1 === parts) {
        finish();
        continue;
      }
      depth++;
      cursor[depth] = 0;
      if (depth <= tuning.lpDepth) {
        if (solveAt(depth)) {
          depth--;
          continue;
        }
      } else {
        orders[depth] = orderBy(pool[0] as Prices, sequence[depth] as number);
      }
    }
    return done;
  }

  start();
  return {
    step,
    get nodes() {
      return nodes;
    },
    get lps() {
      return lps;
    },
    get done() {
      return done;
    },
    get bound() {
      return 0;
    },
    best,
  };
}
export type { Candidate };
