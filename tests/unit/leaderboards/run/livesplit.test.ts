import { describe, expect, test } from "vitest";
import { readLss } from "@/lib/leaderboards/run/livesplit";
import { findSplitProblem } from "@/lib/leaderboards/run/pace";
import { parseRunTime } from "@/lib/leaderboards/run/run-time";

const segment = (name: string, real: string | null, game: string | null = null) =>
  `<Segment><Name>${name}</Name><Icon /><SplitTimes><SplitTime name="Personal Best">${
    real === null ? "" : `<RealTime>${real}</RealTime>`
  }${game === null ? "" : `<GameTime>${game}</GameTime>`}</SplitTime></SplitTimes><BestSegmentTime><RealTime>00:00:01</RealTime></BestSegmentTime></Segment>`;
const file = (...segments: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Run version="1.7.0"><GameName>Monster Hunter Wilds</GameName><AttemptHistory /><Segments>${segments.join("")}</Segments></Run>`;

describe("a splits file of LiveSplit", () => {
  test("gives the clear time and the phases before it", () => {
    const pace = readLss(
      file(
        segment("First topple", "00:01:10.1234567"),
        segment("Area change", "00:02:30"),
        segment("Kill", "00:04:32.1500000"),
      ),
    );
    expect(pace).toEqual({
      time: `04'32"15`,
      splits: [
        { label: "First topple", time: `01'10"12` },
        { label: "Area change", time: `02'30"00` },
      ],
      leftOut: 0,
    });
  });

  test("counts by game time where it has it, and skips segments without a time", () => {
    const pace = readLss(
      file(
        segment("A", "00:01:00", "00:00:50"),
        segment("B", null, null),
        segment("C", "00:03:00", "00:02:45.5"),
      ),
    );
    expect(pace).toMatchObject({ time: `02'45"50`, splits: [{ label: "A", time: `00'50"00` }] });
  });

  test("fits what a run can have: ten splits with names of their own", () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      segment(index < 2 ? "-Topple" : `{Phase}Step ${index}`, `00:${String(index + 1).padStart(2, "0")}:00`),
    );
    const pace = readLss(file(...many));
    if (typeof pace === "string") throw new Error(pace);
    expect(pace.splits).toHaveLength(10);
    expect(pace.leftOut).toBe(3);
    expect(pace.splits.slice(0, 3).map(({ label }) => label)).toEqual(["Topple", "Topple 2", "Step 2"]);
    const splits = pace.splits.map(({ label, time }) => ({ label, timeCs: parseRunTime(time) ?? 0 }));
    expect(findSplitProblem({ timeCs: parseRunTime(pace.time) ?? 0, splits })).toBeNull();
  });

  test("leaves the clear time to the runner where the last segment has none", () => {
    expect(readLss(file(segment("A", "00:01:00"), segment("B", null)))).toMatchObject({
      ...{ time: "", splits: [{ label: "A" }] },
    });
  });

  test.each([
    ["", "not"],
    ["{}", "not"],
    ["<Run></Run>", "not"],
    ['<!DOCTYPE x [<!ENTITY a "b">]><Run><Segments></Segments></Run>', "not"],
    [file(segment("A", null)), "no splits"],
    [file(segment("A", "later")), "no splits"],
  ])("refuses %s", (text, part) => {
    expect(readLss(text)).toContain(part);
  });

  test("is read as text: entities are the five of XML, once", () => {
    expect(
      readLss(file(segment("Rage &amp;lt; &lt;b&gt;", "00:01:00"), segment("K", "00:02:00"))),
    ).toMatchObject({
      splits: [{ label: "Rage &lt; <b>" }],
    });
  });
});
