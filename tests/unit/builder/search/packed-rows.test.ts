import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coversRow, isSameRow, maskColumns, packCounts } from "@/lib/builder/search/packed-rows";

/** Rows of counts that are often equal, some with one that is large, and the columns of a mask. */
const questions = fc
  .record({ columns: fc.integer({ min: 0, max: 40 }), max: fc.constantFrom(1, 3, 7, 255) })
  .chain(({ columns, max }) => {
    const count = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 1 }) },
      fc.integer({ min: 0, max }),
    );
    return fc.record({
      rows: fc.array(fc.array(count, { minLength: columns, maxLength: columns }), {
        minLength: 2,
        maxLength: 6,
      }),
      masked: fc.subarray([...Array(columns).keys()]),
    });
  });

describe("packed rows", () => {
  test("are compared as their counts are", () => {
    const seen = { covers: 0, lacks: 0, same: 0, differs: 0 };
    fc.assert(
      fc.property(questions, ({ rows, masked }) => {
        const packed = packCounts(rows.flat(), rows.length, rows[0]?.length ?? 0);
        const masks = maskColumns(packed, masked);
        rows.forEach((row, a) => {
          rows.forEach((other, b) => {
            const covers = row.every((count, column) => count >= (other[column] ?? 0));
            const isSame = masked.every((column) => row[column] === other[column]);
            expect(coversRow(packed, a, b)).toBe(covers);
            expect(isSameRow(packed, masks, a, b)).toBe(isSame);
            if (a === b || masked.length === 0) return;
            seen[covers ? "covers" : "lacks"] += 1;
            seen[isSame ? "same" : "differs"] += 1;
          });
        });
      }),
      { numRuns: 300 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });
});
