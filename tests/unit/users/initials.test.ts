import { expect, test } from "vitest";
import { initials } from "@/lib/users/initials";

test.each([
  ["Maple", "M"],
  ["Maple the Lance", "ML"],
  ["  felix  ", "F"],
  ["日本 ハンター", "日ハ"],
  ["🐉 Rathalos", "R"],
  ["(Hazel) [Forge]", "HF"],
  ["élan vital", "ÉV"],
  ["🐉🐉", ""],
  ["", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
