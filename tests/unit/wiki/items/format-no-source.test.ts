import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { formatNoSource } from "@/lib/wiki/items/format-no-source";
import { getItem } from "@/lib/wiki/items/get-item.server";

describe("an item without a source", () => {
  const none = getCatalog()
    .items.all.map(({ id }) => getItem(id))
    .filter(({ sourceCount }) => sourceCount === 0);
  const isKept = (id: string) => formatNoSource(id).includes("never used up");
  const isPlaceholder = (id: string) => formatNoSource(id).includes("ExQuestRewardSetting");

  test("is one of 21, of which 11 are tools that are never used up and 2 no items", () => {
    expect(none).toHaveLength(21);
    expect(none.filter(({ id }) => isKept(id))).toHaveLength(11);
    expect(none.filter(({ id }) => isPlaceholder(id))).toHaveLength(2);
  });

  test("is no crafting material", () => {
    const used = none.filter(({ weapons, armor, charms, kinsects }) =>
      [weapons, armor, charms, kinsects].some((list) => list.length > 0),
    );
    expect(used).toEqual([]);
  });

  test("says what was searched", () => {
    expect(formatNoSource("armorcharm")).toContain("No other table of rewards, shops or supplies names it.");
  });

  test("is no item that has a source", () => {
    const sourced = getCatalog().items.all.filter(({ id }) => !none.some((item) => item.id === id));
    expect(sourced.filter(({ id }) => isKept(id) || isPlaceholder(id))).toEqual([]);
  });
});
