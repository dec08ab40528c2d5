import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { runOnce } from "@/lib/catalog/run-once";
import type { CraftCosts, CraftedKind } from "./craft-costs";
import { getWishlistGear } from "./get-wishlist-gear.server";

/** Costs of all armor, charms and weapons, by each way to make them. Artian weapons have no cost of materials. */
export const packCraftCosts = runOnce((): CraftCosts => {
  const { armor, charms, weapons } = getCatalog();
  const places = new Map<string, number>();
  const getPlace = (item: string) => {
    const place = places.get(item) ?? places.size;
    places.set(item, place);
    return place;
  };
  const pack = (kind: CraftedKind, id: string, upgradeFrom: string | null): CraftCosts["gear"] => {
    const ways = (getWishlistGear(kind, id)?.costs ?? []).map(({ way, materials }) => ({
      from: way === "step" && upgradeFrom ? `${kind}/${upgradeFrom}` : null,
      materials: materials.flatMap(([item, , qty]) => [getPlace(item), qty]),
    }));
    return ways.length > 0 ? [[`${kind}/${id}`, ways]] : [];
  };
  const gear = [
    ...armor.all.flatMap(({ id }) => pack("armor", id, null)),
    ...charms.all.flatMap(({ id, upgradeFrom }) => pack("charm", id, upgradeFrom)),
    ...weapons.all.flatMap(({ id, upgradeFrom }) => pack("weapon", id, upgradeFrom)),
  ];
  return { items: [...places.keys()], gear };
});
