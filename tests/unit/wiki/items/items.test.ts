import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { describeItem } from "@/lib/wiki/items/describe-item";
import { getItem } from "@/lib/wiki/items/get-item.server";
import { unpackItems } from "@/lib/wiki/items/item-types";
import { listItems } from "@/lib/wiki/items/list-items.server";

describe("the list of items on the wire", () => {
  const rows = new Map(unpackItems(listItems()).map((row) => [row.id, row]));

  test("comes out with words, uses and monsters, the best one first", () => {
    expect(rows.get("rathalos-ruby")).toEqual({
      id: "rathalos-ruby",
      name: "Rathalos Ruby",
      type: "material",
      rarity: 7,
      sell: 8280,
      buy: 82_800,
      carry: 99,
      isCrafted: false,
      isQuestReward: true,
      hasOtherWays: false,
      uses: ["weapon", "armor", "charm"],
      monsters: [{ id: "rathalos", name: "Rathalos" }],
    });
    expect(rows.get("adamant-pill")).toMatchObject({ isCrafted: true, monsters: [], type: "consumable" });
    expect(rows.get("airy-egg")?.uses).toContain("food");
    expect(rows.get("oricalcite")?.uses).toContain("artian");
  });

  test("names a monster of both ranks once", () => {
    for (const { monsters } of rows.values()) {
      expect(new Set(monsters.map(({ id }) => id)).size).toBe(monsters.length);
    }
  });

  test("is by name", () => {
    const names = [...rows.values()].map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  });
});

describe("an item in words", () => {
  test.each([
    [
      "rathalos-ruby",
      "Material, rarity 7. Best source: Rathalos (high rank), 33.7% per hunt. Used in 14 weapons, 4 armor pieces and 5 charms.",
    ],
    [
      "iron-ore",
      "Material, rarity 4. Best source: Mining Outcrop, Windward Plains (low rank), 1.5 at a time. Used in 14 weapons, 6 armor pieces and 6 charms.",
    ],
    ["adamant-pill", "Consumable, rarity 4. Crafted from a recipe."],
    ["binoculars", "Tool, rarity 4."],
  ])("%s", (id, words) => {
    expect(describeItem(getItem(id))).toBe(words);
  });

  test("names no monster as the best source of an ore that is mined", () => {
    const mined = getCatalog().itemSources.all.filter(({ sources }) =>
      sources.some((source) => source.kind === "gather" && source.place === "Mining Outcrop"),
    );
    expect(mined.map(({ id }) => id)).toContain("dragonite-ore");
    for (const { id } of mined) {
      expect(describeItem(getItem(id)), id).toMatch(/Best source: .* at a time/);
    }
    expect(describeItem(getItem("dragonite-ore"))).toContain("Best source: Mining Outcrop, Oilwell Basin");
  });

  test("says what a quest, a shop and an event give", () => {
    expect(describeItem(getItem("sf6-ticket"))).toContain(
      "Best source: quest reward of True Strength (high rank), 0.73 at a time.",
    );
    expect(describeItem(getItem("potion"))).toContain("Best source: Item shop, ");
    expect(describeItem(getItem("amstrigian-ticket"))).toContain("Source: event quest.");
  });

  test("does not call a way that is not counted the best", () => {
    expect(describeItem(getItem("monster-keenbone"))).not.toContain("Balahara");
    expect(describeItem(getItem("wyverian-bloodstone"))).toContain(
      "Best source: Tempered Gore Magala (high rank), 70% per hunt.",
    );
  });
});
