import { expect, test } from "vitest";
import { lastImportSchema } from "@/lib/catalog/schema/quality";
import { compareRecords } from "@/scripts/data-import/compare-records";
import { toLastImport } from "@/scripts/data-import/last-import";

test("counts records by file and field, and leaves out files that stay as they are", () => {
  const before = [
    { id: "a", attack: 1, slots: [1, 2] },
    { id: "b", attack: 2, slots: [] },
    { id: "c", attack: 3, slots: [] },
  ];
  const after = [
    { id: "a", attack: 5, slots: [3, 3] },
    { id: "b", attack: 6, slots: [] },
    { id: "d", attack: 3, slots: [] },
  ];
  const catalog = new Map([
    ["weapons", compareRecords(before, after)],
    ["items", compareRecords(before, before)],
  ]);
  const result = toLastImport({ catalog }, "2026-11-23");
  expect(lastImportSchema.parse(result)).toEqual({
    date: "2026-11-23",
    files: [
      {
        file: "weapons",
        added: 1,
        removed: 1,
        changed: 2,
        fields: [
          { field: "attack", count: 2 },
          { field: "slots", count: 1 },
        ],
      },
    ],
  });
});
