import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import {
  drawChallenge,
  parseChallengeBoardId,
  toChallengeBoardId,
} from "@/lib/leaderboards/challenge/challenge";
import { getIsoWeek, getWeekNumber, getWeekSpan } from "@/lib/leaderboards/challenge/iso-week";
import { comparePace, findSplitProblem } from "@/lib/leaderboards/run/pace";
import { listChallengeQuests } from "@/lib/leaderboards/run/run-content.server";

describe("getIsoWeek", () => {
  test.each([
    ["2026-11-22T23:59:59Z", "2026-W47"],
    ["2026-11-23T00:00:00Z", "2026-W48"],
    ["2025-12-29T00:00:00Z", "2026-W01"],
    ["2027-01-03T12:00:00Z", "2026-W53"],
    ["2027-01-04T00:00:00Z", "2027-W01"],
    ["2024-12-30T00:00:00Z", "2025-W01"],
  ])("of %s is %s", (at, week) => expect(getIsoWeek(new Date(at))).toBe(week));

  test("names a span that the moment is in", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1971-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
        (at) => {
          const span = getWeekSpan(getIsoWeek(at));
          expect(span && span.from <= at && at < span.to).toBe(true);
          expect(span?.from.getUTCDay()).toBe(1);
        },
      ),
    );
  });

  test.each(["", "2026-W00", "2026-W54", "2025-W53", "2026-47"])("%j is no week", (week) =>
    expect(getWeekSpan(week)).toBeNull(),
  );
});

describe("drawChallenge", () => {
  const quests = listChallengeQuests();
  const week = 7 * 86_400_000;

  test("is the same all week, whatever the order of the quests", () => {
    const monday = drawChallenge(quests, new Date("2026-11-16T00:00:00Z"));
    expect(drawChallenge(quests.toReversed(), new Date("2026-11-22T23:59:59Z"))).toEqual(monday);
    expect(monday.week).toBe("2026-W47");
    expect(getWeekNumber(new Date("1970-01-05T00:00:00Z"))).toBe(0);
  });

  test("has every quest but events once in 105 weeks, each under a ruleset that it allows", () => {
    const drawn = quests.map((_, index) =>
      drawChallenge(quests, new Date(Date.UTC(2026, 0, 5) + index * week)),
    );
    expect(new Set(drawn.map(({ quest }) => quest)).size).toBe(105);
    expect(drawn.map(({ quest }) => getCatalog().quests.require(quest).kind)).not.toContain("event");
    for (const { quest, ruleset } of drawn) {
      const isArena = quests.find(({ id }) => id === quest)?.isArena;
      expect(ruleset === "arena").toBe(isArena);
    }
  });

  test("has a board of its own", () => {
    expect(parseChallengeBoardId(toChallengeBoardId("2026-W47"))).toBe("2026-W47");
    expect(parseChallengeBoardId("challenge_2026-W99")).toBeNull();
  });
});

describe("comparePace", () => {
  test("tells phase by phase where the time was lost", () => {
    const own = {
      timeCs: 30_000,
      splits: [
        { label: "Topple", timeCs: 8000 },
        { label: "Enraged", timeCs: 20_000 },
      ],
    };
    const record = {
      timeCs: 26_000,
      splits: [
        { label: "Topple", timeCs: 9000 },
        { label: "Enraged", timeCs: 17_000 },
      ],
    };
    expect(comparePace(own, record)).toEqual([
      { label: "Topple", ownCs: 8000, otherCs: 9000, lostCs: -1000, behindCs: -1000 },
      { label: "Enraged", ownCs: 12_000, otherCs: 8000, lostCs: 4000, behindCs: 3000 },
      { label: "Finish", ownCs: 10_000, otherCs: 9000, lostCs: 1000, behindCs: 4000 },
    ]);
    expect(comparePace({ timeCs: 300, splits: [] }, record)).toEqual([
      { label: "Finish", ownCs: 300, otherCs: 26_000, lostCs: -25_700, behindCs: -25_700 },
    ]);
  });

  test("shows each phase of a run without another one", () => {
    const own = { timeCs: 300, splits: [{ label: "Topple", timeCs: 100 }] };
    const alone = { otherCs: null, lostCs: null, behindCs: null };
    expect(comparePace(own, null)).toEqual([
      { label: "Topple", ownCs: 100, ...alone },
      { label: "Finish", ownCs: 200, ...alone },
    ]);
  });

  test("finds a phase again whatever it is called, and the others by their order", () => {
    const own = {
      timeCs: 400,
      splits: [
        { label: "First knockdown", timeCs: 100 },
        { label: "Tail off", timeCs: 200 },
        { label: "Limping", timeCs: 300 },
      ],
    };
    const record = {
      timeCs: 370,
      splits: [
        { label: "1st topple", timeCs: 90 },
        { label: "Cut", timeCs: 180 },
        { label: "limp", timeCs: 280 },
      ],
    };
    expect(comparePace(own, record).map(({ behindCs }) => behindCs)).toEqual([10, 20, 20, 30]);
  });

  test("compares nothing where the record has no such phase, and goes on after it", () => {
    const own = {
      timeCs: 400,
      splits: [
        { label: "Wound", timeCs: 100 },
        { label: "Limp", timeCs: 300 },
      ],
    };
    expect(comparePace(own, { timeCs: 370, splits: [{ label: "Limp", timeCs: 280 }] })).toEqual([
      { label: "Wound", ownCs: 100, otherCs: null, lostCs: null, behindCs: null },
      { label: "Limp", ownCs: 200, otherCs: null, lostCs: null, behindCs: 20 },
      { label: "Finish", ownCs: 100, otherCs: 90, lostCs: 10, behindCs: 30 },
    ]);
  });

  test.each([
    [
      [
        { label: "A", timeCs: 10 },
        { label: "A", timeCs: 20 },
      ],
      "name of its own",
    ],
    [[{ label: "Finish", timeCs: 10 }], "name of its own"],
    [
      [
        { label: "A", timeCs: 20 },
        { label: "B", timeCs: 20 },
      ],
      "order of time",
    ],
    [[{ label: "A", timeCs: 100 }], "before the clear time"],
  ])("has no use for %j", (splits, why) => expect(findSplitProblem({ timeCs: 100, splits })).toContain(why));
});
