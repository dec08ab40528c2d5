import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { formatNoSource } from "@/lib/wiki/items/format-no-source";
import { getItem } from "@/lib/wiki/items/get-item.server";

describe("an item without a source", () => {
  const none = getCatalog()
    .items.all.map(({ id }) => getItem(id))
    .filter(({ sourceCount }) => sourceCount === 0);
  const isNamed = (id: string) => formatNoSource(id).includes("this site doesn't read");

  test("is one of 107, of which tables that are not read name 30, and rewards that no quest pays 16", () => {
    expect(none).toHaveLength(107);
    expect(none.filter(({ id }) => isNamed(id))).toHaveLength(30);
    expect(
      none.filter(({ id }) => formatNoSource(id).includes("no quest in the game data pays")),
    ).toHaveLength(16);
  });

  test("is a crafting material in four cases", () => {
    const used = none.filter(({ weapons, armor, charms, kinsects }) =>
      [weapons, armor, charms, kinsects].some((list) => list.length > 0),
    );
    expect(used.map(({ id }) => id).toSorted()).toEqual([
      "blossomdance-ticket",
      "dreamspell-ticket",
      "flamefete-ticket",
      "lumenhymn-ticket",
    ]);
  });

  test("says what was searched, and which table names it", () => {
    expect(formatNoSource("armorcharm")).toContain("neither does an event or side quest in them. No table");
    expect(formatNoSource("flamefete-ticket")).toContain("names it (CommonRewardData), but no quest");
    expect(formatNoSource("flamefete-voucher")).toContain("barrel bowling (BowlingRewardData) names it");
    expect(formatNoSource("ichiran-order-form")).toContain("name it; this site doesn't read those yet");
  });

  test("is no item that has a source", () => {
    const sourced = getCatalog().items.all.filter(({ id }) => !none.some((item) => item.id === id));
    expect(sourced.filter(({ id }) => isNamed(id))).toEqual([]);
  });
});
