import { describe, expect, test } from "vitest";
import {
  getChanceWithin,
  getExpectedTries,
  getTriesForChance,
  listChancePoints,
} from "@/lib/wiki/odds/trials";

describe("the chance within a number of tries", () => {
  test("is that of not missing every time, for one copy", () => {
    // 1 − 0.75³ = 1 − 0.421875
    expect(getChanceWithin(0.25, 1, 3)).toBeCloseTo(0.578125, 12);
    expect(getChanceWithin(0.25, 1, 0)).toBe(0);
  });

  test("leaves out every number of successes that is too small, for several", () => {
    // Two of three coins: (3 + 1) / 8. Two of four dice showing 6: 1 − (5⁴ + 4 · 5³) / 6⁴ = 171 / 1296.
    expect(getChanceWithin(0.5, 2, 3)).toBeCloseTo(0.5, 12);
    expect(getChanceWithin(1 / 6, 2, 4)).toBeCloseTo(171 / 1296, 12);
    expect(getChanceWithin(0.5, 3, 2)).toBe(0);
  });

  test("holds at the ends", () => {
    expect(getChanceWithin(1, 2, 2)).toBe(1);
    expect(getChanceWithin(0, 1, 1000)).toBe(0);
    // A sum of ten million tries does not underflow into something else.
    expect(getChanceWithin(1e-6, 3, 10_000_000)).toBeCloseTo(1 - Math.exp(-10) * 61, 6);
  });
});

describe("the tries for a chance", () => {
  test("are the fewest that reach it", () => {
    // 0.97²² = 0.5117, 0.97²³ = 0.4963; 0.97⁷⁵ = 0.1018, 0.97⁷⁶ = 0.0988.
    expect(getTriesForChance(0.03, 1, 0.5)).toBe(23);
    expect(getTriesForChance(0.03, 1, 0.9)).toBe(76);
    // Coins: three tries give two heads in exactly half of all cases.
    expect(getTriesForChance(0.5, 2, 0.5)).toBe(3);
    expect(getTriesForChance(1, 4, 0.9)).toBe(4);
  });

  test("agree with the chance at and just below them", () => {
    for (const chance of [0.9, 0.21, 0.0033, 2.5e-5]) {
      for (const copies of [1, 2, 7]) {
        const tries = getTriesForChance(chance, copies, 0.9);
        expect(getChanceWithin(chance, copies, tries)).toBeGreaterThanOrEqual(0.9);
        if (tries > copies) expect(getChanceWithin(chance, copies, tries - 1)).toBeLessThan(0.9);
      }
    }
  });

  test("never end without a chance", () => {
    expect(getTriesForChance(0, 1, 0.5)).toBe(Number.POSITIVE_INFINITY);
    expect(getExpectedTries(0, 1)).toBe(Number.POSITIVE_INFINITY);
    expect(getExpectedTries(0.25, 3)).toBe(12);
  });
});

test("points rise, each number of tries once", () => {
  expect(listChancePoints(0.5, 1).map(({ tries }) => tries)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(listChancePoints(0.5, 1)[1]?.chance).toBe(0.75);
  expect(listChancePoints(0, 1)).toEqual([]);
});
