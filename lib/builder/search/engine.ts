import { type BestList, createBestList } from "./best-list";
import { DualSimplex } from "./dual-simplex";
import { slotLevels } from "./measures";
import { createPrices, type Prices } from "./prices";
import type { Layer, Problem } from "./problem";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;
/** Bounds are sums of rounded figures; a set is given up only when it misses by more than that. */
const valueSlack = 1e-3;
const scoreSlack = 1e-10;
const needSlack = 1e-6;
/** Prices that show that nothing lies below a node. The oldest that are not fixed make room. */
const poolSize = 12;
/** So many chosen parts, and a node goes by the prices of the one above. */
const ownPrices = 3;
/** Steps to better prices where the value is a score: at the first node, near it, and below. */
const rootSteps = 200;
const shallowSteps = 40;
const deepSteps = 25;

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

/**
 * Depth-first branch and bound over the five parts; what remains (charm, decorations) is settled at once for
 * five chosen parts. The README has the proof.
 *
 * One long function, because its loops share typed arrays and must not allocate.
 *
 * @param best the list to fill; two engines may fill one by turns, and when either is done the list is
 * @param branchOverWeapon chooses what fills the weapon before the parts, not after them
 */
export function createEngine(
  problem: Problem,
  best: BestList = createBestList(problem.limit, problem.scoring !== null),
  branchOverWeapon = false,
): Engine {
  const { layers, slotWorth, wants, scoring } = problem;
  const K = wants.length;
  const N = layers.length;
  const parts = problem.pieces.length;
  const weapon = layers.length > parts + 1 ? parts + 1 : -1;
  const weaponFirst = branchOverWeapon && weapon !== -1;
  /** Chosen layers that make a set: all where values are scores, else the parts, which settle the charm. */
  const last = scoring ? N : parts;
  const depths = last + 1;
  /** How many layers are branched over with bounds of their own. What comes after goes by the last of these. */
  const T = weaponFirst ? parts + 1 : parts;
  const pricedDepth = T - parts + ownPrices;
  const sizes = Uint8Array.from(wants, ({ size }) => size);
  const soft = Uint8Array.from(wants, ({ cost }) => (cost ? 1 : 0));
  /** Levels that may stay open. */
  const optional = Int32Array.from(wants, (want) => want.optional);
  const demands = scoring !== null && wants.some(({ need, optional: open }) => open < need);
  const simplex = new DualSimplex(problem);

  // The path: one stretch per depth.
  const needs = new Int32Array(depths * K);
  const slots = new Int32Array(depths * S);
  const values = new Float64Array(depths);
  const chosen = new Int32Array(depths);
  const cursor = new Int32Array(depths);
  /** Layers by depth. */
  let sequence = [...layers.keys()];
  /** Prices that a node goes by: its own, or those of the node above. */
  const price = new Float64Array(depths * K);
  /** What it costs a node to leave a want open, by levels; those of the node above unless it has its own. */
  const costs = Array.from({ length: depths }, () => wants.map(({ need }) => new Float64Array(need + 1)));
  const costDepth = new Int32Array(depths);
  const reach = new Int32Array(K);
  /** Bound of a node by its prices, and what its candidates are worth by them. */
  const upper = new Float64Array(depths);
  const slotPrice = new Float64Array(S);
  const worth = costs.map(() => layers.map((layer) => new Float64Array(layer.size)));
  const mostWorth = new Float64Array(depths * N);
  /** Candidates of each layer that may still stand in a wanted set, by depth. */
  const lists = costs.map(() => layers.map(({ size }) => Int32Array.from({ length: size }, (_, p) => p)));
  const counts = new Int32Array(depths * N);
  const worthAt = (d: number, l: number) => (worth[d] as Float64Array[])[l] as Float64Array;
  const listAt = (d: number, l: number) => (lists[d] as Int32Array[])[l] as Int32Array;
  /** Prices that showed before that nothing lies below some node. */
  const pool: Prices[] = [];
  let fixedPrices = 0;
  let oldest = 0;
  const ahead = new Float64Array(poolSize * depths);
  /** Most levels that the layers from a depth on bring. */
  const supply = new Int32Array(depths * K);
  const found = new Float64Array(K);
  const leave = new Float64Array(K);
  const open = new Int32Array(K);
  const slope = new Float64Array(K);
  const kept = new Float64Array(K);
  const slotTaker = new Int32Array(S);
  const worn = new Int32Array(parts);
  let threshold = -Infinity;
  /** Score of the best way found to complete the parts that are chosen. */
  let completed = -Infinity;
  let depth = -1;
  let nodes = 0;
  let done = false;

  /**
   * Whether a set of that value, or less by rounding alone, belongs in the list. Scores are often equal, and
   * which of equal ones end the list does not matter: only a higher one gets in.
   */
  function reaches(value: number): boolean {
    return scoring ? value > threshold + scoreSlack : Math.floor(value + valueSlack) >= threshold;
  }

  /**
   * Works out the bound of the node at depth `d` by its prices, over the candidates listed at depth `from`, and
   * lists those that may still stand in a wanted set. Levels count no more than is still needed.
   */
  function refresh(d: number, from: number): boolean {
    setSlotPrices(d);
    let sum = values[d] as number;
    for (let s = 0; s < S; s++) sum += (slots[d * S + s] as number) * (slotPrice[s] as number);
    for (let k = 0; k < K; k++) {
      const need = needs[d * K + k] as number;
      if (need > 0) sum += leftOpen(d, k, need) - need * (price[d * K + k] as number);
    }
    for (let e = d; e < N; e++) {
      const l = sequence[e] as number;
      const most = worthOfLayer(d, l, from);
      mostWorth[d * N + l] = most;
      sum += most;
    }
    upper[d] = sum;
    if (!reaches(sum)) return false;
    for (let e = d; e < N; e++) keepList(d, sequence[e] as number, from);
    return true;
  }

  /** A slot is worth what it adds empty, or the dearest level that a decoration in it could give. */
  function setSlotPrices(d: number): void {
    for (let s = 0; s < S; s++) slotPrice[s] = slotWorth[s] as number;
    for (let k = 0; k < K; k++) {
      const size = sizes[k] as number;
      if (size === 0 || needs[d * K + k] === 0) continue;
      const own = price[d * K + k] as number;
      for (let s = size - 1; s < S; s++) if (own > (slotPrice[s] as number)) slotPrice[s] = own;
    }
  }

  /** Most that is gained by leaving levels open, when a level has a price and being without it a cost. */
  function leftOpen(d: number, k: number, need: number): number {
    if (soft[k] === 0) return 0;
    const own = price[d * K + k] as number;
    const cost = costs[costDepth[d] as number]?.[k] as Float64Array;
    let most = -Infinity;
    for (let m = 0; m <= need; m++) {
      const gain = own * m - (cost[m] as number);
      if (gain > most) most = gain;
    }
    return most;
  }

  /** Leaves out what no wanted set below depth `d` can have. */
  function keepList(d: number, l: number, from: number): void {
    const source = listAt(from, l);
    const into = listAt(d, l);
    const by = worthAt(d, l);
    const count = counts[from * N + l] as number;
    const rest = (upper[d] as number) - (mostWorth[d * N + l] as number);
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const p = source[i] as number;
      if (reaches(rest + (by[p] as number))) into[kept++] = p;
    }
    counts[d * N + l] = kept;
  }

  function worthOfLayer(d: number, l: number, from: number): number {
    const source = listAt(from, l);
    const count = counts[from * N + l] as number;
    const { levels, slots: own, value } = layers[l] as Layer;
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
          sum += (level < need ? level : need) * (price[d * K + k] as number);
        }
      }
      into[p] = sum;
      if (sum > most) most = sum;
    }
    return most;
  }

  /** Whether prices found earlier show that the needs at depth `d` cannot be met. */
  function poolFails(d: number): boolean {
    for (let j = 0; j < pool.length; j++) {
      const { want, slot } = pool[j] as Prices;
      let bound = ahead[j * depths + d] as number;
      for (let s = 0; s < S; s++) bound += (slots[d * S + s] as number) * (slot[s] as number);
      for (let k = 0; k < K; k++) {
        const must = (needs[d * K + k] as number) - (optional[k] as number);
        if (must > 0) bound -= must * (want[k] as number);
      }
      if (bound + needSlack < 0) return true;
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
    let sum = 0;
    for (let e = N - 1; e >= 0; e--) {
      sum += prices.best[sequence[e] as number] as number;
      if (e < depths) ahead[j * depths + e] = sum;
    }
  }

  /** Finds prices for the node at depth `d`. @returns whether something may lie below it */
  function findPrices(d: number): boolean {
    // Until there is a set, whether what must be met can be met is a question of its own.
    if (demands && threshold === -Infinity && !mayMeetDemands(d)) return false;
    for (let k = 0; k < K; k++) {
      open[k] = needs[d * K + k] as number;
      leave[k] = soft[k] ? cheapest(costs[costDepth[d] as number]?.[k]) : Infinity;
    }
    if (solve(d) && !admitRay(d)) return false;
    for (let k = 0; k < K; k++) price[d * K + k] = Math.max(0, found[k] as number);
    if (scoring) lowerBound(d, d === 0 ? rootSteps : shallowSteps);
    return refresh(d, d);
  }

  function mayMeetDemands(d: number): boolean {
    for (let k = 0; k < K; k++) {
      open[k] = Math.max(0, (needs[d * K + k] as number) - (optional[k] as number));
      leave[k] = Infinity;
    }
    return !solve(d) || admitRay(d);
  }

  /** Solves the linear program of a node for `open` and `leave`. @returns whether it has no solution */
  function solve(d: number): boolean {
    const kind = simplex.solve(
      {
        layers: sequence.slice(d).map((l) => ({
          layer: layers[l] as Layer,
          candidates: listAt(d, l),
          count: counts[d * N + l] as number,
        })),
        needs: open,
        leave,
        slots: slots.subarray(d * S, d * S + S),
      },
      found,
    );
    return kind === "ray";
  }

  /** Keeps prices by which needs cannot be met. @returns whether they fail to show it, by rounding */
  function admitRay(d: number): boolean {
    const most = found.reduce((a, b) => Math.max(a, b), 0);
    if (most === 0) return true;
    admit(
      createPrices(
        problem,
        found.map((each) => each / most),
      ),
    );
    found.fill(0);
    return !poolFails(d);
  }

  /**
   * Where levels may stay open the linear program knows only a line below their costs. Subgradient steps find
   * better prices: each moves a price by what the best candidates bring less what is wanted at it.
   */
  function lowerBound(d: number, steps: number): void {
    let least = Infinity;
    let reachOut = 1;
    let since = 0;
    for (let step = 0; step < steps; step++) {
      const sum = boundBy(d);
      if (sum < least - 1e-12) {
        least = sum;
        since = 0;
        for (let k = 0; k < K; k++) kept[k] = price[d * K + k] as number;
        if (!reaches(sum)) break;
      } else if (++since >= 6) {
        since = 0;
        reachOut /= 2;
        for (let k = 0; k < K; k++) price[d * K + k] = kept[k] as number;
        boundBy(d);
      }
      let norm = 0;
      for (let k = 0; k < K; k++) norm += (slope[k] as number) ** 2;
      if (norm === 0) break;
      const goal = Number.isFinite(threshold) ? Math.min(threshold, least - 0.002) : least - 0.05;
      const length = (reachOut * (sum - goal)) / norm;
      for (let k = 0; k < K; k++) {
        price[d * K + k] = Math.max(0, (price[d * K + k] as number) - length * (slope[k] as number));
      }
    }
    for (let k = 0; k < K; k++) price[d * K + k] = kept[k] as number;
  }

  /** The bound by the prices of depth `d`, and in `slope` how it changes with each of them. */
  function boundBy(d: number): number {
    setSlotPrices(d);
    let sum = values[d] as number;
    for (let s = 0; s < S; s++) {
      slotTaker[s] = -1;
      let most = slotWorth[s] as number;
      for (let k = 0; k < K; k++) {
        const size = sizes[k] as number;
        if (size === 0 || size > s + 1 || needs[d * K + k] === 0) continue;
        if ((price[d * K + k] as number) > most) {
          most = price[d * K + k] as number;
          slotTaker[s] = k;
        }
      }
      sum += (slots[d * S + s] as number) * (slotPrice[s] as number);
    }
    for (let k = 0; k < K; k++) {
      const need = needs[d * K + k] as number;
      slope[k] = 0;
      if (need === 0) continue;
      const own = price[d * K + k] as number;
      let most = 0;
      let left = 0;
      if (soft[k]) {
        most = -Infinity;
        const cost = costs[costDepth[d] as number]?.[k] as Float64Array;
        for (let m = 0; m <= need; m++) {
          const gain = own * m - (cost[m] as number);
          if (gain > most) {
            most = gain;
            left = m;
          }
        }
      }
      sum += most - need * own;
      slope[k] = left - need;
    }
    for (let s = 0; s < S; s++) credit(s, slots[d * S + s] as number);
    for (let e = d; e < N; e++) {
      const l = sequence[e] as number;
      const most = worthOfLayer(d, l, d);
      sum += most;
      const list = listAt(d, l);
      const by = worthAt(d, l);
      const count = counts[d * N + l] as number;
      let p = -1;
      for (let i = 0; i < count && p === -1; i++) if (by[list[i] as number] === most) p = list[i] as number;
      const layer = layers[l] as Layer;
      for (let k = 0; k < K; k++) {
        slope[k] =
          (slope[k] as number) + Math.min(layer.levels[p * K + k] as number, needs[d * K + k] as number);
      }
      for (let s = 0; s < S; s++) credit(s, layer.slots[p * S + s] as number);
    }
    return sum;
  }

  function credit(s: number, count: number): void {
    const k = slotTaker[s] as number;
    if (k >= 0) slope[k] = (slope[k] as number) + count;
  }

  /** Most slots of exactly each level in a candidate, by layer. */
  const slotSupply = new Int32Array(N * S);

  /** Costs of the node at depth `d` by the levels that it can still reach. */
  function setCosts(d: number): void {
    if (!scoring) return;
    let room = 0;
    for (let s = S - 1; s >= 0; s--) {
      room += slots[d * S + s] as number;
      for (let e = d; e < N; e++) room += slotSupply[(sequence[e] as number) * S + s] as number;
      for (let k = 0; k < K; k++) if (sizes[k] === s + 1) reach[k] = room;
    }
    for (let k = 0; k < K; k++) {
      const jewels = sizes[k] ? (reach[k] as number) : 0;
      reach[k] = Math.min(needs[d * K + k] as number, (supply[d * K + k] as number) + jewels);
    }
    costDepth[d] = d;
    values[d] = scoring.box(needs.subarray(d * K, d * K + K), reach, costs[d] as Float64Array[]);
  }

  /** What promises most is tried first. */
  function sortCandidates(d: number): void {
    for (let e = d; e < (scoring ? N : T); e++) {
      const l = sequence[e] as number;
      const by = worthAt(d, l);
      const list = listAt(d, l).subarray(0, counts[d * N + l] as number);
      list.sort((a, b) => (by[b] as number) - (by[a] as number) || a - b);
    }
  }

  function start(): void {
    wants.forEach(({ need, cost }, k) => {
      needs[k] = need;
      if (cost) costs[0]?.[k]?.set(cost);
    });
    layers.forEach(({ size, slots: own }, l) => {
      counts[l] = size;
      for (let p = 0; p < size; p++) {
        for (let s = 0; s < S; s++) {
          slotSupply[l * S + s] = Math.max(slotSupply[l * S + s] as number, own[p * S + s] as number);
        }
      }
    });
    done = true;
    if (layers.some(({ size }) => size === 0)) return;
    for (let s = 1; s <= S; s++)
      admit(
        createPrices(
          problem,
          sizes.map((size) => +(size >= s || size === 0)),
        ),
      );
    fixedPrices = pool.length;
    setSupply();
    setCosts(0);
    if (poolFails(0) || !refresh(0, 0) || !findPrices(0)) return;
    // The part whose best candidates stand out most comes first: its choice decides most.
    const gaps = layers.map((_, l) => {
      const sorted = worthAt(0, l).toSorted().reverse();
      return (sorted[0] as number) - (sorted[Math.min(3, sorted.length - 1)] as number);
    });
    const order = sequence.slice(0, parts).sort((a, b) => (gaps[b] as number) - (gaps[a] as number) || a - b);
    sequence = [...order, ...sequence.slice(parts)];
    if (weaponFirst) sequence = [weapon, ...sequence.filter((l) => l !== weapon)];
    setSupply();
    for (const prices of pool.splice(0)) admit(prices);
    sortCandidates(0);
    depth = 0;
    done = false;
  }

  function setSupply(): void {
    const sum = new Int32Array(K);
    for (let e = N - 1; e >= 0; e--) {
      const { size, levels } = layers[sequence[e] as number] as Layer;
      for (let k = 0; k < K; k++) {
        let most = 0;
        for (let p = 0; p < size; p++) most = Math.max(most, levels[p * K + k] as number);
        sum[k] = (sum[k] as number) + most;
      }
      if (e < depths) supply.set(sum, e * K);
    }
  }

  /** Puts candidate `p` on depth `d`. @returns whether something may lie below */
  function enter(d: number, p: number): boolean {
    const l = sequence[d] as number;
    const from = Math.min(d, T);
    const rest = (upper[d] as number) - (mostWorth[from * N + l] as number) + (worthAt(from, l)[p] as number);
    if (!reaches(rest) || (d >= T && rest <= completed + scoreSlack)) return false;
    const layer = layers[l] as Layer;
    const to = d + 1;
    for (let k = 0; k < K; k++) {
      const left = (needs[d * K + k] as number) - (layer.levels[p * K + k] as number);
      if (sizes[k] === 0 && soft[k] === 0 && left > (supply[to * K + k] as number)) return false;
      needs[to * K + k] = left > 0 ? left : 0;
    }
    for (let s = 0; s < S; s++) {
      slots[to * S + s] = (slots[d * S + s] as number) + (layer.slots[p * S + s] as number);
    }
    values[to] = (values[d] as number) + (layer.value[p] as number);
    costDepth[to] = costDepth[d] as number;
    chosen[d] = p;
    if (d >= T) {
      upper[to] = rest;
      return true;
    }
    if (to === T) completed = -Infinity;
    if (poolFails(to)) return false;
    price.copyWithin(to * K, d * K, to * K);
    setCosts(to);
    if (!refresh(to, d)) return false;
    if (to > pricedDepth) {
      if (!scoring) return true;
      lowerBound(to, deepSteps);
      return refresh(to, to);
    }
    if (!findPrices(to)) return false;
    sortCandidates(to);
    return true;
  }

  /** Five parts are chosen: the best way to complete them, then all members of the candidates. */
  function finish(): void {
    if (scoring) {
      const score = scoring.finish({
        needs,
        slots,
        nodeAt: T,
        at: N,
        charm: chosen[sequence.indexOf(parts)] as number,
        weapon: weapon === -1 ? -1 : (chosen[sequence.indexOf(weapon)] as number),
        threshold: Math.max(threshold, completed) + scoreSlack,
        price: price.subarray(T * K, T * K + K),
        costs: costs[costDepth[T] as number] as Float64Array[],
        bound: upper[N] as number,
      });
      if (score === -Infinity) return;
      completed = score;
      addMembers(0, score, scoring.tail());
      return;
    }
    const l = parts;
    const list = listAt(T, l);
    const count = counts[T * N + l] as number;
    let charm = -1;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const c = list[i] as number;
      const left = worthLeft(layers[l] as Layer, c);
      if (left > most || (left === most && c < charm)) {
        most = left;
        charm = c;
      }
    }
    if (most > -Infinity) {
      addMembers(0, (values[T] as number) + most, (layers[l] as Layer).members[charm]?.[0] ?? 0);
    }
  }

  /**
   * What the slots that stay empty with charm `c` are worth, less the cost of levels that stay open;
   * `-Infinity` where decorations do not fit that must.
   */
  function worthLeft(layer: Layer, c: number): number {
    let m1 = 0;
    let m2 = 0;
    let m3 = 0;
    let dropped = 0;
    for (let k = 0; k < K; k++) {
      const missing = (needs[T * K + k] as number) - (layer.levels[c * K + k] as number);
      if (missing <= 0) continue;
      let size = sizes[k] as number;
      let sign = 1;
      if (size === 0) {
        if (soft[k] === 0) return -Infinity;
        dropped += missing;
        if (!wants[k]?.shadow) continue;
        // These levels were counted before, as decorations that are not owned.
        size = sizes[k - 1] as number;
        sign = -1;
      }
      if (size === 1) m1 += sign * missing;
      else if (size === 2) m2 += sign * missing;
      else m3 += sign * missing;
    }
    const from = T * S;
    const own = c * S;
    let free1 = (slots[from] as number) + (layer.slots[own] as number);
    let free2 = (slots[from + 1] as number) + (layer.slots[own + 1] as number);
    let free3 = (slots[from + 2] as number) + (layer.slots[own + 2] as number);
    const over = Math.max(m3 - free3, m3 + m2 - free3 - free2, m3 + m2 + m1 - free3 - free2 - free1);
    if (over > 0) {
      if (problem.dropCost === null) return -Infinity;
      // To do without the largest decorations helps most.
      dropped += over;
      const from3 = Math.min(over, m3);
      const from2 = Math.min(over - from3, m2);
      m3 -= from3;
      m2 -= from2;
      m1 -= over - from3 - from2;
    }
    free1 -= m1;
    free2 -= m2;
    free3 -= m3;
    if (free1 < 0) {
      free2 += free1;
      free1 = 0;
    }
    if (free2 < 0) {
      free3 += free2;
      free2 = 0;
    }
    return (
      free1 * (slotWorth[0] as number) +
      free2 * (slotWorth[1] as number) +
      free3 * (slotWorth[2] as number) -
      dropped * (problem.dropCost ?? 0)
    );
  }

  function addMembers(d: number, value: number, tail: number): void {
    if (d === last) {
      best.offer(worn, tail, value);
      threshold = best.threshold;
      return;
    }
    const l = sequence[d] as number;
    if (l >= parts) {
      addMembers(d + 1, value, tail);
      return;
    }
    const layer = layers[l] as Layer;
    const members = layer.members[chosen[d] as number] as Int32Array;
    const head = layer.value[chosen[d] as number] as number;
    for (let m = 0; m < members.length; m++) {
      const piece = members[m] as number;
      const next = value - head + (layer.values[piece] as number);
      if (scoring ? !reaches(next) : next < threshold) return;
      worn[l] = piece;
      addMembers(d + 1, next, tail);
    }
  }

  function step(limitNodes: number): boolean {
    const until = nodes + limitNodes;
    threshold = best.threshold;
    while (!done && nodes < until) {
      const l = sequence[depth] as number;
      const from = Math.min(depth, T);
      const at = cursor[depth] as number;
      if (at >= (counts[from * N + l] as number)) {
        depth--;
        if (depth < 0) done = true;
        continue;
      }
      cursor[depth] = at + 1;
      nodes++;
      if (!enter(depth, listAt(from, l)[at] as number)) continue;
      if (depth + 1 === last) finish();
      else cursor[++depth] = 0;
    }
    return done;
  }

  /** The highest bound among the candidates that are still to be tried. */
  function bound(): number {
    let most = -Infinity;
    for (let d = 0; !done && d <= depth; d++) {
      const l = sequence[d] as number;
      const from = Math.min(d, T);
      const rest = (upper[d] as number) - (mostWorth[from * N + l] as number);
      for (let at = cursor[d] as number; at < (counts[from * N + l] as number); at++) {
        most = Math.max(most, rest + (worthAt(from, l)[listAt(from, l)[at] as number] as number));
      }
    }
    return scoring ? most + scoreSlack : Math.floor(most + valueSlack);
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

/** Least cost per level left open. */
function cheapest(cost: Float64Array | undefined): number {
  let least = Infinity;
  for (let m = 1; cost && m < cost.length; m++) least = Math.min(least, (cost[m] as number) / m);
  return least;
}
