import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countSlips, countTypos, getMaxTypos } from "@/lib/text/count-typos";

/** Optimal string alignment as defined: the whole table, no band. */
function countByTable(a: string, b: string): number[] {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let best = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        best = Math.min(best, at(row - 2, column - 2) + 1);
      }
      (table[row] ?? [])[column] = best;
    }
  }
  return table[a.length] ?? [];
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 12 });

describe("counting typos", () => {
  test.each([
    ["rathalos", "rathalos", 0],
    ["rathlos", "rathalos", 1],
    ["rathallos", "rathalos", 1],
    ["rathslos", "rathalos", 1],
    ["rahtalos", "rathalos", 1],
    ["rahtalso", "rathalos", 2],
    ["quematrise", "quematrice", 1],
  ])("%s is %s with %i", (typed, meant, typos) => {
    expect(countTypos(typed, meant, 2).whole).toBe(typos);
  });

  test("agrees with the whole table, up to the limit", () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, meant, max) => {
        const row = countByTable(typed, meant);
        const { whole, beginning } = countTypos(typed, meant, max);
        expect(whole).toBe(Math.min(row.at(-1) ?? 0, max + 1));
        expect(beginning).toBe(Math.min(...row, max + 1));
      }),
      { numRuns: 3000 },
    );
  });

  test("never finds the beginning of a word further away than the word", () => {
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        const { whole, beginning } = countTypos(typed, meant, 3);
        expect(beginning).toBeLessThanOrEqual(whole);
      }),
    );
  });

  test("takes a beginning with as many typos as are forgiven for half a slip more, and none with one more", () => {
    expect(countSlips("rathx", "rathalos", 1)).toBe(1.5);
    expect(countSlips("rxthx", "rathalos", 1)).toBe(Number.POSITIVE_INFINITY);
  });

  test("forgives nothing in three letters, and two slips from seven on", () => {
    expect([1, 3, 4, 6, 7, 20].map(getMaxTypos)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
