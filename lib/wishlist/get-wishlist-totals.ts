import type { CraftCost } from "./wishlist-gear";

/** One material needed for the wishlist. */
export interface MaterialNeed {
  readonly item: string;
  readonly name: string;
  readonly needed: number;
  readonly owned: number;
  /** Missing amount: never below 0. */
  readonly missing: number;
}

export interface WishlistTotals {
  /** Zenny. */
  readonly zenny: number;
  /** By name: a row stays where it is while its count is typed. */
  readonly materials: readonly MaterialNeed[];
}

/** All costs together, and what of them is missing. */
export function getWishlistTotals(
  costs: readonly CraftCost[],
  owned: Readonly<Record<string, number>>,
): WishlistTotals {
  const needs = new Map<string, { name: string; needed: number }>();
  let zenny = 0;
  for (const cost of costs) {
    zenny += cost.zenny;
    for (const [item, name, qty] of cost.materials) {
      needs.set(item, { name, needed: (needs.get(item)?.needed ?? 0) + qty });
    }
  }
  const materials = [...needs].map(([item, { name, needed }]): MaterialNeed => {
    const own = owned[item] ?? 0;
    return { item, name, needed, owned: own, missing: Math.max(0, needed - own) };
  });
  return { zenny, materials: materials.toSorted(compareNames) };
}

function compareNames(a: MaterialNeed, b: MaterialNeed): number {
  return a.name.localeCompare(b.name, "en");
}
