import { describe, expect, test } from "vitest";
import {
  createCodeColumn,
  createListColumn,
  numbers,
  packTable,
  small,
  texts,
  unpackTable,
} from "@/lib/builder/data/columns";
import { BuilderDataError } from "@/lib/builder/data/data-error";

describe("a column", () => {
  test.each([
    ["numbers that are none", () => numbers.unpack([1, "2"], 2, "x")],
    ["too few numbers", () => numbers.unpack([1], 2, "x")],
    ["too many numbers", () => numbers.unpack([1, 2, 3], 2, "x")],
    ["a digit that is none", () => small.unpack("1~", 2, "x")],
    ["too few texts", () => texts.unpack("a", 2, "x")],
    ["a place outside the list", () => createCodeColumn(["a", "b"]).unpack("12", 2, "x")],
    ["lists longer than what they hold", () => createListColumn(small).unpack(["12", "11"], 2, "x")],
    ["a count that is none", () => unpackTable(small, [-1, ""], "x")],
    ["a count beyond all bounds", () => unpackTable(small, [1e12, ""], "x")],
  ])("refuses %s", (_, unpack) => {
    expect(unpack).toThrow(BuilderDataError);
  });

  test("refuses to pack what does not fit", () => {
    expect(() => small.pack([64])).toThrow(RangeError);
    expect(() => texts.pack(["a\nb"])).toThrow(RangeError);
    expect(() => createCodeColumn<string>(["a"]).pack(["b"])).toThrow(RangeError);
  });

  test("takes up to 63 in one character, and no values at all", () => {
    const values = Array.from({ length: 64 }, (_, value) => value);
    expect(unpackTable(small, packTable(small, values), "x")).toEqual(values);
    expect(unpackTable(texts, packTable(texts, []), "x")).toEqual([]);
  });
});
