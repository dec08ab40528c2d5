import { describe, expect, test } from "vitest";
import { suggestItems } from "@/lib/drops/suggest-items";

const items = ["Bird Wyvern Gem", "Gemstone", "Hard Gem Scale", "Wyvern Gem", "Wyvernsprout"].map((name) => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  rarity: 1,
}));
const names = (query: string, most = 8) =>
  suggestItems(query, items, (item) => [item.name], most).map(({ name }) => name);

describe("suggested items", () => {
  test("rank names that begin with it before words that do", () => {
    expect(names("wyvern")).toEqual(["Wyvern Gem", "Wyvernsprout", "Bird Wyvern Gem"]);
    expect(names("gem")).toEqual(["Gemstone", "Bird Wyvern Gem", "Hard Gem Scale", "Wyvern Gem"]);
  });

  test("find words in any order, whatever their case", () => {
    expect(names("GEM bird")).toEqual(["Bird Wyvern Gem"]);
  });

  test("are none without a query and for what nothing is called", () => {
    expect(names("  ")).toEqual([]);
    expect(names("excalibur")).toEqual([]);
  });

  test("are at most as many as requested", () => {
    expect(names("gem", 2)).toHaveLength(2);
  });

  test("find the name of another language, diacritics forgiven", () => {
    const local = ({ id, name }: { id: string; name: string }) =>
      id === "wyvern-gem" ? [name, "Gemme de wyverne supérieure"] : [name];
    expect(suggestItems("superieure", items, local, 8).map(({ name }) => name)).toEqual(["Wyvern Gem"]);
  });
});
