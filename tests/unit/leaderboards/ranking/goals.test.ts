import { describe, expect, test } from "vitest";
import { calculateGain } from "@/lib/leaderboards/ranking/goals";

const board = { timeCs: 20_000, points: 250, bestCs: 10_000, runners: 32 };

describe("calculateGain", () => {
  test("gives the difference in points where one board counts", () => {
    expect(calculateGain([board], 0, 12_500)).toBeCloseTo(640 - 250, 9);
  });

  test("gives full points for the best time, and no more for a faster one", () => {
    expect(calculateGain([board], 0, 10_000)).toBeCloseTo(750, 9);
    expect(calculateGain([board], 0, 5_000)).toBeCloseTo(750, 9);
  });

  test("weighs a board by its new rank among the others", () => {
    const other = { timeCs: 10_000, points: 500, bestCs: 10_000, runners: 5 };
    // Before: 500 + 0.95 · 250. After: 640 + 0.95 · 500.
    expect(calculateGain([other, board], 1, 12_500)).toBeCloseTo(640 + 475 - (500 + 237.5), 9);
  });

  test("gives nothing for a time that is not faster, and refuses a board that is not there", () => {
    expect(calculateGain([board], 0, 20_000)).toBe(0);
    expect(calculateGain([board], 0, 30_000)).toBe(0);
    expect(() => calculateGain([board], 1, 10_000)).toThrow(RangeError);
  });
});
