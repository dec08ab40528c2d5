import { describe, expect, test } from "vitest";
import {
  hasTexts,
  isRecord,
  maxStored,
  parseJson,
  readIds,
  readLevels,
  readNumberIn,
  readOption,
} from "@/lib/text/read-stored";

describe("what a browser stored, and anybody may have changed", () => {
  test.each([[null], [[]], [["a"]], ["a"], [1], [undefined]])("%j is no record", (stored) => {
    expect(isRecord(stored)).toBe(false);
    expect(readLevels(stored, () => 5)).toEqual({});
  });

  test("a record has texts only where all of them are", () => {
    expect(hasTexts({ id: "a", name: "A", more: 1 }, ["id", "name"])).toBe(true);
    expect(hasTexts({ id: "a", name: 1 }, ["id", "name"])).toBe(false);
    expect(hasTexts({ id: "a" }, ["id", "name"])).toBe(false);
  });

  test("what is no JSON is nothing", () => {
    expect(parseJson("{")).toBeUndefined();
    expect(parseJson(null)).toBeUndefined();
    expect(parseJson("[1]")).toEqual([1]);
  });

  test("a choice that does not exist is the other one", () => {
    expect(readOption(["a", "b"], "b", "a")).toBe("b");
    expect(readOption(["a", "b"], "c", "a")).toBe("a");
  });

  test.each([
    [0, 7],
    [1, 1],
    [5, 5],
    [6, 7],
    ["3", 7],
    [Number.NaN, 7],
  ])("of numbers from 1 to 5, %j is read as %j", (stored, read) => {
    expect(readNumberIn(stored, [1, 5], 7)).toBe(read);
  });

  test("ids are those that are known, each once, of so many entries at most", () => {
    expect(readIds(["a", "x", "a", 1, "b"], (id) => id !== "x")).toEqual(["a", "b"]);
    expect(readIds("ab", () => true)).toEqual([]);
    expect(readIds([...Array(maxStored).fill("a"), "b"], () => true)).toEqual(["a"]);
  });

  test("levels are whole, at least 1 and never above the highest", () => {
    const max: Readonly<Record<string, number>> = { guts: 3, guard: 5 };
    const stored = { guts: 9, guard: 5, unknown: 2 };
    expect(readLevels(stored, (id) => max[id] ?? 0)).toEqual({ guts: 3, guard: 5 });
    for (const level of [0, -1, 1.5, "2", null]) expect(readLevels({ guts: level }, () => 3)).toEqual({});
  });
});
