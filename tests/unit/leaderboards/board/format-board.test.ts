import { describe, expect, test } from "vitest";
import { getBoardPath, getSubmitPath } from "@/lib/leaderboards/board/board-paths";
import { formatBoard, formatGap, formatWait } from "@/lib/leaderboards/board/format-board";

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
