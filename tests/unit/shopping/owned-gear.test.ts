import { describe, expect, test } from "vitest";
import type { Loadout, WieldedWeapon } from "@/lib/builder/loadout/model";
import { everyWay, wayKey } from "@/lib/shopping/craft-line";
import { ownNothing } from "@/lib/shopping/model";
import {
  artianKey,
  gearKey,
  maxKept,
  noGear,
  type OwnedGear,
  ownedToward,
  readGear,
  setHave,
  setWayOf,
  talismanKey,
  writeGear,
} from "@/lib/shopping/owned-gear";
import { findRows, partRows } from "@/lib/shopping/part-rows";
import { createShoppingCatalog } from "@/lib/shopping/shopping-data";
import { gatherShoppingData } from "@/lib/shopping/shopping-data.server";
import { shoppingList, waysFor } from "@/lib/shopping/shopping-list";
import { toWishlist } from "@/lib/shopping/to-wishlist";
import { shoppingNames } from "@/lib/shopping/words";
import { gogmaziosLoadout, goldenTalisman, loadoutWith } from "@/tests/support/builder/loadouts";

const data = gatherShoppingData();
const catalog = createShoppingCatalog(data);
const nameOf = shoppingNames(data);

function listGear(loadout: Loadout, gear: OwnedGear) {
  const owned = ownedToward(loadout, gear, {});
  const list = shoppingList(loadout, owned, catalog);
  return {
    list,
    rows: partRows(loadout, list, gear, owned, catalog, nameOf),
    finds: findRows(loadout, list),
  };
}

/** Ticks everything that the list shows. */
function tickAll(loadout: Loadout): OwnedGear {
  const { rows, finds } = listGear(loadout, noGear);
  return [...rows, ...finds].reduce((gear, { key }) => setHave(gear, key, true), noGear);
}

describe("ticks", () => {
  test.each([
    ["a Gogma Artian weapon, armor and a charm", gogmaziosLoadout],
    ["a talisman", loadoutWith({ charm: goldenTalisman })],
    [
      "a weapon of a line",
      loadoutWith({ weapon: { id: "bow-albirath-bow-ii", decorations: ["attack-jewel-1"], artian: null } }),
    ],
  ])("on everything leave nothing to do: %s", (_, loadout) => {
    expect(listGear(loadout, noGear).rows.length + listGear(loadout, noGear).finds.length).toBeGreaterThan(0);
    const { list, rows, finds } = listGear(loadout, tickAll(loadout));
    expect([list.parts, list.materials, list.unknown, list.points]).toEqual([[], [], [], null]);
    expect(rows.every(({ owned, part }) => owned && part === null)).toBe(true);
    expect(finds.every(({ missing }) => missing === 0)).toBe(true);
  });

  test("on an Artian weapon hold for its choices in any order, and for no others", () => {
    const weapon: WieldedWeapon = {
      id: "great-sword-ostrak-oblivion-attack-focus",
      decorations: [],
      artian: {
        parts: [
          { element: "fire", infusion: "attack" },
          { element: "ice", infusion: "affinity" },
        ],
        reinforcements: ["attack-boost-ex", "element-boost-ex"],
        setBonus: null,
        groupSkill: null,
      },
    };
    const { artian } = weapon;
    if (!artian) throw new Error("no choices");
    const turned = {
      ...artian,
      parts: artian.parts.toReversed(),
      reinforcements: artian.reinforcements.toReversed(),
    };
    expect(artianKey({ ...weapon, artian: turned })).toBe(artianKey(weapon));
    expect(artianKey({ ...weapon, artian: { ...artian, setBonus: "doshagumas-might" } })).not.toBe(
      artianKey(weapon),
    );
    expect(artianKey({ ...weapon, artian: { ...artian, parts: artian.parts.slice(1) } })).not.toBe(
      artianKey(weapon),
    );
  });

  test("on a talisman hold for its skills and slots", () => {
    expect(talismanKey({ ...goldenTalisman, skills: goldenTalisman.skills.toReversed() })).toBe(
      talismanKey(goldenTalisman),
    );
    expect(talismanKey({ ...goldenTalisman, slots: [] })).not.toBe(talismanKey(goldenTalisman));
  });
});

describe("what is stored", () => {
  test("comes back as it was", () => {
    const gear = setWayOf(
      tickAll(gogmaziosLoadout),
      gearKey("charm", "blast-charm-ii"),
      "first/blast-charm-i",
    );
    expect(readGear(writeGear(gear))).toEqual(gear);
  });

  test.each([
    ["nothing", null],
    ["no JSON", "{"],
    ["another version", '{"version":2,"have":["armor/x"]}'],
    ["another kind of JSON", "[1]"],
    ["lists of the wrong kind", '{"version":1,"have":{"a":1},"ways":[1]}'],
  ])("reads as none where there is %s", (_, text) => {
    expect(readGear(text)).toEqual(noGear);
  });

  test("keeps what is right beside junk", () => {
    const text = JSON.stringify({
      version: 1,
      have: ["armor/a", 7, "", "x".repeat(500)],
      ways: { "weapon/b": 3, "weapon/c": "first/c" },
    });
    expect(readGear(text)).toEqual({ have: new Set(["armor/a"]), ways: { "weapon/c": "first/c" } });
  });

  test("never grows without end: the oldest tick goes first", () => {
    let gear = noGear;
    for (let at = 0; at <= maxKept; at++) gear = setHave(gear, `armor/${at}`, true);
    expect(gear.have.size).toBe(maxKept);
    expect([gear.have.has("armor/0"), gear.have.has(`armor/${maxKept}`)]).toEqual([false, true]);
  });
});

describe("ways to craft", () => {
  const bow = loadoutWith({ weapon: { id: "bow-albirath-bow-ii", decorations: [], artian: null } });
  const ways = waysFor(bow, "weapon", ownNothing, catalog);

  test("begin with the cheapest, each once, and end with an upgrade of each weapon before", () => {
    expect(new Set(ways.map(wayKey)).size).toBe(ways.length);
    expect(ways[0]?.steps).toEqual(shoppingList(bow, ownNothing, catalog).parts[0]?.steps);
    const upgrades = ways.filter(({ steps }) => steps[0]?.way === "upgrade");
    const line = ways.find(({ steps }) => steps[0]?.way === "first")?.steps ?? [];
    expect(line.length).toBeGreaterThan(1);
    expect(upgrades.map(({ steps }) => steps.length)).toEqual(line.slice(1).map((_, at) => at + 1));
  });

  test("are taken as chosen, and the wishlist takes the same", () => {
    for (const way of ways) {
      const list = shoppingList(bow, ownNothing, catalog, { weapon: wayKey(way) });
      expect(list.parts[0]?.steps).toEqual(way.steps);
      expect(list.zenny.needed).toBe(way.cost.zenny);
      const first = way.steps[0]?.way === "first";
      expect(toWishlist(list).wishes).toHaveLength(first ? 1 : way.steps.length);
    }
  });

  test("that do not exist are not taken", () => {
    expect(shoppingList(bow, ownNothing, catalog, { weapon: "forge/no-such-bow" })).toEqual(
      shoppingList(bow, ownNothing, catalog),
    );
  });

  test("are none for an empty line", () => {
    expect(everyWay([], () => 0)).toEqual([]);
  });
});
