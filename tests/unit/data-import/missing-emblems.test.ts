import { expect, test } from "vitest";
import { findMissingEmblems } from "@/scripts/data-import/find-missing-emblems";

test("asks for the emblem of a new large monster and a new series of weapons, and for no other", () => {
  const monsters = [
    { id: "rathalos", size: "large" },
    { id: "fatalis", size: "large" },
    { id: "ceratonoth", size: "small" },
  ];
  const weapons = [{ series: "Rathalos Tree" }, { series: "Fatalis Tree" }, { series: "Fatalis Tree" }, {}];
  const files = new Map([
    ["catalog/monsters.json", JSON.stringify(monsters)],
    ["catalog/weapons.json", JSON.stringify(weapons)],
  ]);
  expect(findMissingEmblems(files)).toEqual([
    "fatalis: no emblem in data/drawings/emblems.json",
    "Fatalis Tree: no emblem in data/drawings/emblems.json",
  ]);
});

test("asks for nothing where neither monsters nor weapons were imported", () => {
  expect(findMissingEmblems(new Map())).toEqual([]);
});
