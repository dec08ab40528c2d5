import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findCheapestCover } from "@/lib/wishlist/find-cheapest-cover";

describe("the cheapest cover", () => {
  test("is demand over yield for one activity", () => {
    expect(findCheapestCover({ costs: [1], demands: [10], gains: [[0.5]] })).toEqual([20]);
  });

  test("takes the activity that gives more", () => {
    expect(findCheapestCover({ costs: [1, 1], demands: [6], gains: [[2], [3]] })).toEqual([0, 2]);
  });

  test("lets one activity serve two demands, worked by hand", () => {
    // The first gives one of each, the others one and a half of one: 4 of the first beat 8/3 + 8/3.
    const task = {
      costs: [1, 1, 1],
      demands: [4, 4],
      gains: [
        [1, 1],
        [1.5, 0],
        [0, 1.5],
      ],
    };
    expect(findCheapestCover(task)).toEqual([4, 0, 0]);
    // At a yield of 2.1 the single ones win: 4 / 2.1 twice is less than 4.
    const better = findCheapestCover({
      ...task,
      gains: [
        [1, 1],
        [2.1, 0],
        [0, 2.1],
      ],
    });
    expect(better[0]).toBeCloseTo(0, 9);
    expect(better[1]).toBeCloseTo(4 / 2.1, 9);
  });

  test("mixes where a mix is best, worked by hand", () => {
    // x + y least with 2x + y ≥ 4 and x + 2y ≥ 5: both bind at x = 1, y = 2.
    const [x, y] = findCheapestCover({
      costs: [1, 1],
      demands: [4, 5],
      gains: [
        [2, 1],
        [1, 2],
      ],
    });
    expect(x).toBeCloseTo(1, 9);
    expect(y).toBeCloseTo(2, 9);
  });

  test("minds what an activity costs", () => {
    expect(findCheapestCover({ costs: [1, 0.1], demands: [6], gains: [[2], [1]] })).toEqual([0, 6]);
  });

  test("needs nothing for nothing, and says where a demand cannot be met", () => {
    expect(findCheapestCover({ costs: [1], demands: [], gains: [[]] })).toEqual([0]);
    expect(() => findCheapestCover({ costs: [1], demands: [3], gains: [[0]] })).toThrow(
      "No activity meets demand 0",
    );
  });

  const task = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .chain(([activities, demands]) =>
      fc.record({
        costs: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: activities, maxLength: activities }),
        demands: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: demands, maxLength: demands }),
        gains: fc.array(
          fc.array(
            fc.integer({ min: 0, max: 9 }).map((tenths) => tenths / 10),
            {
              minLength: demands,
              maxLength: demands,
            },
          ),
          { minLength: activities, maxLength: activities },
        ),
      }),
    )
    .filter(({ demands, gains }) => demands.every((_, at) => gains.some((gain) => (gain[at] ?? 0) > 0)));
  const costOf = (amounts: readonly number[], costs: readonly number[]) =>
    amounts.reduce((sum, amount, at) => sum + amount * (costs[at] ?? 0), 0);

  test("meets every demand", () => {
    fc.assert(
      fc.property(task, ({ costs, demands, gains }) => {
        const amounts = findCheapestCover({ costs, demands, gains });
        demands.forEach((demand, at) => {
          const met = amounts.reduce(
            (sum, amount, activity) => sum + amount * (gains[activity]?.[at] ?? 0),
            0,
          );
          expect(met).toBeGreaterThanOrEqual(demand - 1e-6);
        });
        expect(amounts.every((amount) => amount >= 0)).toBe(true);
      }),
    );
  });

  test("costs what the cheapest of all corners costs: each choice of activities that just meets as many demands", () => {
    const small = task.filter(({ costs, demands }) => costs.length <= 4 && demands.length <= 4);
    fc.assert(
      fc.property(small, (each) => {
        const best = Math.min(...listCorners(each).map((amounts) => costOf(amounts, each.costs)));
        expect(costOf(findCheapestCover(each), each.costs)).toBeCloseTo(best, 6);
      }),
      { numRuns: 500 },
    );
  });

  test("is never dearer than another cover", () => {
    fc.assert(
      fc.property(
        task,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
        (each, weights) => {
          const { costs, demands, gains } = each;
          // Any mix, done often enough to meet every demand.
          const mix = costs.map((_, activity) => weights[activity] ?? 1);
          const times = Math.max(
            ...demands.map(
              (demand, at) =>
                demand /
                mix.reduce((sum, amount, activity) => sum + amount * (gains[activity]?.[at] ?? 0), 0),
            ),
          );
          const other = mix.map((amount) => amount * times);
          expect(costOf(findCheapestCover(each), costs)).toBeLessThanOrEqual(costOf(other, costs) + 1e-6);
        },
      ),
    );
  });
});

/** All covers at a corner of what is allowed; the cheapest cover is one of them. */
function listCorners({ costs, demands, gains }: Parameters<typeof findCheapestCover>[0]): number[][] {
  return listSubsets(costs.length).flatMap((used) =>
    listSubsets(demands.length)
      .filter((met) => met.length === used.length)
      .flatMap((met) => {
        const found = solve(
          met.map((at) => [...used.map((activity) => gains[activity]?.[at] ?? 0), demands[at] ?? 0]),
        );
        if (!found) return [];
        const amounts = costs.map((_, activity) => found[used.indexOf(activity)] ?? 0);
        const isCover =
          amounts.every((amount) => amount >= -1e-9) &&
          demands.every(
            (demand, at) =>
              amounts.reduce((sum, amount, activity) => sum + amount * (gains[activity]?.[at] ?? 0), 0) >=
              demand - 1e-9,
          );
        return isCover ? [amounts] : [];
      }),
  );
}

function listSubsets(count: number): number[][] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (__, at) => at).filter((at) => bits & (1 << at)),
  ).filter((each) => each.length > 0);
}

/** Equations whose last column is the right-hand side; `null` where they have no single answer. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const pivot = rows
      .slice(column)
      .toSorted((a, b) => Math.abs(b[column] ?? 0) - Math.abs(a[column] ?? 0))[0];
    if (!pivot || Math.abs(pivot[column] ?? 0) < 1e-9) return null;
    rows.splice(rows.indexOf(pivot), 1, rows[column] ?? []);
    rows[column] = pivot.map((value) => value / (pivot[column] ?? 1));
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const factor = row[column] ?? 0;
      rows[at] = row.map((value, place) => value - factor * (rows[column]?.[place] ?? 0));
    }
  }
  return rows.map((row) => row[size] ?? 0);
}
