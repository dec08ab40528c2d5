import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import {
  type ConflictReport,
  explainConflict,
  maxExactTargets,
  prepareConflict,
} from "@/lib/builder/search/conflict";
import { listMetTargets } from "@/lib/builder/search/met-targets";
import type { SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { listOpenTargets } from "@/lib/builder/search/targets";
import { armorPieces } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { crowdedQuestion } from "@/tests/support/builder/crowded-question";
import { createDice } from "@/tests/support/builder/dice";
import { onlyWith } from "@/tests/support/builder/explain-oracle";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { hasSet, smallestConflict, targetsOf, withTargets } from "@/tests/support/builder/oracle";
import { type Question, smallQuestion } from "@/tests/support/builder/random-query";
import { listAllowedPieces } from "@/tests/support/builder/reading";
import { getRuns, seed } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

/** Four of the skills have decorations of level 3, and five levels each. `maximum-might` has slots enough. */
const tight: SearchQuery = {
  skills: { agitator: 5, "weakness-exploit": 5, "maximum-might": 3, burst: 5, "adrenaline-rush": 5 },
};

function isMet(query: SearchQuery): boolean {
  return search({ ...query, limit: 1 }, catalog).results.length > 0;
}

/** Nothing meets the group, and whatever is one target smaller is met. */
function expectMinimal({ conflict }: ConflictReport, query: SearchQuery): void {
  const group = conflict ?? [];
  expect(isMet(withTargets(query, group))).toBe(false);
  for (const target of group) {
    expect(
      isMet(
        withTargets(
          query,
          group.filter((other) => other !== target),
        ),
      ),
    ).toBe(true);
  }
}

/** @returns targets in the conflict; -1 where there is none */
function compare({ catalog: small, query }: Question): number {
  deepFreeze([small, query]);
  const report = explainConflict(query, small);
  if (report.status === "feasible") {
    expect(hasSet(query, small)).toBe(true);
    expect(report).toMatchObject({ conflict: null, unfilled: [] });
    return -1;
  }
  const size = smallestConflict(query, small) ?? -1;
  expect(report).toMatchObject({ status: "smallest", atLeast: size });
  const { conflict } = report;
  expect(conflict).toHaveLength(size);
  expect(hasSet(withTargets(query, conflict ?? []), small)).toBe(false);
  const levelOf = new Map(targetsOf(query).map(({ id, level }) => [id, level]));
  for (const { id, level } of conflict ?? []) {
    const max = small.skills.find((skill) => skill.id === id)?.maxLevel ?? 0;
    expect(level).toBe(Math.min(max, levelOf.get(id) ?? 0));
  }
  const bare = armorPieces.filter((part) => listAllowedPieces(part, query, small).length === 0);
  expect(report.unfilled.filter((part) => part !== "charm")).toEqual(size === 0 ? bare : []);
  return size;
}

describe("a conflict, against an exhaustive search", () => {
  test("is as small as can be, or there is none, whatever the query", () => {
    const sizes = new Set<number>();
    fc.assert(
      fc.property(smallQuestion(), (question) => void sizes.add(compare(question))),
      { numRuns: getRuns({ small: 80, full: 500 }) },
    );
    for (const size of [-1, 0, 1]) expect(sizes).toContain(size);
  });

  test("is as small as can be where many targets are in conflict with each other", () => {
    const runs = getRuns({ small: 50, full: 250 });
    const sizes: number[] = [];
    fc.assert(
      fc.property(crowdedQuestion(), (question) => void sizes.push(compare(question))),
      { numRuns: runs },
    );
    expect(sizes.filter((size) => size > 1).length).toBeGreaterThan(runs * 0.16);
    expect(Math.max(...sizes)).toBeGreaterThan(2);
  });
});

describe("the targets that a found set meets", () => {
  test("can be had with its pieces and its charm, all together", () => {
    const runs = getRuns({ small: 80, full: 500 });
    let more = 0;
    const question = fc.tuple(fc.oneof(crowdedQuestion(), smallQuestion()), fc.integer({ min: 0 }));
    fc.assert(
      fc.property(question, ([{ catalog: small, query }, bits]) => {
        const targets = listOpenTargets(query, small);
        const group = targets.filter((_, at) => bits & (1 << at));
        const [set] = search({ ...withTargets(query, group), objective: { kind: "slots" } }, small).results;
        if (!set) return;
        const met = listMetTargets(set, targets, query, small).flatMap((at) => targets[at] ?? []);
        expect(met).toEqual(expect.arrayContaining(group));
        expect(hasSet(onlyWith(set, withTargets(query, met)), small)).toBe(true);
        if (met.length > group.length) more += 1;
      }),
      { numRuns: runs },
    );
    expect(more).toBeGreaterThan(runs / 5);
  });
});

describe("a conflict in the game's catalog", () => {
  test("is minimal, whatever the query", () => {
    const dice = createDice(seed);
    const queries = Array.from({ length: getRuns({ small: 25, full: 80 }) }, () =>
      fullQuery(catalog, dice),
    ).filter((query) => !isMet(query));
    for (const query of queries) {
      const report = explainConflict(query, catalog);
      expect(report.status).toBe("smallest");
      expectMinimal(report, query);
    }
    expect(queries.length).toBeGreaterThan(3);
  });

  test("leaves out targets that have no part in it", () => {
    const query: SearchQuery = {
      skills: { "weakness-exploit": 1, burst: 1, earplugs: 1 },
      bonuses: { "gore-magalas-tyranny": 2, "lords-soul": 1 },
    };
    const report = explainConflict(query, catalog);
    expectMinimal(report, query);
    expect(report.conflict?.every(({ field }) => field === "bonuses")).toBe(true);
  });

  test("names the skills that fight for the large slots", () => {
    const report = explainConflict(tight, catalog);
    expect(report.status).toBe("smallest");
    expect(report.conflict?.map(({ id }) => id)).toEqual([
      "adrenaline-rush",
      "agitator",
      "burst",
      "weakness-exploit",
    ]);
    expectMinimal(report, tight);
  });

  test("names six skills where five slots are to hold a decoration of level 3 for each", () => {
    const six = ["adrenaline-rush", "agitator", "burst", "flayer", "foray", "weakness-exploit"];
    const plain = catalog.armor.filter(
      ({ slots, skills }) =>
        slots.filter((slot) => slot === 3).length <= 1 && !skills.some(({ skill }) => six.includes(skill)),
    );
    const query: SearchQuery = {
      skills: { ...Object.fromEntries(six.map((id) => [id, 1])), earplugs: 1 },
      charms: "none",
    };
    const report = explainConflict(query, { ...catalog, armor: plain });
    expect(report).toMatchObject({ status: "smallest", atLeast: 6 });
    expect(report.conflict?.map(({ id }) => id)).toEqual(six);
  });

  test("has no targets that the weapon meets by itself", () => {
    const query: SearchQuery = { ...tight, weapon: { skills: { "weakness-exploit": 5 } } };
    const { conflict } = explainConflict(query, catalog);
    expect(conflict?.map(({ id }) => id) ?? []).not.toContain("weakness-exploit");
  });

  test("is a weapon skill alone, where nothing brings it", () => {
    const query: SearchQuery = { skills: { "attack-boost": 5, burst: 1 }, charms: "none" };
    expect(explainConflict(query, catalog).conflict).toEqual([
      { field: "skills", id: "attack-boost", level: 5 },
    ]);
  });

  test("is the smaller one of two", () => {
    // Bonuses that cannot all be had come last among the targets, so that a minimal conflict is theirs.
    const bonuses = { "gore-magalas-tyranny": 2, "lords-soul": 1 };
    const both: SearchQuery = { skills: { "attack-boost": 5, burst: 1 }, bonuses, charms: "none" };
    expect(explainConflict({ ...both, skills: { burst: 1 } }, catalog).conflict).toHaveLength(2);
    expect(explainConflict(both, catalog)).toMatchObject({
      status: "smallest",
      conflict: [{ field: "skills", id: "attack-boost", level: 5 }],
    });
  });

  test("is empty where no piece is allowed, and says where", () => {
    const excluded = catalog.armor.flatMap(({ piece, id }) => (piece === "arms" ? id : []));
    const query: SearchQuery = { skills: { burst: 1, agitator: 2 }, excluded };
    expect(explainConflict(query, catalog)).toMatchObject({
      status: "smallest",
      conflict: [],
      atLeast: 0,
      unfilled: ["arms"],
    });
  });

  test("says so where the pinned talisman is not owned", () => {
    const query: SearchQuery = { skills: { burst: 1 }, pinned: { charm: "no-such" } };
    expect(explainConflict(query, catalog)).toMatchObject({ conflict: [], unfilled: ["charm"] });
  });

  test("is minimal, and says that it may not be the smallest, with too many targets", () => {
    const jewels = catalog.decorations.filter(({ kind }) => kind === "armor");
    const ids = jewels
      .flatMap(({ skills }) => skills.map(({ skill }) => skill))
      .slice(0, maxExactTargets + 4);
    const query: SearchQuery = { skills: Object.fromEntries(ids.map((id) => [id, 2])) };
    const report = explainConflict(query, catalog);
    expect(report.status).toBe("minimal");
    expectMinimal(report, query);
  });
});

describe("the search for a conflict", () => {
  test("has the same answer whatever was searched before, and whatever the order of the fields", () => {
    const skills = Object.fromEntries(Object.entries(tight.skills ?? {}).toReversed());
    const first = explainConflict(tight, catalog);
    expect(explainConflict({ skills }, structuredClone(catalog))).toEqual(first);
    expect(explainConflict(tight, catalog)).toEqual(first);
  });

  test("stops at once when it is told to, with what is known", () => {
    let calls = 0;
    const report = explainConflict(tight, catalog, { shouldStop: () => ++calls === 4 });
    expect(calls).toBe(4);
    expect(report.status).toBe("cancelled");
    if (report.conflict) expect(isMet(withTargets(tight, report.conflict))).toBe(false);
  });

  test("names a group in conflict at whatever step it is stopped", () => {
    const work = prepareConflict(tight, catalog);
    const sizes: number[] = [];
    while (!work.step()) {
      const { status, conflict, atLeast } = work.report();
      expect(status).toBe("bounded");
      if (!conflict) continue;
      sizes.push(conflict.length);
      expect(atLeast).toBeLessThanOrEqual(conflict.length);
      expect(isMet(withTargets(tight, conflict))).toBe(false);
    }
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(work.report()).toEqual(explainConflict(tight, catalog));
  });

  test("ends when its time is over", () => {
    let time = 0;
    const report = explainConflict(tight, catalog, { clock: () => time++, budgetMs: 5 });
    expect(report.status).toBe("bounded");
    expect(report.ms).toBeGreaterThanOrEqual(5);
  });
});
