import { slotLevels } from "./measures";
import type { Layer, Problem } from "./problem";

/** Local, because some module systems look an imported constant up at every use. */
const S = slotLevels;
/**
 * Prices for what a set has to bring: a level of each skill, a piece of each bonus. With any prices that are
 * not negative, `worth of all parts at their best − price of all needs` is at least the value of every valid
 * set (README, "The bound"). Prices that leave the value out can only show that no set exists.
 */
export interface Prices {
  readonly counted: boolean;
  readonly skill: Float64Array;
  readonly bonus: Float64Array;
  /** Most that a slot of level 1, 2, 3 can be worth: empty, or by the dearest decoration that fits. */
  readonly slot: Float64Array;
  /** What each candidate of each layer is worth. */
  readonly worth: readonly Float64Array[];
  /** Highest worth per layer. */
  readonly best: Float64Array;
}

/** Prices below 0 are taken as 0; any others give a valid bound. */
export function createPrices(
  problem: Problem,
  counted: boolean,
  skillPrices: ArrayLike<number>,
  bonusPrices: ArrayLike<number>,
): Prices {
  const skill = Float64Array.from(skillPrices, (price) => Math.max(0, price));
  const bonus = Float64Array.from(bonusPrices, (price) => Math.max(0, price));
  const slot = slotPrices(problem, counted, skill);
  const worth = problem.layers.map((layer) => worthOf(layer, counted, skill, bonus, slot));
  const best = Float64Array.from(worth, (each) => each.reduce((a, b) => Math.max(a, b), -Infinity));
  return { counted, skill, bonus, slot, worth, best };
}

function slotPrices({ skills, slotWorth }: Problem, counted: boolean, skill: Float64Array): Float64Array {
  const slot = new Float64Array(S);
  for (let level = 1; level <= S; level++) {
    let most = counted ? (slotWorth[level - 1] as number) : 0;
    for (let k = 0; k < skills.length; k++) {
      const size = skills[k]?.size ?? 0;
      if (size > 0 && size <= level) most = Math.max(most, skill[k] as number);
    }
    slot[level - 1] = most;
  }
  return slot;
}

function worthOf(
  layer: Layer,
  counted: boolean,
  skill: Float64Array,
  bonus: Float64Array,
  slot: Float64Array,
): Float64Array {
  const worth = new Float64Array(layer.size);
  for (let at = 0; at < layer.size; at++) {
    let sum = counted ? (layer.value[at] as number) : 0;
    for (let k = 0, from = at * skill.length; k < skill.length; k++) {
      sum += (layer.levels[from + k] as number) * (skill[k] as number);
    }
    for (let b = 0, from = at * bonus.length; b < bonus.length; b++) {
      sum += (layer.bonuses[from + b] as number) * (bonus[b] as number);
    }
    for (let s = 0, from = at * S; s < S; s++) {
      sum += (layer.slots[from + s] as number) * (slot[s] as number);
    }
    worth[at] = sum;
  }
  return worth;
}
