import { isRecord } from "@/lib/text/read-stored";
import type { WishlistKind } from "./wishlist";

/** Where the costs of all gear are served. */
export const craftCostsPath = "/api/wiki/craft-costs";

/** Gear that is made of materials. */
export type CraftedKind = Exclude<WishlistKind, "decoration">;

/** One way to make a piece of gear: materials by their place in `items`, each with how many. */
interface PackedWay {
  /** Key of the gear that it is made from and that has to be owned; `null` = none. */
  readonly from: string | null;
  /** Item, count, item, count … */
  readonly materials: readonly number[];
}

/** Costs of all gear, in a compact format. */
export interface CraftCosts {
  readonly items: readonly string[];
  /** By key, as `armor/<id>`. */
  readonly gear: readonly (readonly [key: string, ways: readonly PackedWay[]])[];
}

/**
 * Costs as they came over the wire.
 *
 * @throws where they are of another shape
 */
export function parseCraftCosts(data: unknown): CraftCosts {
  if (!isRecord(data) || !Array.isArray(data.items) || !Array.isArray(data.gear)) {
    throw new Error("These are no costs of gear. Reload the page.");
  }
  // It is a file of this site: what is looked at is its shape.
  return { items: data.items as string[], gear: data.gear as CraftCosts["gear"] };
}

/**
 * Keys of the gear that can be made right now, each by itself: two pieces may need the same material. Zenny is not counted.
 *
 * @param materials how many of each item the hunter has
 * @param have keys of gear that is owned
 */
export function listCraftable(
  { items, gear }: CraftCosts,
  materials: Readonly<Record<string, number>>,
  have: ReadonlySet<string>,
): ReadonlySet<string> {
  const counts = items.map((item) => materials[item] ?? 0);
  const isEnough = ({ from, materials: needs }: PackedWay) => {
    if (from !== null && !have.has(from)) return false;
    for (let at = 0; at + 1 < needs.length; at += 2) {
      if ((counts[needs[at] ?? -1] ?? 0) < (needs[at + 1] ?? 0)) return false;
    }
    return true;
  };
  return new Set(gear.filter(([, ways]) => ways.some(isEnough)).map(([key]) => key));
}
