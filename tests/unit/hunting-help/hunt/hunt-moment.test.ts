import { expect, test } from "vitest";
import { formatHuntMoment, fromMomentField, toMomentField } from "@/lib/hunting-help/hunt/hunt-moment";

const now = "2026-11-20T12:00:00.000Z";

test.each([
  ["2026-11-20T14:00:00.000Z", "Asia/Tokyo", "in 2 h, 23:00"],
  ["2026-11-20T18:00:00.000Z", "Asia/Tokyo", "in 6 h, 2026-11-21 03:00"],
  ["2026-11-20T14:30:00.000Z", "UTC", "in 2 h, 14:30 UTC"],
  ["2026-11-19T20:00:00.000Z", "UTC", "2026-11-19 20:00 UTC"],
  ["Tonight from 20:00", "Asia/Tokyo", "Tonight from 20:00"],
  ["2026-99-99T20:00:00Z", "UTC", "2026-99-99T20:00:00Z"],
])("%s reads in %s as %s", (when, timeZone, text) => {
  expect(formatHuntMoment(when, now, timeZone)).toBe(text);
});

test("a field gives the moment back that it shows, and nothing for words", () => {
  expect(fromMomentField(toMomentField("2026-11-20T14:30:00.000Z"))).toBe("2026-11-20T14:30:00.000Z");
  expect(toMomentField("Tonight")).toBe("");
  expect(fromMomentField("tonight")).toBe("");
});
