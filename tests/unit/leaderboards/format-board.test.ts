import { describe, expect, test } from "vitest";
import { getBoardPath, getSubmitPath } from "@/lib/leaderboards/board-paths";
import { formatBoard, formatGap, formatWait } from "@/lib/leaderboards/format-board";
import { layOutRecords } from "@/lib/leaderboards/record-steps";

const solo = { quest: "q", ruleset: "ta", weapon: "bow", platform: "pc", party: 1 } as const;

describe("words for boards", () => {
  test("name ruleset, weapon, platform and party", () => {
    expect(formatBoard(solo)).toBe("TA, Bow, PC, solo");
    expect(formatBoard({ ...solo, weapon: "all", platform: "all" })).toBe(
      "TA, all weapons, all platforms, solo",
    );
    expect(formatBoard({ ...solo, ruleset: "freestyle", weapon: "all", party: 3 })).toBe(
      "Freestyle, PC, 3 hunters",
    );
  });

  test("give gaps their sign and waits their unit", () => {
    expect(formatGap(315)).toBe("+00'03\"15");
    expect(formatGap(-60)).toBe("−00'00\"60");
    const from = "2026-11-18T12:00:00Z";
    expect(formatWait(from, "2026-11-18T12:40:59Z")).toBe("40 min");
    expect(formatWait(from, "2026-11-20T11:59:00Z")).toBe("47 h");
    expect(formatWait(from, "2026-11-21T13:00:00Z")).toBe("3 days");
  });

  test("leave defaults out of addresses", () => {
    expect(getBoardPath("q_ta_bow_pc_1")).toBe("/leaderboards/overview?board=q_ta_bow_pc_1");
    expect(getBoardPath("b", { part: 2, date: "2026-01-01" })).toBe(
      "/leaderboards/overview?board=b&part=2&date=2026-01-01",
    );
    expect(getSubmitPath({ ...solo, weapon: "all", platform: "all" })).toBe(
      "/leaderboards/submit?quest=q&ruleset=ta",
    );
  });
});

describe("layOutRecords", () => {
  test("puts the first record at the left, and faster ones further down and inside the scale", () => {
    const records = [
      { timeCs: 40_441, submittedAt: "2026-06-01T00:00:00Z" },
      { timeCs: 27_709, submittedAt: "2026-06-06T00:00:00Z" },
    ];
    const { points, topCs, bottomCs } = layOutRecords(records, Date.parse("2026-06-11T00:00:00Z"));
    expect([topCs, bottomCs]).toEqual([42_000, 24_000]);
    expect(points.map(({ x }) => x)).toEqual([0, 0.5]);
    expect(points[0]?.y).toBeCloseTo((42_000 - 40_441) / 18_000, 9);
    expect(points[1]?.y).toBeCloseTo((42_000 - 27_709) / 18_000, 9);
  });

  test("has a scale for one record on a whole step, and for two on one day", () => {
    const { points, topCs, bottomCs } = layOutRecords(
      [{ timeCs: 500, submittedAt: "2026-06-01T00:00:00Z" }],
      0,
    );
    expect(topCs).toBeGreaterThan(bottomCs);
    expect(points).toEqual([{ x: 0, y: 0 }]);
  });
});
