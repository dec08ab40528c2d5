import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { compareSets } from "@/lib/builder/search/compare-sets";
import {
  findNearest,
  type NearestReport,
  type NearWay,
  prepareNearest,
} from "@/lib/builder/search/nearest-sets";
import type { FoundSet, Objective, SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { damageQueries } from "@/tests/support/builder/bench-damage";
import { checkSet } from "@/tests/support/builder/check-set";
import { crowdedQuestion } from "@/tests/support/builder/crowded-question";
import { createDice } from "@/tests/support/builder/dice";
import { nearestWays, waySignature } from "@/tests/support/builder/explain-oracle";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { targetsOf, withTargets } from "@/tests/support/builder/oracle";
import { type Question, smallQuestion } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns, seed } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

/** The targets that a way leaves. */
function toLowered({ dropped }: NearWay, query: SearchQuery): SearchQuery {
  const lowered = targetsOf(query).map((target) => {
    const drop = dropped.find(({ id }) => id === target.id);
    return drop ? { ...target, level: drop.level - drop.by } : target;
  });
  return withTargets(
    query,
    lowered.filter(({ level }) => level > 0),
  );
}

/** Four of the skills have decorations of level 3, and five levels each. */
const tight: SearchQuery = {
  skills: { agitator: 5, "weakness-exploit": 5, "maximum-might": 3, burst: 5, "adrenaline-rush": 5 },
};

/** @returns ways to drop as few levels as can be; 0 where none need be dropped */
function compare({ catalog: small, query }: Question): number {
  deepFreeze([small, query]);
  const report = findNearest(query, small, { ways: 1000 });
  // To try every way to drop more takes the plain search too long.
  fc.pre((report.levels ?? 0) <= 3);
  const expected = nearestWays(query, small);
  if (!expected) {
    expect(report).toMatchObject({ status: "infeasible", levels: null, ways: [], complete: false });
    return 0;
  }
  expect(report).toMatchObject({ status: "optimal", levels: expected.levels, complete: true });
  const found = report.ways.map(({ dropped, set }) => ({
    dropped: waySignature(dropped),
    figures: figuresOf(set, query.objective),
  }));
  const bySignature = (a: { dropped: string }, b: { dropped: string }) => (a.dropped < b.dropped ? -1 : 1);
  expect(found.toSorted(bySignature)).toEqual(expected.ways.toSorted(bySignature));
  const figures = found.map((way) => way.figures);
  expect(figures).toEqual(figures.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
  for (const way of report.ways) {
    expect(checkSet(way.set, toLowered(way, query), small)).toEqual([]);
    expect(way.dropped.reduce((sum, { by }) => sum + by, 0)).toBe(expected.levels);
  }
  return expected.levels > 0 ? found.length : 0;
}

describe("the nearest sets, against an exhaustive search", () => {
  test("drop the fewest levels, in every way there is, each with its best set", () => {
    const runs = getRuns({ small: 60, full: 300 });
    const ways: number[] = [];
    fc.assert(
      fc.property(smallQuestion(), (question) => void ways.push(compare(question))),
      { numRuns: runs },
    );
    expect(ways.filter((count) => count > 0).length).toBeGreaterThan(runs / 12);
  });

  test("are the same where there are many ways", () => {
    const runs = getRuns({ small: 30, full: 150 });
    const ways: number[] = [];
    fc.assert(
      fc.property(crowdedQuestion(), (question) => void ways.push(compare(question))),
      { numRuns: runs },
    );
    expect(ways.filter((count) => count > 1).length).toBeGreaterThan(runs / 10);
  });
});

describe("the nearest sets in the game's catalog", () => {
  test("are what a search for the lowered targets finds first", () => {
    const dice = createDice(seed);
    let near = 0;
    for (let round = 0; round < getRuns({ small: 30, full: 60 }); round += 1) {
      const query = fullQuery(catalog, dice);
      if (search({ ...query, limit: 1 }, catalog).status === "optimal") continue;
      near += 1;
      const { status, levels, ways, complete } = findNearest(query, catalog, { ways: 5 });
      expect(status).toBe("optimal");
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.length < 5 ? complete : true).toBe(true);
      expect(new Set(ways.map(({ dropped }) => waySignature(dropped))).size).toBe(ways.length);
      for (const way of ways) {
        const lowered = toLowered(way, query);
        expect(way.dropped.reduce((sum, { by }) => sum + by, 0)).toBe(levels);
        expect(way.set).toEqual(search({ ...lowered, limit: 1 }, catalog).results[0]);
      }
    }
    expect(near).toBeGreaterThan(3);
  });

  test("are the best for damage, where that is the objective", () => {
    const [first] = damageQueries(catalog);
    const [equipped] = search({ limit: 1 }, catalog).results;
    if (!first || !equipped) throw new Error("There is a set");
    const { head, chest, arms, waist } = equipped.armor;
    const query: SearchQuery = {
      ...first.query,
      pinned: { head, chest, arms, waist },
      skills: { burst: 5, agitator: 5, "weakness-exploit": 5, "attack-boost": 5 },
    };
    const { levels, ways, complete } = findNearest(query, catalog);
    const others = findNearest({ ...query, objective: { kind: "slots" } }, catalog);
    expect([levels, complete]).toEqual([others.levels, true]);
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.length).toBe(others.ways.length);
    for (const way of ways) {
      expect(way.set).toEqual(search({ ...toLowered(way, query), limit: 1 }, catalog).results[0]);
    }
    const damage = ways.map(({ set }) => set.damage ?? 0);
    expect(damage).toEqual(damage.toSorted((a, b) => b - a));
    expect(damage.at(-1)).toBeGreaterThan(0);
  });

  test("drop nothing where a set exists", () => {
    const query: SearchQuery = { skills: { burst: 1 }, objective: { kind: "slots" } };
    expect(findNearest(query, catalog)).toMatchObject({
      status: "optimal",
      levels: 0,
      complete: true,
      ways: [{ dropped: [], set: search({ ...query, limit: 1 }, catalog).results[0] }],
    });
  });

  test("drop levels of bonuses and weapon skills too", () => {
    const query: SearchQuery = {
      skills: { "attack-boost": 5, burst: 1 },
      bonuses: { "gore-magalas-tyranny": 2, "lords-soul": 1 },
      charms: "none",
      weapon: { slots: [3] },
    };
    const { levels, ways, complete } = findNearest(query, catalog);
    expect(complete).toBe(true);
    // One slot holds three levels; four pieces and three are more than five, unless pieces count for both.
    const attack = ways.map(({ dropped }) => dropped.find(({ id }) => id === "attack-boost")?.by);
    expect(attack).toEqual(ways.map(() => 2));
    const bare = findNearest({ bonuses: query.bonuses, charms: "none" }, catalog).levels ?? Number.NaN;
    expect(levels).toBe(2 + bare);
  });

  test("preserve levels that the weapon brings", () => {
    const query: SearchQuery = {
      skills: { "attack-boost": 5 },
      charms: "none",
      weapon: { skills: { "attack-boost": 3 } },
    };
    const { levels, ways } = findNearest(query, catalog);
    expect(levels).toBe(2);
    expect(ways[0]?.dropped).toEqual([{ field: "skills", id: "attack-boost", level: 5, by: 2 }]);
  });

  test("do not exist where a part has no pieces", () => {
    const excluded = catalog.armor.flatMap(({ piece, id }) => (piece === "legs" ? id : []));
    expect(findNearest({ skills: { burst: 1 }, excluded }, catalog)).toMatchObject({
      status: "infeasible",
      levels: null,
      ways: [],
    });
  });

  test("say when there are more ways than are listed", () => {
    const all = findNearest(tight, catalog, { ways: 1000 });
    expect(all.ways.length).toBeGreaterThan(2);
    const some = findNearest(tight, catalog, { ways: 2 });
    expect(some).toMatchObject({ status: "optimal", levels: all.levels, complete: false });
    expect(some.ways).toEqual(all.ways.slice(0, 2));
  });
});

