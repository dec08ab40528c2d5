import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSeed, readTestSize, seed, takeTurns } from "@/tests/support/test-size";

describe("the size of a test run", () => {
  test.each([undefined, "", "small"])("is small for %j", (text) => {
    expect(readTestSize(text)).toBe("small");
  });

  test("is full where it is requested", () => {
    expect(readTestSize("full")).toBe("full");
  });

  test.each(["large", "Full", " full", "0"])("is refused as %j, and told what it may be", (text) => {
    expect(() => readTestSize(text)).toThrow(`QUARRY_TEST_SIZE must be small or full, not "${text}"`);
  });
});

describe("the seed of a test run", () => {
  const never = () => {
    throw new Error("Nothing is left to chance");
  };

  test("is the same for every small run by itself, and another for each full one", () => {
    expect(readSeed(undefined, "small", never)).toBe(readSeed("", "small", never));
    expect(readSeed(undefined, "full", () => 0.25)).toBe(2 ** 29);
    expect(readSeed(undefined, "full", () => 0.5)).toBe(2 ** 30);
  });

  test("is the one that is named", () => {
    for (const size of ["small", "full"] as const) expect(readSeed("77", size, never)).toBe(77);
  });

  test.each(["x", "1.5", "1e400"])("is refused as %j", (text) => {
    expect(() => readSeed(text, "small", never)).toThrow(`QUARRY_TEST_SEED must be a whole number`);
  });

  test("is what property tests begin from", () => {
    const drawn = fc.check(fc.property(fc.nat(), () => true)).seed;
    expect(drawn).toBe(seed);
  });
});

describe("turns of a long list", () => {
  const list = Array.from({ length: 22 }, (_, at) => at);

  test("are one in so many, evenly spread and moved by the seed; everything in a full run", () => {
    const taken = takeTurns(list, 5);
    if (process.env.QUARRY_TEST_SIZE === "full") expect(taken).toEqual(list);
    else expect(taken).toEqual(list.filter((at) => at % 5 === (5 - (seed % 5)) % 5));
  });

  test("leave nothing out over as many runs", () => {
    const all = [0, 1, 2, 3, 4].flatMap((later) => takeTurns(list, 5, later));
    expect([...new Set(all)].toSorted((a, b) => a - b)).toEqual(list);
    expect(takeTurns(list, 1)).toEqual(list);
  });
});
