import { expect, test } from "vitest";
import { formatStrength } from "@/lib/drops/labels";

test.each([
  ["a tempered monster alone", [{ kind: "temperedWound" }], "Tempered "],
  ["a tempered one among others", [{ kind: "carve" }, { kind: "temperedWound" }], ""],
  ["any", [{ kind: "carve" }], ""],
  ["none", [], ""],
] as const)("a source that is %s is called so", (_, ways, word) => {
  expect(formatStrength(ways)).toBe(word);
});
