import { expect, test } from "vitest";
import { writeShoppingCsv } from "@/lib/shopping/write-shopping-csv";
import { parseCsv } from "@/lib/text/csv";

test("lists materials, Artian parts, finds and zenny with what is missing", () => {
  const csv = writeShoppingCsv({
    parts: [],
    zenny: { needed: 12000, owned: 2000, missing: 10000 },
    materials: [{ item: "a", name: 'Wyvern "Gem", large', needed: 3, owned: 1, missing: 2 }],
    artianParts: [{ part: "tube", name: "Crushed Tube", count: 2 }],
    points: null,
    finds: [{ kind: "decoration", id: "b", name: "=Jewel", needed: 1, owned: 0, missing: 1 }],
    unknown: [],
  });
  expect(csv).toContain(`"'=Jewel"`);
  expect(parseCsv(csv).map(({ cells }) => cells)).toEqual([
    ["Kind", "Name", "Needed", "Owned", "Missing"],
    ["Material", 'Wyvern "Gem", large', "3", "1", "2"],
    ["Artian part", "Crushed Tube", "2", "", "2"],
    ["Find", "=Jewel", "1", "0", "1"],
    ["Zenny", "Zenny", "12000", "2000", "10000"],
  ]);
});
