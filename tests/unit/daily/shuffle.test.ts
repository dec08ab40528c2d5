import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSeededPermutation, createSeededRandom } from "@/lib/daily/shuffle";

describe("createSeededRandom", () => {
  test("gives the same numbers for the same seed, from 0 up to but not 1", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const one = createSeededRandom(seed);
        const other = createSeededRandom(seed);
        const numbers = Array.from({ length: 20 }, one);
        expect(Array.from({ length: 20 }, other)).toEqual(numbers);
        expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true);
      }),
    );
  });

  test("seeds that differ in one character have nothing in common", () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => createSeededRandom(`user-${index}`)());
    const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    expect(new Set(numbers).size).toBe(1000);
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });
});

describe("createSeededPermutation", () => {
  test("holds each number once and depends on the seed alone", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.string(), (size, seed) => {
        const order = createSeededPermutation(size, seed);
        expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index));
        expect(createSeededPermutation(size, seed)).toEqual(order);
      }),
    );
  });

  test("never changes: a hunter walks the bank in the order that was begun", () => {
    expect(createSeededPermutation(28, "questions/rook")).toEqual([
      26, 7, 19, 8, 6, 17, 15, 25, 2, 0, 1, 16, 13, 12, 21, 10, 4, 23, 24, 20, 27, 14, 3, 22, 18, 9, 5, 11,
    ]);
    expect(createSeededPermutation(4, "choices/rook/2026-11-20")).toEqual([2, 0, 1, 3]);
  });

  test("every order of four comes up about as often as any other", () => {
    const rounds = 24_000;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const order = createSeededPermutation(4, `seed ${round}`).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    // Chi-squared with 23 degrees of freedom exceeds 49.7 once in a thousand fair shuffles.
    const expected = rounds / 24;
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    expect(chi).toBeLessThan(49.7);
  });
});
