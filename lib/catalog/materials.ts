import type { Material } from "./schema";

/** A price in zenny and materials. */
export interface Cost {
  /** Zenny. */
  readonly zenny: number;
  readonly materials: readonly Material[];
}

/**
 * Forging a weapon directly costs so many times its upgrade, zenny and materials. Which weapons can be forged is in the
 * tables (`_canShortcut`); the factor is in none of them and is what the game charges.
 */
export const forgeFactor = 2;

/** Costs added up; each material once, in the order in which it is first needed. */
export function addCosts(costs: Iterable<Cost>): Cost {
  let zenny = 0;
  const quantities = new Map<string, number>();
  for (const cost of costs) {
    zenny += cost.zenny;
    for (const { item, qty } of cost.materials) quantities.set(item, (quantities.get(item) ?? 0) + qty);
  }
  return Object.freeze({
    zenny,
    materials: Object.freeze([...quantities].map(([item, qty]) => Object.freeze({ item, qty }))),
  });
}

/** The cost taken `times` times. */
export function multiplyCost(cost: Cost, times: number): Cost {
  return Object.freeze({
    zenny: cost.zenny * times,
    materials: Object.freeze(
      cost.materials.map(({ item, qty }) => Object.freeze({ item, qty: qty * times })),
    ),
  });
}
