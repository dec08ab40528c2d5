import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { explainConflict } from "@/lib/builder/search/conflict";
import { findHeadroom } from "@/lib/builder/search/headroom";
import { findNearest } from "@/lib/builder/search/nearest-sets";
import type { Objective, SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { armorPieces, elements } from "@/lib/catalog/codes";
import { checkReport } from "@/tests/support/builder/check-set";
import { everyDamage } from "@/tests/support/builder/damage-oracle";
import {
  bestFigures,
  everySet,
  hasSet,
  reachableLevels,
  smallestConflict,
} from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallDamage } from "@/tests/support/builder/random-damage";
import { type Question, smallQuery } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns } from "@/tests/support/test-size";

const defense: Objective = { kind: "defense" };

/** A query without minimums, and the figures of one of its sets, moved a little up or down. */
function questionWithMinimum(catalog: BuilderCatalog): fc.Arbitrary<Question> {
  return fc
    .record({
      query: smallQuery(catalog),
      place: fc.nat(),
      moves: fc.array(fc.integer({ min: -3, max: 1 }), { minLength: 6, maxLength: 6 }),
      named: fc.subarray(["defense", ...elements] as const, { minLength: 1 }),
    })
    .map(({ query, place, moves, named }) => {
      const sets = everySet(query, catalog);
      const set = sets[place % Math.max(1, sets.length)];
      const resistances = Object.fromEntries(
        elements.flatMap((element, at) =>
          named.includes(element) ? [[element, (set?.resistances[element] ?? 0) + (moves[at + 1] ?? 0)]] : [],
        ),
      );
      const least = Math.max(0, (set?.defense ?? 0) + (moves[0] ?? 0));
      const minimum = { ...(named.includes("defense") ? { defense: least } : {}), resistances };
      return { catalog, query: { ...query, minimum } };
    });
}

const question = () => smallCatalog().chain(questionWithMinimum);

describe("minimum defense and resistances, against an exhaustive search", () => {
  test("leave the best of the sets that reach them", () => {
    let narrowed = 0;
    fc.assert(
      fc.property(question(), ({ catalog, query }) => {
        const sets = everySet(query, catalog);
        const report = search(query, catalog);
        expect(report.status).toBe(sets.length > 0 ? "optimal" : "infeasible");
        const objective = query.objective ?? defense;
        expect(report.results.map((set) => figuresOf(set, objective))).toEqual(
          bestFigures(sets, objective, query.limit ?? 100),
        );
        expect(checkReport(report, query, catalog)).toEqual([]);
        if (sets.length > 0 && sets.length < everySet({ ...query, minimum: undefined }, catalog).length) {
          narrowed += 1;
        }
      }),
      { numRuns: getRuns({ small: 100, full: 3000 }) },
    );
    expect(narrowed).toBeGreaterThan(10);
  });

  test("leave the sets that hit hardest", () => {
    const withDamage = smallCatalog(32).chain((catalog) =>
      fc.record({ question: questionWithMinimum(catalog), damage: smallDamage(catalog) }),
    );
    fc.assert(
      fc.property(withDamage, ({ question: { catalog, query: plain }, damage }) => {
        const query: SearchQuery = { ...plain, objective: { kind: "damage", damage } };
        const reached = new Set(
          everySet({ ...plain, objective: defense }, catalog).map(({ armor }) => armor.join()),
        );
        const sets = [...everyDamage({ ...query, minimum: undefined }, catalog, damage)];
        const expected = sets
          .flatMap(([armor, figure]) => (reached.has(armor) ? [figure] : []))
          .sort((a, b) => b - a)
          .slice(0, query.limit ?? 100);
        const report = search(query, catalog);
        expect(report.results).toHaveLength(expected.length);
        report.results.forEach((set, index) => {
          expect(reached.has(armorPieces.map((part) => set.armor[part]).join())).toBe(true);
          expect(set.damage).toBeCloseTo(expected[index] ?? Number.NaN, 6);
        });
      }),
      { numRuns: getRuns({ small: 50, full: 1000 }) },
    );
  });

  test("are given where a conflict is explained and where more skills are looked for", () => {
    fc.assert(
      fc.property(question(), ({ catalog, query }) => {
        const conflict = explainConflict(query, catalog);
        expect(conflict.status === "feasible").toBe(hasSet(query, catalog));
        if (conflict.conflict) expect(conflict.conflict.length).toBe(smallestConflict(query, catalog));
        if (conflict.status === "feasible") {
          const headroom = findHeadroom(query, catalog).skills.filter(({ maxLevel }) => maxLevel > 0);
          expect(Object.fromEntries(headroom.map(({ id, maxLevel }) => [id, maxLevel]))).toEqual(
            reachableLevels(query, catalog),
          );
          return;
        }
        for (const { set } of findNearest(query, catalog).ways) {
          expect(set.defense).toBeGreaterThanOrEqual(query.minimum?.defense ?? 0);
        }
      }),
      { numRuns: getRuns({ small: 30, full: 600 }) },
    );
  });
});

test("minimums hold on the whole catalog, transcended armor and any rank included", () => {
  const catalog = getBuilderCatalog();
  for (const rank of ["high", "any"] as const) {
    const query: SearchQuery = {
      skills: { "weakness-exploit": 3 },
      rank,
      transcended: true,
      minimum: { defense: 400, resistances: { fire: 10, dragon: 0 } },
      objective: { kind: "slots" },
      limit: 5,
    };
    const report = search(query, catalog);
    expect(report.status).toBe("optimal");
    for (const set of report.results) {
      expect(set.defense).toBeGreaterThanOrEqual(400);
      expect(set.resistances.fire).toBeGreaterThanOrEqual(10);
      expect(set.resistances.dragon).toBeGreaterThanOrEqual(0);
    }
  }
  expect(search({ minimum: { defense: 2000 } }, catalog).status).toBe("infeasible");
});
