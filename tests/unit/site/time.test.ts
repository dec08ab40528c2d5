import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getNextUtcMidnight, getUtcDay, getUtcDayNumber } from "@/lib/site/time";

const moment = fc.date({ min: new Date("1970-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });

describe("the UTC day", () => {
  test.each([
    ["2026-11-20T00:00:00.000Z", "2026-11-20", "2026-11-21T00:00:00.000Z"],
    ["2026-11-20T23:59:59.999Z", "2026-11-20", "2026-11-21T00:00:00.000Z"],
    ["2026-12-31T23:59:59.999Z", "2026-12-31", "2027-01-01T00:00:00.000Z"],
    ["2028-02-28T12:00:00.000Z", "2028-02-28", "2028-02-29T00:00:00.000Z"],
    ["2026-11-20T23:30:00-05:00", "2026-11-21", "2026-11-22T00:00:00.000Z"],
  ])("%s is the day %s and ends at %s", (at, day, midnight) => {
    expect(getUtcDay(new Date(at))).toBe(day);
    expect(getNextUtcMidnight(new Date(at)).toISOString()).toBe(midnight);
  });

  test("ends in the future, within a day, where the next day begins", () => {
    fc.assert(
      fc.property(moment, (at) => {
        const midnight = getNextUtcMidnight(at);
        const wait = midnight.getTime() - at.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(86_400_000);
        expect(getUtcDayNumber(midnight)).toBe(getUtcDayNumber(at) + 1);
        expect(getUtcDay(new Date(midnight.getTime() - 1))).toBe(getUtcDay(at));
        expect(getUtcDay(midnight)).not.toBe(getUtcDay(at));
      }),
    );
  });
});
