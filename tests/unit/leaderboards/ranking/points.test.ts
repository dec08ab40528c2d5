import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateRunnerScore, calculateRunPoints, countedBoards } from "@/lib/leaderboards/ranking/points";

describe("calculateRunPoints", () => {
  test.each([
    [1, 0],
    [2, 200],
    [4, 400],
    [8, 600],
    [16, 800],
    [32, 1000],
    [500, 1000],
  ])("gives the first of %i runners %i points", (runners, points) => {
    expect(calculateRunPoints(12_345, { bestCs: 12_345, runners })).toBeCloseTo(points, 9);
  });

  test("quarters the points of a run that takes twice as long", () => {
    expect(calculateRunPoints(20_000, { bestCs: 10_000, runners: 32 })).toBeCloseTo(250, 9);
  });

  test("refuses a time below the best and an empty board", () => {
    expect(() => calculateRunPoints(9_999, { bestCs: 10_000, runners: 3 })).toThrow(RangeError);
    expect(() => calculateRunPoints(10_000, { bestCs: 10_000, runners: 0 })).toThrow(RangeError);
    expect(() => calculateRunPoints(Number.NaN, { bestCs: 10_000, runners: 3 })).toThrow(RangeError);
    expect(() => calculateRunPoints(0, { bestCs: 0, runners: 3 })).toThrow(RangeError);
  });

  test.each([
    [1, 200],
    [3, 400],
    [31, 1000],
  ])("gave the first of %i runners %i points by the formula before", (runners, points) => {
    expect(calculateRunPoints(12_345, { bestCs: 12_345, runners }, 1)).toBeCloseTo(points, 9);
  });

  test("never rewards a slower run, and rises with the board", () => {
    const times = fc.integer({ min: 1, max: 300_000 });
    fc.assert(
      fc.property(times, times, times, fc.integer({ min: 1, max: 10_000 }), (a, b, c, runners) => {
        const [bestCs = 1, fast = 1, slow = 1] = [a, b, c].toSorted((x, y) => x - y);
        const points = calculateRunPoints(fast, { bestCs, runners });
        expect(points).toBeGreaterThanOrEqual(calculateRunPoints(slow, { bestCs, runners }));
        expect(calculateRunPoints(fast, { bestCs, runners: runners + 1 })).toBeGreaterThanOrEqual(points);
        expect(points > 0).toBe(runners > 1);
        expect(points).toBeLessThanOrEqual(1000);
      }),
    );
  });
});

describe("calculateRunnerScore", () => {
  test("is nothing without a board", () => {
    expect(calculateRunnerScore([])).toBe(0);
  });

  test("weighs each further board by 0.95, best first", () => {
    expect(calculateRunnerScore([500, 1000])).toBeCloseTo(1000 + 0.95 * 500, 9);
    expect(calculateRunnerScore([1000, 500])).toBe(calculateRunnerScore([500, 1000]));
  });

  test("counts twenty boards and no more", () => {
    const twenty = Array.from({ length: countedBoards }, () => 300);
    expect(calculateRunnerScore([...twenty, 299])).toBe(calculateRunnerScore(twenty));
  });
});
