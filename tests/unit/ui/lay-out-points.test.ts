import { describe, expect, test } from "vitest";
import { layOutPoints } from "@/lib/charts/lay-out-points";

const axis = { label: "Figure", format: String };
const axes = { x: axis, y: axis };

describe("points of a plot", () => {
  test("are further right and further up for larger values", () => {
    const { dots } = layOutPoints(
      [
        { key: "low", x: 1, y: 9 },
        { key: "high", x: 5, y: 2 },
      ],
      axes,
    );
    const [low, high] = dots;
    expect(low?.x).toBeLessThan(high?.x ?? 0);
    expect(low?.y).toBeLessThan(high?.y ?? 0);
    for (const { x, y } of dots) {
      for (const at of [x, y]) expect(at >= 0 && at <= 100).toBe(true);
    }
  });

  test("have equal distances on an axis of ranks", () => {
    const points = [10_000, 1, 100].map((x) => ({ key: String(x), x, y: x }));
    const { dots, xTicks } = layOutPoints(points, { x: { ...axis, isRanked: true }, y: axis });
    const places = Object.fromEntries(dots.map(({ key, x }) => [key, x]));
    expect((places["100"] ?? 0) - (places["1"] ?? 0)).toBeCloseTo(
      (places["10000"] ?? 0) - (places["100"] ?? 0),
    );
    expect(xTicks.map(({ value }) => value)).toEqual([1, 100, 10_000]);
  });

  test("are joined in steps, or by straight lines where what lies between is known", () => {
    const points = [1, 2, 3].map((x) => ({ key: String(x), x, y: x * x }));
    const countCorners = (isStraight: boolean) =>
      layOutPoints(points, { ...axes, isStraight }).path.match(/L/g)?.length;
    expect(countCorners(true)).toBe(2);
    expect(countCorners(false)).toBe(4);
  });

  test("have whole ticks where values are whole", () => {
    const whole = { ...axis, isWhole: true };
    const points = [1, 2].map((x) => ({ key: String(x), x, y: x }));
    const { xTicks } = layOutPoints(points, { x: whole, y: whole });
    expect(xTicks.map(({ value }) => value)).toEqual([1, 2]);
  });

  test("are in the middle where there is only one", () => {
    const { dots, path } = layOutPoints([{ key: "only", x: 7, y: 7 }], axes);
    expect(dots).toEqual([{ key: "only", x: 50, y: 50 }]);
    expect(path).not.toContain("NaN");
  });

  test("are joined from the least to the largest, whatever their order", () => {
    const points = [
      { key: "b", x: 2, y: 1 },
      { key: "a", x: 1, y: 2 },
    ];
    expect(layOutPoints(points, axes).path).toBe(layOutPoints(points.toReversed(), axes).path);
  });

  test("are needed", () => {
    expect(() => layOutPoints([], axes)).toThrow(RangeError);
  });
});
