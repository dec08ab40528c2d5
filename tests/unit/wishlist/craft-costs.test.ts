import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { listCraftable, parseCraftCosts } from "@/lib/wishlist/craft-costs";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { packCraftCosts } from "@/lib/wishlist/pack-craft-costs.server";

const costs = parseCraftCosts(JSON.parse(JSON.stringify(packCraftCosts())));
const list = (materials: Record<string, number>, have: readonly string[] = []) =>
  listCraftable(costs, materials, new Set(have));
const getCost = (kind: string, id: string, way = "path") =>
  getWishlistGear(kind, id)?.costs.find((cost) => cost.way === way)?.materials ?? [];

describe("what can be crafted now", () => {
  test("is each piece whose own cost the materials are enough for, of all gear", () => {
    const { armor, charms, weapons } = getCatalog();
    const records = [
      ...armor.all.map(({ id }) => ["armor", id] as const),
      ...charms.all.map(({ id }) => ["charm", id] as const),
      ...weapons.all.map(({ id }) => ["weapon", id] as const),
    ];
    // What a few pieces take, which is enough for others too.
    const materials: Record<string, number> = {};
    for (const [kind, id] of records.filter((_, at) => at % 97 === 0)) {
      for (const [item, , qty] of getCost(kind, id)) materials[item] = Math.max(materials[item] ?? 0, qty);
    }
    const expected = records.filter(([kind, id]) =>
      (getWishlistGear(kind, id)?.costs ?? []).some(
        ({ way, materials: needs }) =>
          way !== "step" && needs.every(([item, , qty]) => (materials[item] ?? 0) >= qty),
      ),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect([...list(materials)].toSorted()).toEqual(expected.map(([kind, id]) => `${kind}/${id}`).toSorted());
  });

  test("is not what one piece is missing for", () => {
    const [[item, , qty] = ["", "", 0], ...others] = getCost("armor", "gogmazios-mail-alpha");
    const rest = Object.fromEntries(others.map(([id, , count]) => [id, count]));
    expect(list({ ...rest, [item]: qty }).has("armor/gogmazios-mail-alpha")).toBe(true);
    expect(list({ ...rest, [item]: qty - 1 }).has("armor/gogmazios-mail-alpha")).toBe(false);
  });

  test("takes the last step alone where the weapon before is owned", () => {
    const weapon = getCatalog().weapons.all.find(({ id, upgradeFrom }) => {
      const step = getCost("weapon", id, "step");
      return upgradeFrom !== null && step.length > 0 && getCost("weapon", id).length > step.length;
    });
    if (!weapon) throw new Error("There is one");
    const materials = Object.fromEntries(
      getCost("weapon", weapon.id, "step").map(([item, , qty]) => [item, qty]),
    );
    expect(list(materials).has(`weapon/${weapon.id}`)).toBe(false);
    expect(list(materials, [`weapon/${weapon.upgradeFrom}`]).has(`weapon/${weapon.id}`)).toBe(true);
  });

  test("a file of another shape is refused", () => {
    expect(() => parseCraftCosts({ items: [] })).toThrow();
    expect(() => parseCraftCosts(null)).toThrow();
  });
});
