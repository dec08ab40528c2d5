import { access } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { root } from "@/scripts/lib/project.mjs";
import { filesByTurns, filesOneIn, listFilesWithoutTurn } from "@/tests/support/file-turns";
import { hasTurn, readSeed, readTestSize, seed, takeTurns, turn } from "@/tests/support/test-size";

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

  test("is the same for every small run, and another for each full one", () => {
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

describe("turns of test files", () => {
  const layers = ["unit", "components", "integration", "secondStore"] as const;

  test.each(layers)("are of files that are there, each once: %s", async (layer) => {
    const files = filesByTurns[layer];
    expect(new Set(files).size).toBe(files.length);
    await Promise.all(files.map((file) => access(join(root, file))));
  });

  test.each(layers)("take a fourth of them, and all where everything is tried: %s", (layer) => {
    const files = filesByTurns[layer];
    const left = listFilesWithoutTurn(layer);
    const everything =
      process.env.QUARRY_TEST_SIZE === "full" || !/^\d+$/.test(process.env.QUARRY_TEST_TURN ?? "");
    if (everything) expect(left).toEqual([]);
    else expect(Math.abs(files.length - left.length - files.length / filesOneIn)).toBeLessThan(1);
  });

  test("are never taken by what guards money and access, or meets hostile hands", () => {
    const guards = /access|account|admin|auth|coins|damaged|hostile|moderation|rights|soak|stored-ledger/;
    expect(layers.flatMap((layer) => filesByTurns[layer]).filter((file) => guards.test(file))).toEqual([]);
  });
});

describe("turns of a long list", () => {
  const isFull = process.env.QUARRY_TEST_SIZE === "full" || process.env.QUARRY_TEST_TURN === "all";
  const list = Array.from({ length: 22 }, (_, at) => at);

  test("are one in so many, evenly spread and moved by the commit; everything in a full run", () => {
    const taken = takeTurns(list, 5);
    if (isFull) expect(taken).toEqual(list);
    else expect(taken).toEqual(list.filter((at) => at % 5 === (5 - (turn % 5)) % 5));
  });

  test("leave nothing out where each has its turn at once", () => {
    expect(takeTurns(list, 1)).toEqual(list);
  });

  test("of the ways to run a test it is that of one, and another test may take another", () => {
    const turns = (name: string) => [0, 1].map((way) => hasTurn(name, way, 2));
    expect(turns("ab").filter(Boolean)).toHaveLength(isFull ? 2 : 1);
    if (!isFull) expect(turns("abc")).toEqual(turns("ab").toReversed());
  });
});
