import { describe, expect, test } from "vitest";
import { type CrownMonster, countCrowns, parseSize, withSize } from "@/lib/box/crown-count";
import { noRecord, readCrowns, withCrown } from "@/lib/box/crowns";
import { listCrownMonsters } from "@/lib/box/list-crown-monsters.server";

const monster: CrownMonster = {
  id: "m",
  name: "M",
  smallGold: 900,
  largeSilver: 1150,
  largeGold: 1230,
  odds: null,
};

test("every monster whose size varies has its three sizes in order", () => {
  const all = listCrownMonsters();
  expect(all.length).toBeGreaterThan(25);
  for (const { name, smallGold, largeSilver, largeGold } of all) {
    expect(
      [smallGold, largeSilver, largeGold].toSorted((a, b) => a - b),
      name,
    ).toEqual([smallGold, largeSilver, largeGold]);
  }
});

test("every monster has the best odds of its gold crowns, with what has them", () => {
  const all = listCrownMonsters();
  for (const { name, odds } of all) expect(odds?.small.percent, name).toBeGreaterThan(0);
  expect(all.find(({ id }) => id === "ajarakan")?.odds).toEqual({
    small: { percent: 3, target: "High rank, strength 1 or 5" },
    large: { percent: 5, target: "Tempered" },
  });
});

describe("a size", () => {
  test.each([
    ["1432.16", 1432.16],
    ["1,432.16", 1432.16],
    ["1432,16", 1432.16],
    ["1,432", 1432],
    [" 1432.16 cm ", 1432.16],
    ["１４３２.１", 1432.1],
    ["", null],
    ["0", null],
    ["-5", null],
    ["1e5", null],
    ["12 34 x", null],
    ["123456", null],
  ])("is read as it is typed: %s", (text, size) => {
    expect(parseSize(text)).toBe(size);
  });

  test("notes the crown that it earns, and takes none away", () => {
    expect(withSize(noRecord, monster, "smallest", 900)).toMatchObject({ small: true });
    expect(withSize(noRecord, monster, "smallest", 900.01)).toMatchObject({ small: false });
    expect(withSize(noRecord, monster, "largest", 1150)).toMatchObject({ large: "silver" });
    expect(withSize(noRecord, monster, "largest", 1230)).toMatchObject({ large: "gold" });
    const gold = { ...noRecord, small: true, large: "gold" } as const;
    expect(withSize(gold, monster, "largest", 1000)).toMatchObject({ large: "gold", largest: 1000 });
    expect(withSize(gold, monster, "smallest", null)).toMatchObject({ small: true, smallest: null });
  });
});

test("crowns are counted, and what says nothing is not stored", () => {
  const crowns = withCrown({}, "m", { ...noRecord, small: true, large: "gold" });
  expect(countCrowns([monster, { ...monster, id: "n" }], crowns)).toEqual({
    small: 1,
    silver: 1,
    gold: 1,
    complete: 1,
  });
  expect(withCrown(crowns, "m", noRecord)).toEqual({});
});

test.each(["", "{", "[]", '{"crowns":7}', '{"crowns":{"m":7}}'])("junk reads as no crowns: %s", (text) => {
  expect(readCrowns(text)).toEqual({});
});
