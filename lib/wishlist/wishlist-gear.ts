import { isRecord } from "@/lib/text/read-stored";
import { type CraftMethod, craftMethods, type WishlistKind, wishlistKinds } from "./wishlist";

/** A material: item id, English name, how many. */
type CraftMaterial = readonly [item: string, name: string, qty: number];

/** One crafting method with its full cost. */
export interface CraftCost {
  readonly way: CraftMethod;
  /** Zenny. */
  readonly zenny: number;
  readonly materials: readonly CraftMaterial[];
}

/** Wishlist data of a piece of gear. No costs: it cannot be crafted. */
export interface WishlistGear {
  readonly kind: WishlistKind;
  readonly id: string;
  readonly name: string;
  /** The set of an armor piece, whose page shows the piece. */
  readonly set?: string;
  readonly costs: readonly CraftCost[];
}

/** API path of the data. */
export function getWishlistGearPath({ kind, id }: { kind: WishlistKind; id: string }): string {
  return `/api/wiki/wishlist/${kind}/${id}`;
}

/** The cost of the chosen method, or of the first one if it does not exist; `undefined` without any. */
export function getCraftCost(thing: WishlistGear, way: CraftMethod): CraftCost | undefined {
  return thing.costs.find((cost) => cost.way === way) ?? thing.costs[0];
}

/**
 * Parses the response of the API.
 *
 * @throws for invalid data
 */
export function parseWishlistGear(data: unknown): WishlistGear {
  if (!isRecord(data)) throw new Error("not a thing");
  const kind = wishlistKinds.find((each) => each === data.kind);
  const { id, name, set, costs } = data;
  if (!kind || typeof id !== "string" || typeof name !== "string" || !Array.isArray(costs)) {
    throw new Error("not a thing");
  }
  return { kind, id, name, ...(typeof set === "string" && { set }), costs: costs.map(parseCost) };
}

function parseCost(data: unknown): CraftCost {
  if (!isRecord(data) || typeof data.zenny !== "number" || !Array.isArray(data.materials)) {
    throw new Error("not a cost");
  }
  const way = craftMethods.find((each) => each === data.way);
  if (!way) throw new Error("not a way");
  return { way, zenny: data.zenny, materials: data.materials.map(parseMaterial) };
}

function parseMaterial(data: unknown): CraftMaterial {
  if (!Array.isArray(data)) throw new Error("not a material");
  const [item, name, qty]: unknown[] = data;
  if (typeof item !== "string" || typeof name !== "string" || typeof qty !== "number") {
    throw new Error("not a material");
  }
  return [item, name, qty];
}
