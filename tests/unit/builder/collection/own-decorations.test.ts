import { describe, expect, test } from "vitest";
import {
  exportDecorations,
  importOwnDecorations,
  withCount,
  withSameCount,
  withUsed,
} from "@/lib/builder/collection/own-decorations";

const isKnown = (id: string) => ["attack-jewel", "chain-jewel"].includes(id);
const file = (decorations: unknown, head: object = {}) =>
  JSON.stringify({ format: "quarry-decorations", version: 1, decorations, ...head });
const problemsOf = (text: string) => {
  const read = importOwnDecorations(text, isKnown);
  return read.ok ? [] : read.problems;
};

describe("counts", () => {
  test("store whole numbers from 0 to 99 and drop what is not owned", () => {
    expect(withCount({}, "a", 120)).toEqual({ a: 99 });
    expect(withCount({ a: 3 }, "a", 2.8)).toEqual({ a: 2 });
    expect(withCount({ a: 3, b: 1 }, "a", 0)).toEqual({ b: 1 });
    expect(withCount({ a: 3 }, "a", -4)).toEqual({});
    expect(withSameCount({ a: 3, c: 2 }, ["a", "b"], 5)).toEqual({ a: 5, b: 5, c: 2 });
  });

  test("are raised to what a build uses, never lowered", () => {
    const used = new Map([
      ["a", 2],
      ["b", 1],
    ]);
    expect(withUsed({ a: 5 }, used)).toEqual({ a: 5, b: 1 });
  });
});

describe("importDecorations", () => {
  test("reads back what was exported", () => {
    const counts = { "attack-jewel": 4, "chain-jewel": 1 };
    expect(importOwnDecorations(exportDecorations(counts), isKnown)).toEqual({
      ok: true,
      decorations: counts,
    });
    expect(importOwnDecorations(exportDecorations("unlimited"), isKnown)).toEqual({
      ok: true,
      decorations: "unlimited",
    });
  });

  test("takes nothing of a file with one wrong line, and names it", () => {
    expect(problemsOf(file({ "attack-jewel": 4, "own-jewel": 1 }))).toEqual([
      "Unknown decorations: own-jewel.",
    ]);
    expect(problemsOf(file({ "attack-jewel": 4.5, "chain-jewel": 100 }))).toEqual([
      "Counts must be whole numbers from 0 to 99. Check: attack-jewel, chain-jewel.",
    ]);
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`x${at}`, 1]));
    expect(problemsOf(file(many))).toEqual(["Unknown decorations: x0, x1, x2, x3, x4 and 4 more."]);
  });

  test("refuses files of another kind, in words", () => {
    expect(problemsOf("{")).toEqual(["The file is not JSON."]);
    expect(problemsOf("[]")).toEqual(["The file format must be quarry-decorations."]);
    expect(problemsOf(file({}, { format: "quarry-build" }))).toEqual([
      "The file format must be quarry-decorations.",
    ]);
    expect(problemsOf(file({}, { version: 2 }))[0]).toContain("version 2");
    expect(problemsOf(file([1]))).toEqual(["The file lists no decorations."]);
    expect(problemsOf("x".repeat(200_001))[0]).toContain("too large");
  });

  test("is not fooled by names of objects", () => {
    expect(problemsOf('{"format":"quarry-decorations","version":1,"decorations":{"__proto__":1}}')).toEqual([
      "Unknown decorations: __proto__.",
    ]);
  });
});
