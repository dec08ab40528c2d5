import { describe, expect, test } from "vitest";
import { createTextTest, filterByText, matchesText } from "@/lib/text/matches-text";

const names = [
  "Rathalos",
  "Rathian",
  "Gore Magala",
  "Guardian Rathalos",
  "Hunter's Knife",
  "ナナ・テスカトリ",
];
const found = (query: string) => filterByText(names, query, (name) => [name]);

describe("a text field of a list or a picker", () => {
  test.each([
    ["", names],
    ["rath", ["Rathalos", "Rathian", "Guardian Rathalos"]],
    ["MÁGALA gore", ["Gore Magala"]],
    ["hunters", ["Hunter's Knife"]],
    ["テスカ", ["ナナ・テスカトリ"]],
    ["なな", ["ナナ・テスカトリ"]],
  ])("finds %j as typed", (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test.each([
    ["rathlos", ["Rathalos", "Guardian Rathalos"]],
    ["rahtian", ["Rathian"]],
    ["gore magla", ["Gore Magala"]],
    ["magaal", ["Gore Magala"]],
    ["guardain rathalos", ["Guardian Rathalos"]],
    ["テスカタリ", ["ナナ・テスカトリ"]],
    ["hunters-knfe", ["Hunter's Knife"]],
    ["…", []],
  ])("corrects %j where nothing is named so", (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test("corrects nothing where something is named as typed, and nothing in short words", () => {
    expect(filterByText(["Rathian", "Rathiana"], "rathiana", (name) => [name])).toEqual(["Rathiana"]);
    expect(filterByText(["Ice", "Ore"], "ire", (name) => [name])).toEqual([]);
  });

  test("looks at all texts of a row, empty ones aside", () => {
    expect(matchesText("fire hammer", "Hammer", null, undefined, "Fire")).toBe(true);
    const isNamed = createTextTest<string>("fyre", (name) => [name, null]);
    expect(isNamed("Fire")).toBe(false);
    expect(isNamed.guess("Fire")).toBe(true);
  });
});
