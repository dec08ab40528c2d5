import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { measureSpan, parseFrameMark } from "@/lib/leaderboards/review/frame-time";

describe("a mark in a video", () => {
  test.each([
    ["12", 60, 720],
    ["0:12.5", 60, 750],
    ["1:02.35", 60, 3741],
    ["1:02+17", 60, 3737],
    ["1:00:00", 30, 108_000],
    ["f3740", 60, 3740],
    [" F12 ", 30, 12],
    ["62,5", 30, 1875],
  ])("%s at %i frames a second is frame %i", (text, fps, frame) => {
    expect(parseFrameMark(text, fps)).toBe(frame);
  });

  test.each(["", "x", "1:62", "1:60:00", "0:01+60", "-1", "1:2:3:4", "1e3"])("is not %j", (text) => {
    expect(parseFrameMark(text, 60)).toBeNull();
  });
});

describe("the time between two marks", () => {
  test.each([
    ["0:00", "2:21.35", 60, { timeCs: 14_135, toleranceCs: 2 }],
    ["0:10+15", "0:40+15", 30, { timeCs: 3000, toleranceCs: 4 }],
    ["f0", "f5994", 59.94, { timeCs: 10_000, toleranceCs: 2 }],
  ])("from %s to %s at %d frames a second", (start, end, fps, span) => {
    expect(measureSpan(start, end, fps)).toEqual(span);
  });

  test.each([
    ["the end first", "0:02", "0:01", 60],
    ["no end", "0:02", "", 60],
    ["the same moment", "0:02", "0:02", 60],
    ["no frame rate", "0:01", "0:02", Number.NaN],
    ["a frame rate too high", "0:01", "0:02", 241],
    ["a frame rate too low", "0:01", "0:02", 9],
  ])("is none with %s", (_, start, end, fps) => {
    expect(measureSpan(start, end, fps)).toBeNull();
  });

  test("is never further from the truth than it says", () => {
    const centiseconds = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(centiseconds, centiseconds, fc.constantFrom(30, 50, 60, 120), (start, length, fps) => {
        const mark = (cs: number) => (cs / 100).toFixed(2);
        const span = measureSpan(mark(start), mark(start + length + 100), fps);
        expect(Math.abs((span?.timeCs ?? 0) - length - 100)).toBeLessThanOrEqual(span?.toleranceCs ?? 0);
      }),
    );
  });
});
