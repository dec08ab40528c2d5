import { describe, expect, test } from "vitest";
import type { LineWay } from "@/lib/builder/shopping/craft-line";
import type { UnknownCost } from "@/lib/builder/shopping/model";
import {
  addedInWords,
  findInWords,
  pointsInWords,
  unknownInWords,
  wayInWords,
} from "@/lib/builder/shopping/words";

const nameOf = (id: string) => `<${id}>`;
const two = ["a", "b"];

test.each<[UnknownCost, string]>([
  [{ kind: "not-in-catalogue", id: "a" }, "a is not in our data and not included in the totals."],
  [{ kind: "no-recipe", id: "a" }, "Our tables hold no recipe for <a>."],
  [
    { kind: "armor-levels", ids: ["a"] },
    "What it takes to level this piece is not in our tables: spheres and their zenny come on top.",
  ],
  [{ kind: "transcending", ids: two }, "What transcending these 2 pieces costs is not in our tables."],
  [{ kind: "artian-assembly", id: "a" }, "What assembling <a> from its parts costs is not in our tables."],
  [{ kind: "artian-part-source", ids: two }, "Where <a> and <b> come from is not in our tables."],
  [
    { kind: "artian-chance", id: "a", reinforcements: ["x"] },
    "Reinforcements are rolled: 1 step is counted once, and getting these may take more weapons.",
  ],
  [
    { kind: "gogma-upgrade", id: "a", part: "p" },
    "What makes an Artian weapon <a> is not in our tables, but for its part: <p>.",
  ],
  [{ kind: "gogma-upgrade", id: "a", part: null }, "What makes an Artian weapon <a> is not in our tables."],
  [
    { kind: "gogma-tries", of: "bonuses", perTry: { points: 1500, zenny: 20_000 } },
    "The reinforcement bonuses are rerolled until they are right. Each try costs 1,500 points and 20,000 z; how many it takes is chance.",
  ],
  [
    { kind: "gogma-tries", of: "skills", perTry: null },
    "The set bonus and group skill are rerolled until they are right. The cost per try is not in our data; how many it takes is chance.",
  ],
  [{ kind: "reinforcement-cost", id: "a" }, "What reinforcing <a> costs is not in our tables."],
  [
    { kind: "decoration-source", ids: two },
    "Decorations come from melding and rewards; their chances are not in our data.",
  ],
  [
    { kind: "talisman-source", id: "a" },
    "<a> is appraised; the chance of these skills and slots is not in our data.",
  ],
])("says %j", (unknown, words) => {
  expect(unknownInWords(unknown, nameOf).replaceAll("\u00a0", " ")).toBe(words);
});

test.each([
  [{ needed: 1, owned: 0, missing: 1 }, "1 to find"],
  [{ needed: 3, owned: 2, missing: 1 }, "2 of 3, 1 to find"],
  [{ needed: 3, owned: 9, missing: 0 }, "all 3 there"],
  [{ needed: 1, owned: 1, missing: 0 }, "there"],
])("a thing to find: %j is %s", (counts, words) => {
  expect(findInWords({ kind: "decoration", id: "a", name: "A", ...counts })).toBe(words);
});

describe("points", () => {
  const givers = [
    { item: "a", name: "Oricalcite", points: 100, count: 12 },
    { item: "b", name: "Argecite", points: 50, count: 24 },
  ];
  test("tell what spare ore gives and which ore would do", () => {
    expect(pointsInWords({ tier: "artian", needed: 1500, covered: 300, missing: 1200, givers })).toBe(
      "1,500 points, of which spare ore gives 300. 12 × Oricalcite or 24 × Argecite would do for what is missing.",
    );
    expect(pointsInWords({ tier: "artian", needed: 1200, covered: 0, missing: 1200, givers: [] })).toBe(
      "1,200 points.",
    );
    expect(pointsInWords({ tier: "artian", needed: 900, covered: 900, missing: 0, givers })).toBe(
      "900 points, all there in spare ore.",
    );
  });
});

describe("ways", () => {
  const cost = { zenny: 12_000, materials: [] };
  const step = (way: "first" | "forge" | "upgrade", name = "Iron Bow") => ({ id: name, name, way, cost });
  const wayOf = (...steps: ReturnType<typeof step>[]) => ({ steps, cost });
  const whole = wayOf(step("first", "Bone Bow"), step("upgrade"));
  const words = (way: LineWay, ways: readonly LineWay[] = [whole, way]) =>
    wayInWords(way, ways).replaceAll("\u00a0", " ");
  test("say how they start, in how many steps, for how much", () => {
    expect(words(whole)).toBe("From Bone Bow: 2 steps, 12,000 z");
    expect(words(wayOf(step("first")))).toBe("Forged, 12,000 z");
    expect(words(wayOf(step("forge")))).toBe("Forge Iron Bow directly: 1 step, 12,000 z");
    expect(words(wayOf())).toBe("Already there");
  });
  test("name what is upgraded, as far as the line is known", () => {
    expect(words(wayOf(step("upgrade")))).toBe("I have Bone Bow: 1 step, 12,000 z");
    expect(words(wayOf(step("upgrade")), [])).toBe("I have the one before Iron Bow: 1 step, 12,000 z");
  });
});

test.each([
  [3, 3, "3 things put on the wishlist."],
  [3, 1, "1 thing put on the wishlist. 2 were there already, or did not fit."],
  [3, 0, "Everything was already on the wishlist, or the wishlist is full."],
])("%i things of which %i are new", (wished, added, words) => {
  expect(addedInWords(wished, added)).toBe(words);
});
