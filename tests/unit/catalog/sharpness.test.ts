import { describe, expect, test } from "vitest";
import { getKeenestColor, getSharpnessAt, raiseSharpness } from "@/lib/catalog/sharpness";

const bar = [70, 70, 30, 100, 30, 0, 0];

describe("sharpness with Handicraft", () => {
  test("stays as it is without the skill", () => {
    expect(getSharpnessAt(bar, [50], 0)).toEqual(bar);
  });

  test("adds ten units a level to the last color", () => {
    expect(getSharpnessAt(bar, [50], 3)).toEqual([70, 70, 30, 100, 60, 0, 0]);
  });

  test("continues in the next color where the last is full", () => {
    expect(getSharpnessAt([80, 40, 60, 80, 40, 0, 0], [20, 30], 5)).toEqual([80, 40, 60, 80, 60, 30, 0]);
    expect(getSharpnessAt([80, 40, 60, 80, 40, 0, 0], [20, 30], 1)).toEqual([80, 40, 60, 80, 50, 0, 0]);
  });

  test("begins in the next color where the last one is full", () => {
    expect(getSharpnessAt([50, 70, 100, 50, 80, 0, 0], [0, 50], 2)).toEqual([50, 70, 100, 50, 80, 20, 0]);
  });

  test("adds nothing to a full bar and knows no level beyond five", () => {
    expect(getSharpnessAt(bar, [], 5)).toEqual(bar);
    expect(getSharpnessAt(bar, [50], 9)).toEqual(getSharpnessAt(bar, [50], 5));
  });
});

describe("a bar that is raised", () => {
  const twoColors = [80, 40, 60, 80, 40, 0, 0];

  test("returns the remaining headroom, counted from its new last color", () => {
    expect(raiseSharpness(twoColors, [20, 30], 10)).toEqual({
      lengths: [80, 40, 60, 80, 50, 0, 0],
      headroom: [10, 30],
    });
    expect(raiseSharpness(twoColors, [20, 30], 30)).toEqual({
      lengths: [80, 40, 60, 80, 60, 10, 0],
      headroom: [20],
    });
  });

  test("leaves a leading 0 where the last color is just full", () => {
    expect(raiseSharpness(twoColors, [20, 30], 20)).toEqual({
      lengths: [80, 40, 60, 80, 60, 0, 0],
      headroom: [0, 30],
    });
  });

  test("comes to the same in two steps as in one", () => {
    for (const first of [0, 10, 20, 30, 50, 60]) {
      const { lengths, headroom } = raiseSharpness(twoColors, [20, 30], first);
      for (const second of [0, 10, 30, 50]) {
        expect(raiseSharpness(lengths, headroom, second)).toEqual(
          raiseSharpness(twoColors, [20, 30], first + second),
        );
      }
    }
  });

  test("grows no further than its headroom", () => {
    expect(raiseSharpness(twoColors, [20, 30], 999).lengths).toEqual([80, 40, 60, 80, 60, 30, 0]);
  });
});

describe("the keenest color", () => {
  test("is the last one with a length", () => {
    expect(getKeenestColor(bar)).toBe("blue");
    expect(getKeenestColor([10, 0, 0, 0, 0, 0, 5])).toBe("purple");
  });

  test("is red where there is no length at all", () => {
    expect(getKeenestColor([0, 0, 0, 0, 0, 0, 0])).toBe("red");
  });
});
