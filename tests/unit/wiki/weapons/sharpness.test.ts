import { describe, expect, it } from "vitest";
import { sharpnessAt, sharpnessInWords, sharpnessParts, sharpnessRank } from "@/lib/wiki/weapons/sharpness";

const bar = [70, 70, 30, 100, 30, 0, 0];

describe("sharpness with Handicraft", () => {
  it("stays as it is without the skill", () => {
    expect(sharpnessAt(bar, [50], 0)).toEqual(bar);
  });

  it("adds ten units a level to the last color", () => {
    expect(sharpnessAt(bar, [50], 3)).toEqual([70, 70, 30, 100, 60, 0, 0]);
  });

  it("goes on in the next color where the last has no more room", () => {
    expect(sharpnessAt([80, 40, 60, 80, 40, 0, 0], [20, 30], 5)).toEqual([80, 40, 60, 80, 60, 30, 0]);
    expect(sharpnessAt([80, 40, 60, 80, 40, 0, 0], [20, 30], 1)).toEqual([80, 40, 60, 80, 50, 0, 0]);
  });

  it("begins in the next color where the last one is full", () => {
    expect(sharpnessAt([50, 70, 100, 50, 80, 0, 0], [0, 50], 2)).toEqual([50, 70, 100, 50, 80, 20, 0]);
  });

  it("adds nothing to a full bar and knows no level beyond five", () => {
    expect(sharpnessAt(bar, [], 5)).toEqual(bar);
    expect(sharpnessAt(bar, [50], 9)).toEqual(sharpnessAt(bar, [50], 5));
  });
});

describe("a sharpness bar in figures", () => {
  it("leaves out the colors it does not reach", () => {
    expect(sharpnessParts([10, 0, 0, 20, 0, 0, 0])).toEqual([
      { color: "red", length: 10 },
      { color: "green", length: 20 },
    ]);
    expect(sharpnessInWords(bar)).toBe("red 70, orange 70, yellow 30, green 100, blue 30");
  });

  it("orders by the best color before its length", () => {
    expect(sharpnessRank([10, 10, 10, 10, 10, 0, 0])).toBeGreaterThan(
      sharpnessRank([50, 50, 100, 200, 0, 0, 0]),
    );
    expect(sharpnessRank([50, 0, 0, 0, 60, 0, 0])).toBeGreaterThan(sharpnessRank([50, 0, 0, 0, 50, 0, 0]));
  });
});
