import { describe, expect, test } from "vitest";
import { layOutChart } from "@/lib/charts/lay-out-chart";

const name = "Record";

describe("the layout of a chart", () => {
  test("puts the first point at the left and larger values further up, with ticks on whole steps around them", () => {
    const points = [
      { at: "2026-06-01T00:00:00Z", value: 7 },
      { at: "2026-06-06T00:00:00Z", value: 4 },
    ];
    const layout = layOutChart([{ name, points }], { curve: "step", until: "2026-06-11T00:00:00Z" });
    expect(layout.dots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [50, 100],
    ]);
    expect(layout.lines).toEqual([{ name, path: "M0,0L50,0L50,100H100" }]);
    expect(layout.values.map(({ value }) => value)).toEqual([4, 4.5, 5, 5.5, 6, 6.5, 7]);
    expect(layout.days.map(({ value }) => value.toISOString().slice(0, 10))).toContain("2026-06-02");
    expect(layout.days.every(({ at }) => at >= 0 && at <= 100)).toBe(true);
  });

  test("joins the values of a line, and begins at 0 where asked", () => {
    const points = [
      { at: "2026-06-01", value: 5 },
      { at: "2026-06-02", value: 10 },
      { at: "2026-06-03", value: 0 },
    ];
    const { lines, values } = layOutChart([{ name, points }], { curve: "line", fromZero: true });
    expect(lines[0]?.path).toBe("M0,50L50,0L100,100");
    expect(values.at(0)?.value).toBe(0);
  });

  test("labels whole days alone, also where the span is a single moment", () => {
    const points = [{ at: "2026-06-01T00:00:00Z", value: 5 }];
    const { dots, days, values } = layOutChart([{ name, points }], { curve: "step" });
    expect(dots).toHaveLength(1);
    expect(values.length).toBeGreaterThan(1);
    expect(days.map(({ value }) => value.toISOString())).toEqual([
      "2026-06-01T00:00:00.000Z",
      "2026-06-02T00:00:00.000Z",
    ]);
  });

  test("uses one scale for all series", () => {
    const earned = { name: "Earned", points: [{ at: "2026-06-01", value: 10 }] };
    const spent = { name: "Spent", points: [{ at: "2026-06-03", value: 0 }] };
    const { dots } = layOutChart([earned, spent], { curve: "line" });
    expect(dots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [100, 100],
    ]);
  });

  test("refuses to draw nothing", () => {
    expect(() => layOutChart([{ name, points: [] }], { curve: "line" })).toThrow(RangeError);
  });
});
