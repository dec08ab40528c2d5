import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLoadout, type Loadout } from "@/lib/builder/loadout/model";
import { armorPieces } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getExpectedHunts, getHuntYield } from "@/lib/drops/expected-hunts";
import { defaultHabits } from "@/lib/drops/habits";
import { listDropPools } from "@/lib/drops/list-drop-pools.server";
import { listItemWays } from "@/lib/drops/list-item-ways.server";
import { createShoppingList } from "@/lib/shopping/create-shopping-list";
import { gatherShoppingData, getShoppingDataSize } from "@/lib/shopping/gather-shopping-data.server";
import { noneOwned, type Owned, type ShoppingList } from "@/lib/shopping/model";
import { planShoppingSources } from "@/lib/shopping/plan-shopping-sources";
import { createShoppingCatalog, narrowShoppingData } from "@/lib/shopping/shopping-data";
import { toWishlist } from "@/lib/shopping/to-wishlist";
import { getWishlistGear } from "@/lib/wishlist/get-wishlist-gear.server";
import { getWishlistTotals } from "@/lib/wishlist/get-wishlist-totals";
import { getCraftCost } from "@/lib/wishlist/wishlist-gear";
import { equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";
import { anyLoadout } from "@/tests/support/builder/random-loadouts";

const catalog = createShoppingCatalog(deepFreeze(gatherShoppingData()));
const { weapons, charms, items } = getCatalog();
const frozenLoadout = anyLoadout.map((loadout) => deepFreeze(structuredClone(loadout)));

/** Some gear on the way, and counts of items, also wrong ones. */
const anyOwned: fc.Arbitrary<Owned> = fc
  .record({
    seed: fc.integer({ min: 2, max: 5 }),
    count: fc.integer({ min: -2, max: 12 }),
    zenny: fc.integer({ min: -10, max: 60_000 }),
  })
  .map(({ seed, count, zenny }) =>
    deepFreeze({
      ...noneOwned,
      zenny,
      items: Object.fromEntries(
        items.all.filter((_, index) => index % seed > 0).map(({ id }) => [id, count]),
      ),
      weapons: weapons.all.filter((_, index) => index % seed === 0).map(({ id }) => id),
      charms: charms.all.filter((_, index) => index % seed === 0).map(({ id }) => id),
    }),
  );

const neededOf = ({ materials }: ShoppingList) =>
  new Map(materials.map(({ item, needed }) => [item, needed]));

/** The build taken apart: one build per equipped piece. */
function apart(loadout: Loadout): Loadout[] {
  return [
    { ...emptyLoadout, weapon: loadout.weapon },
    { ...emptyLoadout, charm: loadout.charm },
    ...armorPieces.map((piece) => ({
      ...emptyLoadout,
      armor: { ...emptyLoadout.armor, [piece]: loadout.armor[piece] },
    })),
  ];
}

/** Everything that a build is made of, as owned. */
function ownedOf({ weapon, armor, charm }: Loadout): Owned {
  const equipped = Object.values(armor).filter((each) => each !== null);
  const holders = [weapon, ...equipped, charm?.kind === "talisman" ? charm : null];
  const decorations: Record<string, number> = {};
  for (const id of holders.flatMap((holder) => holder?.decorations ?? [])) {
    if (id !== null) decorations[id] = (decorations[id] ?? 0) + 1;
  }
  return deepFreeze({
    ...noneOwned,
    weapons: weapon && !weapon.artian ? [weapon.id] : [],
    artian: weapon?.artian ? [{ id: weapon.id, choices: weapon.artian }] : [],
    armor: equipped.map(({ id }) => id),
    charms: charm?.kind === "charm" ? [charm.id] : [],
    talismans: charm?.kind === "talisman" ? [charm] : [],
    decorations,
  });
}

describe("shopping lists of any build", () => {
  test("need nothing where everything is owned", () => {
    fc.assert(
      fc.property(frozenLoadout, (loadout) => {
        const list = createShoppingList(loadout, ownedOf(loadout), catalog);
        expect(list.parts).toEqual([]);
        expect(list.materials).toEqual([]);
        expect(list.zenny.needed).toBe(0);
        expect(list.points).toBeNull();
        expect(list.artianParts).toEqual([]);
        expect(list.finds.filter(({ missing }) => missing > 0)).toEqual([]);
        expect(list.unknown).toEqual([]);
      }),
    );
  });

  test("are the sum of the lists of their parts", () => {
    fc.assert(
      fc.property(frozenLoadout, anyOwned, (loadout, owned) => {
        const whole = createShoppingList(loadout, owned, catalog);
        const parts = apart(loadout).map((each) => createShoppingList(each, owned, catalog));
        const sums = new Map<string, number>();
        for (const [item, needed] of parts.flatMap((part) => [...neededOf(part)])) {
          sums.set(item, (sums.get(item) ?? 0) + needed);
        }
        expect(neededOf(whole)).toEqual(sums);
        expect(whole.zenny.needed).toBe(parts.reduce((sum, { zenny }) => sum + zenny.needed, 0));
      }),
    );
  });

  test("never need less than nothing", () => {
    fc.assert(
      fc.property(frozenLoadout, anyOwned, (loadout, owned) => {
        const { materials, zenny, points, finds } = createShoppingList(loadout, owned, catalog);
        const missing = [...materials, ...finds, zenny].map((each) => each.missing);
        expect(Math.min(...missing, points?.missing ?? 0)).toBeGreaterThanOrEqual(0);
        for (const line of materials) expect(line.missing).toBe(Math.max(0, line.needed - line.owned));
      }),
    );
  });

  test("cost on a wishlist what the list says", () => {
    fc.assert(
      fc.property(frozenLoadout, anyOwned, (loadout, owned) => {
        const list = createShoppingList(loadout, owned, catalog);
        const { items: entries, owned: counts } = toWishlist(list);
        const costs = entries.flatMap(({ kind, id, way }) => {
          const gear = getWishlistGear(kind, id);
          const cost = gear && getCraftCost(gear, way);
          // A way that does not exist would silently be another one.
          expect(cost?.way ?? way).toBe(way);
          return cost ? [cost] : [];
        });
        const totals = getWishlistTotals(costs, counts);
        expect(totals.materials).toEqual(list.materials);
        const artian = list.parts.find(({ steps }) => steps.length === 0);
        expect(totals.zenny + (artian?.cost.zenny ?? 0)).toBe(list.zenny.needed);
      }),
    );
  });

  test("are the same from the data of the build alone", () => {
    const data = gatherShoppingData();
    fc.assert(
      fc.property(frozenLoadout, anyOwned, (loadout, owned) => {
        const narrow = createShoppingCatalog(deepFreeze(narrowShoppingData(loadout, data)));
        expect(createShoppingList(loadout, owned, narrow)).toEqual(
          createShoppingList(loadout, owned, catalog),
        );
      }),
    );
  });
});

describe("sources for a list", () => {
  const helm = loadoutWith({ armor: equip(["arkvulcan-helm-alpha"], ["arkvulcan-coil-alpha"]) });
  const facts = { pools: deepFreeze([...listDropPools()]), ways: listItemWays() };

  test("give chances and expected hunts of each material, and a plan that covers them", () => {
    const { materials } = createShoppingList(helm, noneOwned, catalog);
    const shopping = planShoppingSources(materials, facts, defaultHabits);
    const gem = shopping.materials.find(({ item }) => item === "arkveld-gem");
    const [source] = gem?.sources ?? [];
    expect(source?.origin).toMatchObject({ kind: "hunt", monster: { id: "arkveld" } });
    // The records: 3 carves at 5 %, the severed tail at 7 %, 4 to 8 target rewards at 3 %. Wounds and parts give none.
    const given = getHuntYield([
      { times: 3, prizes: [{ qty: 1, chance: 5 }] },
      { times: 1, prizes: [{ qty: 1, chance: 7 }] },
      { times: 4, extra: [14, 20, 28, 22, 16], prizes: [{ qty: 1, chance: 3 }] },
    ]);
    // No gem in the further draws: 0.14 + 0.2 × 0.97 + 0.28 × 0.97² + 0.22 × 0.97³ + 0.16 × 0.97⁴ = 0.9398869096.
    expect(source?.chance).toBeCloseTo(1 - 0.95 ** 3 * 0.93 * 0.97 ** 4 * 0.9398869096, 10);
    expect(source?.uses).toBeCloseTo(getExpectedHunts(given, 1), 12);
    expect(shopping.plan.steps.map(({ key }) => key)).toContain("hunt/arkveld/high");
    expect(shopping.plan.total).toBeGreaterThanOrEqual(source?.outings ?? Number.POSITIVE_INFINITY);
  });

  test("leave out what is complete, and gather what no monster drops", () => {
    const bow = loadoutWith({ weapon: { id: "bow-esperanza-bow", decorations: [], artian: null } });
    const owned = { ...noneOwned, items: { "iron-ore": 2 } };
    const { materials } = createShoppingList(bow, owned, catalog);
    const shopping = planShoppingSources(materials, facts, defaultHabits);
    expect(shopping.materials.map(({ item }) => item)).not.toContain("iron-ore");
    const [source] = shopping.materials.find(({ item }) => item === "fucium-ore")?.sources ?? [];
    expect(source).toMatchObject({ standing: "open", origin: { kind: "gather" } });
    expect(shopping.plan.steps.map(({ key }) => key)).toContain("gather/fucium-ore");
    expect(shopping.plan.unreachable).toEqual([]);
  });

  test("stay within the requested rank", () => {
    const { materials } = createShoppingList(helm, noneOwned, catalog);
    const low = planShoppingSources(materials, facts, defaultHabits, "low");
    const ranks = low.materials.flatMap(({ sources }) => sources.map(({ origin }) => origin.rank));
    expect(ranks).not.toContain("high");
    expect([...low.plan.unreachable, ...low.plan.waiting.keys()]).toContain("arkveld-gem");
  });
});

describe("data for a browser", () => {
  test("of one build is a small part of all", () => {
    const all = getShoppingDataSize(gatherShoppingData());
    const one = getShoppingDataSize(narrowShoppingData(gogmaziosLoadout, gatherShoppingData()));
    expect(all.gzipped).toBeLessThan(all.bytes);
    expect(one.bytes).toBeLessThan(all.bytes / 50);
  });
});
