import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatRunTime, maxTimeCs, minTimeCs, parseRunTime } from "@/lib/leaderboards/run/run-time";

describe("parseRunTime", () => {
  test.each([
    ["04'32\"15", 27_215],
    ["4'32\"15", 27_215],
    ["4:32.15", 27_215],
    ["272.15", 27_215],
    ["4’32”15", 27_215],
    ["4′32″15", 27_215],
    ["4'32''15", 27_215],
    [" 04:32,15 ", 27_215],
    ["4m32s15", 27_215],
    ["4:32", 27_200],
    ["4:32.1", 27_210],
    ["4:32.159", 27_215],
    ["59", 5900],
    ["00'00\"01", 1],
    ["50'00\"00", 300_000],
    ["3000", 300_000],
  ])("reads %s as %i centiseconds", (text, timeCs) => expect(parseRunTime(text)).toBe(timeCs));

  test.each([
    "",
    "0",
    "00'00\"00",
    "50'00\"01",
    "3000.01",
    "4:60.00",
    "4:99",
    "-4:32",
    "4:32:15:00",
    "four minutes",
    "4'32\"15 or so",
    "1e3",
    "Infinity",
    "٤:٣٢",
  ])("refuses %j", (text) => expect(parseRunTime(text)).toBeNull());
});

describe("formatRunTime", () => {
  test("goes round with parseRunTime for every time there can be", () => {
    fc.assert(
      fc.property(fc.integer({ min: minTimeCs, max: maxTimeCs }), (timeCs) => {
        expect(formatRunTime(timeCs)).toMatch(/^\d\d'\d\d"\d\d$/);
        expect(parseRunTime(formatRunTime(timeCs))).toBe(timeCs);
        expect(parseRunTime((timeCs / 100).toFixed(2))).toBe(timeCs);
      }),
    );
  });
});
