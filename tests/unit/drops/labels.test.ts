import { expect, test } from "vitest";
import { formatDraws, formatStrength } from "@/lib/drops/labels";

test.each([
  ["a tempered monster alone", [{ kind: "temperedWound" }], "Tempered "],
  ["a tempered one among others", [{ kind: "carve" }, { kind: "temperedWound" }], ""],
  ["any", [{ kind: "carve" }], ""],
  ["none", [], ""],
] as const)("a source that is %s is called so", (_, ways, word) => {
  expect(formatStrength(ways)).toBe(word);
});

test.each([
  [{ times: 0 }, "not counted"],
  [{ times: 3 }, "× 3"],
  [{ times: 4, extra: [50, 0, 50] }, "× 4–6"],
  [{ times: 4, extra: [100] }, "× 4"],
] as const)("%o draws read %s", (draws, words) => {
  expect(formatDraws(draws)).toBe(words);
});
