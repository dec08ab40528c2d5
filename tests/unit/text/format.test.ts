import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatCentimeters,
  formatCount,
  formatNumber,
  formatPercent,
  formatSeconds,
  formatSigned,
  formatZenny,
} from "@/lib/text/format";

describe("figures", () => {
  test.each([
    [formatNumber(12000), "12,000"],
    [formatNumber(448.46997), "448.47"],
    [formatNumber(-15), "−15"],
    [formatNumber(-0.001), "0"],
    [formatPercent(12), "12%"],
    [formatPercent(0.25), "0.3%"],
    [formatPercent(0.25, 2), "0.25%"],
    [formatSigned(12), "+12"],
    [formatSigned(-3, "%"), "−3%"],
    [formatSigned(0), "0"],
    [formatZenny(24000), "24,000 z"],
    [formatCentimeters(1874.49), "1,874.5 cm"],
    [formatSeconds(45), "45 s"],
    [formatSeconds(90), "1 min 30 s"],
    [formatSeconds(3000), "50 min"],
    [formatSeconds(59.96), "1 min"],
    [formatCount(1, "weapon", "weapons"), "1 weapon"],
    [formatCount(1188, "weapon", "weapons"), "1,188 weapons"],
  ])("writes %s as %s", (text, expected) => {
    expect(text).toBe(expected);
  });
});

test("figures are those of Intl in en-US, for any number and number of digits, halves too", () => {
  const formats = [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat("en-US", { maximumFractionDigits: digits }),
  );
  const halves = fc
    .tuple(fc.nat({ max: 2_000_000 }), fc.constantFrom(8, 20, 200, 2000))
    .map(([a, b]) => a / b);
  const any = fc.oneof(fc.double(), halves, fc.integer(), fc.double({ min: 0, max: 1e6, noNaN: true }));
  fc.assert(
    fc.property(any, fc.nat({ max: 3 }), (value, digits) => {
      const text = formats[digits]?.format(Math.abs(value)) ?? "";
      expect(formatNumber(value, digits)).toBe(value < 0 && text !== "0" ? `−${text}` : text);
    }),
    { numRuns: 3000 },
  );
});
