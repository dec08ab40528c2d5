import { describe, expect, test } from "vitest";
import { ScoreMemo } from "@/lib/builder/search/score-memo";
import { createDice } from "@/tests/support/builder/dice";

describe("what levels are worth", () => {
  test("is remembered for those levels alone, however many come to the same place", () => {
    const dice = createDice(7);
    const maxLevels = Array.from({ length: 14 }, () => dice.between(1, 5));
    const memo = ScoreMemo.create(maxLevels);
    if (!memo) throw new Error("So few combinations can be told apart.");
    const asked = Array.from({ length: 300 }, () =>
      Int32Array.from(maxLevels, (maxLevel) => dice.between(0, maxLevel)),
    );
    const seen = { known: 0, wrong: 0, replaced: 0 };
    const getWorth = (levels: Int32Array) => levels.reduce((value, level) => value * 7 + level, 0);
    for (let round = 0; round < 150_000; round += 1) {
      const isAgain = dice.chance(0.5);
      const levels = isAgain
        ? dice.pick(asked)
        : Int32Array.from(maxLevels, (maxLevel) => dice.between(0, maxLevel));
      const at = memo.find(levels);
      const score = memo.scores[at] ?? Number.NaN;
      if (Number.isNaN(score)) {
        seen.replaced += isAgain ? 1 : 0;
        memo.scores[at] = getWorth(levels);
      } else {
        seen.known += 1;
        if (score !== getWorth(levels)) seen.wrong += 1;
      }
    }
    expect(seen.wrong).toBe(0);
    expect(seen.known).toBeGreaterThan(10_000);
    // Beyond the first time of each.
    expect(seen.replaced).toBeGreaterThan(asked.length);
  });

  test("is not remembered where levels have no number of their own", () => {
    expect(ScoreMemo.create(Array.from({ length: 60 }, () => 5))).toBeNull();
  });
});
