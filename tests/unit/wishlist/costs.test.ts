import { describe, expect, test } from "vitest";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { getWishlistTotals } from "@/lib/wishlist/get-wishlist-totals";
import { formatWishlist } from "@/lib/wishlist/labels";
import { getCraftCost, parseWishlistGear } from "@/lib/wishlist/wishlist-gear";
import { stored } from "@/tests/support/stored";

interface Stored {
  id: string;
  upgradeFrom?: string | null;
  zenny?: number;
  materials?: { item: string; qty: number }[];
  craft?: { zenny: number; materials: { item: string; qty: number }[]; forgeable: boolean } | null;
}

// Read past the catalog: what is calculated is compared with what is stored.
const weapons = new Map(stored<Stored>("weapons").map((weapon) => [weapon.id, weapon]));
const charms = new Map(stored<Stored>("charms").map((charm) => [charm.id, charm]));

const zennyOf = (kind: string, id: string, way: "path" | "step" | "forge") => {
  const gear = getWishlistGear(kind, id);
  return gear && getCraftCost(gear, way)?.zenny;
};

describe("what an entry costs", () => {
  test.each([...weapons.values()].filter(({ craft }) => craft))(
    "$id: upgrade, path and forging",
    (weapon) => {
      let path = 0;
      const materials = new Map<string, number>();
      for (let at: Stored | undefined = weapon; at; at = weapons.get(at.upgradeFrom ?? "")) {
        path += at.craft?.zenny ?? 0;
        for (const { item, qty } of at.craft?.materials ?? [])
          materials.set(item, (materials.get(item) ?? 0) + qty);
      }
      const gear = getWishlistGear("weapon", weapon.id);
      const whole = gear?.costs.find(({ way }) => way === "path");
      expect(whole?.zenny).toBe(path);
      expect(new Map(whole?.materials.map(([item, , qty]) => [item, qty]))).toEqual(materials);
      const step = gear?.costs.find(({ way }) => way === "step");
      expect(step?.zenny).toBe(weapon.upgradeFrom ? weapon.craft?.zenny : undefined);
      const forge = gear?.costs.find(({ way }) => way === "forge");
      expect(forge?.zenny).toBe(
        weapon.upgradeFrom && weapon.craft?.forgeable ? 2 * weapon.craft.zenny : undefined,
      );
      if (forge && step)
        expect(forge.materials.map(([, , qty]) => qty / 2)).toEqual(step.materials.map(([, , qty]) => qty));
    },
  );

  test.each([...charms.values()])("$id: upgrade and path", (charm) => {
    let path = 0;
    for (let at: Stored | undefined = charm; at; at = charms.get(at.upgradeFrom ?? "")) path += at.zenny ?? 0;
    expect(zennyOf("charm", charm.id, "path")).toBe(path);
    expect(zennyOf("charm", charm.id, "step")).toBe(charm.upgradeFrom ? charm.zenny : path);
  });

  test.each(stored<Stored>("armor"))("$id: its recipe", ({ id, zenny, materials = [] }) => {
    const [cost, ...more] = getWishlistGear("armor", id)?.costs ?? [];
    expect(more).toEqual([]);
    expect(cost?.zenny).toBe(zenny);
    expect(cost?.materials.map(([item, , qty]) => ({ item, qty }))).toEqual(materials);
  });

  test("is nothing for Artian weapons and decorations: they are found, not made", () => {
    expect(getWishlistGear("weapon", "bow-angelbein")?.costs).toEqual([]);
    expect(getWishlistGear("decoration", "adapt-jewel-1")?.costs).toEqual([]);
  });

  test("is not known of what does not exist", () => {
    expect(getWishlistGear("weapon", "excalibur")).toBeUndefined();
    expect(getWishlistGear("spell", "bow-angelbein")).toBeUndefined();
    expect(getWishlistGear("toString", "bow-angelbein")).toBeUndefined();
  });

  test.each([
    ["weapon", "bow-albirath-bow-ii", "step", 10_000],
    ["weapon", "bow-albirath-bow-i", "step", 2600],
    ["charm", "blast-charm-iii", "path", 500 + 1500 + 3000],
    ["charm", "blast-charm-ii", "step", 1500],
    ["armor", "afi-crown-alpha", "path", 2500],
  ] as const)("%s %s by %s is %i, read by hand", (kind, id, way, zenny) => {
    expect(zennyOf(kind, id, way)).toBe(zenny);
  });

  test("survives the wire, and nothing else does", () => {
    const gear = getWishlistGear("charm", "blast-charm-iii");
    expect(parseWishlistGear(JSON.parse(JSON.stringify(gear)))).toEqual(gear);
    for (const junk of [
      null,
      [],
      {},
      { kind: "charm", id: "x", name: "X" },
      { kind: "charm", id: "x", name: "X", costs: [{ way: "path", zenny: "5", materials: [] }] },
      { kind: "charm", id: "x", name: "X", costs: [{ way: "magic", zenny: 5, materials: [] }] },
      { kind: "charm", id: "x", name: "X", costs: [{ way: "path", zenny: 5, materials: [["a", "A"]] }] },
    ]) {
      expect(() => parseWishlistGear(junk)).toThrow();
    }
  });
});

describe("totals", () => {
  const costs = [
    {
      way: "path",
      zenny: 500,
      materials: [
        ["shell", "Shell", 2],
        ["hide", "Hide", 1],
      ],
    },
    { way: "step", zenny: 1500, materials: [["shell", "Shell", 3]] },
  ] as const;

  test("add up zenny and materials, and subtract what is owned", () => {
    expect(getWishlistTotals(costs, { shell: 4, hide: 9, gem: 2 })).toEqual({
      zenny: 2000,
      materials: [
        { item: "hide", name: "Hide", needed: 1, owned: 9, missing: 0 },
        { item: "shell", name: "Shell", needed: 5, owned: 4, missing: 1 },
      ],
    });
  });

  test("read well as text", () => {
    const items = [{ kind: "armor", id: "helm", name: "Helm α", way: "path" }] as const;
    expect(formatWishlist(items, getWishlistTotals(costs, { shell: 4, hide: 1 }))).toBe(
      "Wishlist\n- Helm α (armor)\n\nZenny: 2,000 z\nMaterials:\n- 1 × Hide (complete)\n- 5 × Shell (1 missing)\n",
    );
  });
});