describe("sets", () => {
  const [set] = search({ limit: 1 }, catalog).results;
  if (!set) throw new Error("There is a set");
  const inOrder: readonly { objective: Objective; sets: FoundSet[] }[] = [
    {
      objective: { kind: "slots" },
      sets: [
        { ...set, freeSlots: [0, 0, 2] },
        { ...set, freeSlots: [0, 2, 1] },
        { ...set, freeSlots: [5, 1, 1] },
        { ...set, freeSlots: [4, 1, 1], defense: 900 },
        { ...set, freeSlots: [4, 1, 1], defense: 800 },
      ],
    },
    {
      objective: { kind: "defense" },
      sets: [
        { ...set, defense: 402 },
        { ...set, defense: 401, freeSlots: [0, 0, 1] },
        { ...set, defense: 401, freeSlots: [9, 9, 0] },
      ],
    },
    {
      objective: { kind: "resistance", element: "ice" },
      sets: [
        { ...set, resistances: { ...set.resistances, ice: 3 } },
        { ...set, resistances: { ...set.resistances, ice: -3, fire: 9 }, defense: 401 },
        { ...set, resistances: { ...set.resistances, ice: -3 }, defense: 400 },
      ],
    },
  ];

  test.each(inOrder)("are ordered as a search orders them, for $objective", ({ objective, sets }) => {
    expect(sets.toReversed().toSorted((a, b) => compareSets(a, b, objective))).toEqual(sets);
    expect(compareSets(set, { ...set }, objective)).toBe(0);
  });
});

describe("the search for the nearest sets", () => {
  test("has the same answer each time", () => {
    const skills = Object.fromEntries(Object.entries(tight.skills ?? {}).toReversed());
    expect(findNearest({ skills }, structuredClone(catalog))).toEqual(findNearest(tight, catalog));
  });

  test("stops at once when it is told to", () => {
    let calls = 0;
    const report = findNearest(tight, catalog, { shouldStop: () => ++calls === 3 });
    expect(calls).toBe(3);
    expect(report).toMatchObject({ status: "cancelled", complete: false });
  });

  test("tells what is known every 50 ms", () => {
    let time = 0;
    const reported: NearestReport[] = [];
    const report = findNearest(tight, catalog, {
      clock: () => (time += 10),
      onProgress: (each) => reported.push(each),
    });
    expect(reported.length).toBeGreaterThan(3);
    for (const [index, each] of reported.entries()) {
      expect(each.status).toBe("bounded");
      expect(each.ms - (reported[index - 1]?.ms ?? 0)).toBeGreaterThanOrEqual(50);
      expect(each.ways.length).toBeLessThanOrEqual(report.ways.length);
    }
  });

  test("lists good sets at whatever step it is stopped", () => {
    const work = prepareNearest(tight, catalog);
    const totals: number[] = [];
    while (!work.step()) {
      const { status, levels, ways, complete } = work.report();
      expect(status).toBe("bounded");
      expect(complete).toBe(false);
      if (levels !== null) totals.push(levels);
      for (const way of ways) {
        expect(way.dropped.reduce((sum, { by }) => sum + by, 0)).toBe(levels);
        expect(checkSet(way.set, toLowered(way, tight), catalog)).toEqual([]);
      }
    }
    expect(totals.length).toBeGreaterThan(3);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(work.report()).toEqual(findNearest(tight, catalog));
  });
});
