import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { type FrontierObjective, findFrontier, prepareFrontier } from "@/lib/builder/search/frontier";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { elements } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { checkSet } from "@/tests/support/builder/check-set";
import { createDice } from "@/tests/support/builder/dice";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { everySet, paretoPairs } from "@/tests/support/builder/oracle";
import { smallQuestion } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns, seed } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

type Pair = readonly [FrontierObjective, FrontierObjective];

const all: readonly FrontierObjective[] = [
  { kind: "defense" },
  { kind: "slots" },
  ...elements.map((element): FrontierObjective => ({ kind: "resistance", element })),
];
const pairs: readonly Pair[] = all.flatMap((first) =>
  all.flatMap((second): Pair[] => (first === second ? [] : [[first, second]])),
);

function pairOf(set: FoundSet, [first, second]: Pair): [number, number] {
  return [figuresOf(set, first)[0], figuresOf(set, second)[0]];
}

const query: SearchQuery = {
  skills: { "weakness-exploit": 5, agitator: 3, burst: 1, "stun-resistance": 2 },
};
const fireAndDragon: Pair = [
  { kind: "resistance", element: "fire" },
  { kind: "resistance", element: "dragon" },
];

describe("the frontier, against an exhaustive search", () => {
  test("has every pair that no set beats, once, in order", () => {
    const runs = getRuns({ small: 60, full: 700 });
    let several = 0;
    const question = fc.tuple(smallQuestion(), fc.constantFrom(...pairs));
    fc.assert(
      fc.property(question, ([{ catalog: small, query: criteria }, pair]) => {
        deepFreeze([small, criteria]);
        const report = findFrontier(criteria, small, pair);
        const expected = paretoPairs(everySet(criteria, small), ...pair);
        expect(report.status).toBe(expected.length > 0 ? "optimal" : "infeasible");
        expect(report.points.map((set) => pairOf(set, pair))).toEqual(expected);
        for (const set of report.points) expect(checkSet(set, criteria, small)).toEqual([]);
        if (expected.length > 1) several += 1;
      }),
      { numRuns: runs },
    );
    expect(several).toBeGreaterThan(runs / 9);
  });
});

describe("the frontier in the game's catalog", () => {
  test("runs from the best of one objective to the best of the other", () => {
    const dice = createDice(seed);
    let several = 0;
    for (let round = 0; round < getRuns({ small: 6, full: 25 }); round += 1) {
      const criteria = fullQuery(catalog, dice);
      const pair = dice.pick(pairs);
      const { status, points } = findFrontier(criteria, catalog, pair);
      const best = (objective: FrontierObjective) =>
        search({ ...criteria, objective, limit: 1 }, catalog).results.map(
          (set) => figuresOf(set, objective)[0],
        );
      const figures = points.map((set) => pairOf(set, pair));
      expect(figures.slice(0, 1).map(([first]) => first)).toEqual(best(pair[0]));
      expect(figures.slice(-1).map(([, second]) => second)).toEqual(best(pair[1]));
      expect(status).toBe(points.length > 0 ? "optimal" : "infeasible");
      figures.slice(1).forEach(([first, second], index) => {
        const [before = 0, beforeSecond = 0] = figures[index] ?? [];
        expect(first).toBeLessThan(before);
        expect(second).toBeGreaterThan(beforeSecond);
      });
      for (const set of points) expect(checkSet(set, criteria, catalog)).toEqual([]);
      if (points.length > 1) several += 1;
    }
    expect(several).toBeGreaterThan(2);
  });

  test("is the same from either side", () => {
    const [fire, dragon] = fireAndDragon;
    const there = findFrontier(query, catalog, [fire, dragon]).points;
    const back = findFrontier(query, catalog, [dragon, fire]).points;
    expect(there.length).toBeGreaterThan(3);
    expect(back.map((set) => pairOf(set, fireAndDragon))).toEqual(
      there.map((set) => pairOf(set, fireAndDragon)).toReversed(),
    );
  });

  test("does not depend on objective and limit of the query", () => {
    const other: SearchQuery = { ...query, objective: { kind: "slots" }, limit: 7 };
    expect(findFrontier(other, catalog, fireAndDragon)).toEqual(findFrontier(query, catalog, fireAndDragon));
  });

  test("is empty where no set exists", () => {
    const none: SearchQuery = { bonuses: { "gore-magalas-tyranny": 2, "lords-soul": 1 } };
    expect(findFrontier(none, catalog, fireAndDragon)).toMatchObject({ status: "infeasible", points: [] });
  });
});

describe("the search for the frontier", () => {
  test("refuses twice the same objective", () => {
    for (const one of all) expect(() => findFrontier(query, catalog, [one, { ...one }])).toThrow(RangeError);
  });

  test("tells each set once", () => {
    const reported: FoundSet[] = [];
    const { points } = findFrontier(query, catalog, fireAndDragon, { onPoint: (set) => reported.push(set) });
    expect(reported).toEqual(points);
  });

  test("has the same answer each time", () => {
    expect(findFrontier(query, structuredClone(catalog), fireAndDragon)).toEqual(
      findFrontier(query, catalog, fireAndDragon),
    );
  });

  test("lists the beginning of the frontier when it is stopped", () => {
    const { points } = findFrontier(query, catalog, fireAndDragon);
    const work = prepareFrontier(query, catalog, fireAndDragon);
    const counts: number[] = [];
    while (!work.step()) {
      const report = work.report("cancelled");
      expect(report.status).toBe("cancelled");
      expect(report.points).toEqual(points.slice(0, report.points.length));
      counts.push(report.points.length);
    }
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBe(points.length);
  });

  test("ends when its time or its nodes are over", () => {
    let time = 0;
    const timed = findFrontier(query, catalog, fireAndDragon, { clock: () => time++, budgetMs: 6 });
    expect(timed.status).toBe("bounded");
    const counted = findFrontier(query, catalog, fireAndDragon, { maxNodes: 300 });
    expect(counted.status).toBe("bounded");
    expect(counted.nodes).toBeLessThan(600);
  });

  test("stops at once when it is told to", () => {
    let calls = 0;
    const report = findFrontier(query, catalog, fireAndDragon, { shouldStop: () => ++calls === 3 });
    expect(calls).toBe(3);
    expect(report.status).toBe("cancelled");
  });
});
