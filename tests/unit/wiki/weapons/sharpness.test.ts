import { describe, expect, test } from "vitest";
import { formatSharpness, getSharpnessParts, getSharpnessRank } from "@/lib/wiki/weapons/sharpness";

const bar = [70, 70, 30, 100, 30, 0, 0];

describe("a sharpness bar in figures", () => {
  test("leaves out the colors it does not reach", () => {
    expect(getSharpnessParts([10, 0, 0, 20, 0, 0, 0])).toEqual([
      { color: "red", length: 10 },
      { color: "green", length: 20 },
    ]);
    expect(formatSharpness(bar)).toBe("red 70, orange 70, yellow 30, green 100, blue 30");
  });

  test("orders by the best color before its length", () => {
    expect(getSharpnessRank([10, 10, 10, 10, 10, 0, 0])).toBeGreaterThan(
      getSharpnessRank([50, 50, 100, 200, 0, 0, 0]),
    );
    expect(getSharpnessRank([50, 0, 0, 0, 60, 0, 0])).toBeGreaterThan(
      getSharpnessRank([50, 0, 0, 0, 50, 0, 0]),
    );
  });
});
