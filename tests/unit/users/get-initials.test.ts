import { expect, test } from "vitest";
import { getInitials } from "@/lib/users/get-initials";

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
  expect(getInitials(name)).toBe(expected);
});
