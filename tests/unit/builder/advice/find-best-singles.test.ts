import fc from "fast-check";
import { expect, test } from "vitest";
import { findBestSingles } from "@/lib/builder/advice/find-best-singles";

test("the best candidates by themselves are those of trying each, with pairs that only help together among them", async () => {
  const candidate = fc.record({
    own: fc.constantFrom(0, 0, 0, 0, 1, 2, 5),
    pair: fc.integer({ min: 0, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(candidate, { maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      async (list, count) => {
        // Two of one pair give more than each of them; nothing that is added makes it less.
        const measure = (members: typeof list) => {
          const best = Math.max(0, ...members.map(({ own }) => own));
          const hasPair = [1, 2, 3].some((pair) => members.filter((each) => each.pair === pair).length > 1);
          return best + (hasPair ? 3 : 0);
        };
        let asked = 0;
        const found: number[] = [];
        const singles = findBestSingles(
          list,
          async (members) => {
            asked++;
            return { gain: measure([...members]), isProven: true };
          },
          count,
        );
        for await (const single of singles) {
          if (single) found.push(single.gain);
        }
        const expected = list
          .map((each) => measure([each]))
          .filter((gain) => gain > 0)
          .toSorted((a, b) => b - a)
          .slice(0, count);
        expect(found).toEqual(expected);
        expect(asked).toBeLessThanOrEqual(2 * list.length + 1);
      },
    ),
  );
});

test("what does not help together is not asked for by itself", async () => {
  let asked = 0;
  const none = findBestSingles(
    Array.from({ length: 700 }, (_, at) => at),
    async () => {
      asked++;
      return { gain: 0, isProven: true };
    },
    5,
  );
  for await (const _ of none) throw new Error("Nothing helps");
  expect(asked).toBe(1);
});
