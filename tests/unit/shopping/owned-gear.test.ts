import { describe, expect, test } from "vitest";
import type { EquippedWeapon, Loadout } from "@/lib/builder/loadout/model";
import { createShoppingList, listWays } from "@/lib/shopping/create-shopping-list";
import { createShoppingNames } from "@/lib/shopping/format-shopping";
import { gatherShoppingData } from "@/lib/shopping/gather-shopping-data.server";
import { getWayKey, listEveryWay } from "@/lib/shopping/list-craft-ways";
import { noneOwned } from "@/lib/shopping/model";
import {
  getArtianKey,
  getGearKey,
  getOwnedTalismanKey,
  getOwnedToward,
  maxOwnedGear,
  noGear,
  type OwnedGear,
  readGear,
  setHave,
  setWay,
  writeGear,
} from "@/lib/shopping/owned-gear";
import { listFindRows, listPartRows } from "@/lib/shopping/part-rows";
import { createShoppingCatalog } from "@/lib/shopping/shopping-data";
import { toWishlist } from "@/lib/shopping/to-wishlist";
import { gogmaziosLoadout, goldenTalisman, loadoutWith } from "@/tests/support/builder/loadouts";

const data = gatherShoppingData();
const catalog = createShoppingCatalog(data);
const nameOf = createShoppingNames(data);

function listGear(loadout: Loadout, gear: OwnedGear) {
  const owned = getOwnedToward(loadout, gear, {});
  const list = createShoppingList(loadout, owned, catalog);
  return {
    list,
    rows: listPartRows(loadout, list, gear, owned, catalog, nameOf),
    finds: listFindRows(loadout, list),
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
    const weapon: EquippedWeapon = {
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
    expect(getArtianKey({ ...weapon, artian: turned })).toBe(getArtianKey(weapon));
    expect(getArtianKey({ ...weapon, artian: { ...artian, setBonus: "doshagumas-might" } })).not.toBe(
      getArtianKey(weapon),
    );
    expect(getArtianKey({ ...weapon, artian: { ...artian, parts: artian.parts.slice(1) } })).not.toBe(
      getArtianKey(weapon),
    );
  });

  test("on a talisman hold for its skills and slots", () => {
    expect(getOwnedTalismanKey({ ...goldenTalisman, skills: goldenTalisman.skills.toReversed() })).toBe(
      getOwnedTalismanKey(goldenTalisman),
    );
    expect(getOwnedTalismanKey({ ...goldenTalisman, slots: [] })).not.toBe(
      getOwnedTalismanKey(goldenTalisman),
    );
  });
});

describe("what is stored", () => {
  test("comes back as it was", () => {
    const gear = setWay(
      tickAll(gogmaziosLoadout),
      getGearKey("charm", "blast-charm-ii"),
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

  test("reads what is right and drops junk", () => {
    const text = JSON.stringify({
      version: 1,
      have: ["armor/a", 7, "", "x".repeat(500)],
      ways: { "weapon/b": 3, "weapon/c": "first/c" },
    });
    expect(readGear(text)).toEqual({ have: new Set(["armor/a"]), ways: { "weapon/c": "first/c" } });
  });

  test("never grows without end: the oldest tick goes first", () => {
    let gear = noGear;
    for (let at = 0; at <= maxOwnedGear; at++) gear = setHave(gear, `armor/${at}`, true);
    expect(gear.have.size).toBe(maxOwnedGear);
    expect([gear.have.has("armor/0"), gear.have.has(`armor/${maxOwnedGear}`)]).toEqual([false, true]);
  });
});

describe("ways to craft", () => {
  const bow = loadoutWith({ weapon: { id: "bow-albirath-bow-ii", decorations: [], artian: null } });
  const ways = listWays(bow, "weapon", noneOwned, catalog);

  test("begin with the cheapest, each once, and end with an upgrade of each weapon before", () => {
    expect(new Set(ways.map(getWayKey)).size).toBe(ways.length);
    expect(ways[0]?.steps).toEqual(createShoppingList(bow, noneOwned, catalog).parts[0]?.steps);
    const upgrades = ways.filter(({ steps }) => steps[0]?.way === "upgrade");
    const line = ways.find(({ steps }) => steps[0]?.way === "first")?.steps ?? [];
    expect(line.length).toBeGreaterThan(1);
    expect(upgrades.map(({ steps }) => steps.length)).toEqual(line.slice(1).map((_, at) => at + 1));
  });

  test("are taken as chosen, and the wishlist takes the same", () => {
    for (const way of ways) {
      const list = createShoppingList(bow, noneOwned, catalog, { weapon: getWayKey(way) });
      expect(list.parts[0]?.steps).toEqual(way.steps);
      expect(list.zenny.needed).toBe(way.cost.zenny);
      const first = way.steps[0]?.way === "first";
      expect(toWishlist(list).items).toHaveLength(first ? 1 : way.steps.length);
    }
  });

  test("that do not exist are not taken", () => {
    expect(createShoppingList(bow, noneOwned, catalog, { weapon: "forge/no-such-bow" })).toEqual(
      createShoppingList(bow, noneOwned, catalog),
    );
  });

  test("are none for an empty line", () => {
    expect(listEveryWay([], () => 0)).toEqual([]);
  });
});
