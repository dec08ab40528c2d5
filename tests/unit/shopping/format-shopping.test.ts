import { describe, expect, test } from "vitest";
import {
  formatAdded,
  formatFind,
  formatLineWay,
  formatPoints,
  formatUnknownCost,
} from "@/lib/shopping/format-shopping";
import type { LineWay } from "@/lib/shopping/list-craft-ways";
import type { UnknownCost } from "@/lib/shopping/model";

const nameOf = (id: string) => `<${id}>`;
const two = ["a", "b"];

test.each<[UnknownCost, string]>([
  [{ kind: "not-in-catalog", id: "a" }, "a is not in our data and not included in the totals."],
  [{ kind: "no-recipe", id: "a" }, "Our data has no recipe for <a>."],
  [
    { kind: "armor-levels", ids: ["a"] },
    "Costs to level this piece are not in our data: add armor spheres and their zenny.",
  ],
  [{ kind: "transcending", ids: two }, "Costs to transcend these 2 pieces are not in our data."],
  [{ kind: "artian-assembly", id: "a" }, "The cost to assemble <a> from its parts is not in our data."],
  [{ kind: "artian-part-source", ids: two }, "Sources of <a> and <b> are not in our data."],
  [
    { kind: "artian-chance", id: "a", reinforcements: ["x"] },
    "Reinforcements are random: 1 step is counted once, but you may need more weapons to get these.",
  ],
  [
    { kind: "gogma-upgrade", id: "a", part: "p" },
    "The upgrade cost to <a> is not in our data, except for the part <p>.",
  ],
  [{ kind: "gogma-upgrade", id: "a", part: null }, "The upgrade cost to <a> is not in our data."],
  [
    { kind: "gogma-tries", of: "bonuses", perTry: { points: 1500, zenny: 20_000 } },
    "Reroll the reinforcement bonuses until you get these. Each try costs 1,500 points and 20,000 z; the number of tries is random.",
  ],
  [
    { kind: "gogma-tries", of: "skills", perTry: null },
    "Reroll the set bonus and group skill until you get these. The cost per try is not in our data; the number of tries is random.",
  ],
  [{ kind: "reinforcement-cost", id: "a" }, "The cost to reinforce <a> is not in our data."],
  [
    { kind: "decoration-source", ids: two },
    "Decorations come from melding and rewards; their chances are not in our data.",
  ],
  [
    { kind: "talisman-source", id: "a" },
    "<a> is appraised; the chance of these skills and slots is not in our data.",
  ],
])("says %j", (unknown, words) => {
  expect(formatUnknownCost(unknown, nameOf).replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  [{ needed: 1, owned: 0, missing: 1 }, "1 to find"],
  [{ needed: 3, owned: 2, missing: 1 }, "2 of 3, 1 to find"],
  [{ needed: 3, owned: 9, missing: 0 }, "all 3 owned"],
  [{ needed: 1, owned: 1, missing: 0 }, "owned"],
])("an item to find: %j is %s", (counts, words) => {
  expect(formatFind({ kind: "decoration", id: "a", name: "A", ...counts })).toBe(words);
});

describe("points", () => {
  const givers = [
    { item: "a", name: "Oricalcite", points: 100, count: 12 },
    { item: "b", name: "Argecite", points: 50, count: 24 },
  ];
  test("tell what spare ore gives and which ore would do", () => {
    expect(formatPoints({ tier: "artian", needed: 1500, covered: 300, missing: 1200, givers })).toBe(
      "1,500 points, 300 of them from spare ore. 12 × Oricalcite or 24 × Argecite would cover the rest.",
    );
    expect(formatPoints({ tier: "artian", needed: 1200, covered: 0, missing: 1200, givers: [] })).toBe(
      "1,200 points.",
    );
    expect(formatPoints({ tier: "artian", needed: 900, covered: 900, missing: 0, givers })).toBe(
      "900 points, covered by your spare ore.",
    );
  });
});

describe("ways", () => {
  const cost = { zenny: 12_000, materials: [] };
  const step = (way: "first" | "forge" | "upgrade", name = "Iron Bow") => ({ id: name, name, way, cost });
  const wayOf = (...steps: ReturnType<typeof step>[]) => ({ steps, cost });
  const whole = wayOf(step("first", "Bone Bow"), step("upgrade"));
  const words = (way: LineWay, ways: readonly LineWay[] = [whole, way]) =>
    formatLineWay(way, ways).replaceAll("\u00a0", " ");
  test("say how they start, in how many steps, for how much", () => {
    expect(words(whole)).toBe("From Bone Bow: 2 steps, 12,000 z");
    expect(words(wayOf(step("first")))).toBe("Forged, 12,000 z");
    expect(words(wayOf(step("forge")))).toBe("Forge Iron Bow directly: 1 step, 12,000 z");
    expect(words(wayOf())).toBe("Already owned");
  });
  test("name what is upgraded, as far as the line is known", () => {
    expect(words(wayOf(step("upgrade")))).toBe("I have Bone Bow: 1 step, 12,000 z");
    expect(words(wayOf(step("upgrade")), [])).toBe("I have the one before Iron Bow: 1 step, 12,000 z");
  });
});

test.each([
  [3, 3, "3 items added to the wishlist."],
  [3, 1, "1 item added to the wishlist. 2 were already on it or did not fit."],
  [3, 0, "Everything was already on the wishlist, or the wishlist is full."],
])("%i entries of which %i are new", (entryCount, added, words) => {
  expect(formatAdded(entryCount, added)).toBe(words);
});
