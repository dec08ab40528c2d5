import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { checkQuery } from "@/lib/builder/search/check-query";
import { lowerLockedDecorations } from "@/lib/builder/search/locked-decorations";
import { listUnplaced } from "@/lib/builder/search/place-locked";
import type { Objective, SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { checkReport } from "@/tests/support/builder/check-set";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { type Question, smallQuery } from "@/tests/support/builder/random-query";
import { figuresOf, owned } from "@/tests/support/builder/reading";
import { getRuns } from "@/tests/support/test-size";

const defense: Objective = { kind: "defense" };

/** A query with one or two locked decorations that the weapon and the collection have room for. */
function lockedQuestion(catalog: BuilderCatalog): fc.Arbitrary<Question> {
  return fc
    .record({
      query: smallQuery(catalog),
      locks: fc.uniqueArray(
        fc.record({
          decoration: fc.constantFrom(...catalog.decorations),
          count: fc.integer({ min: 1, max: 2 }),
        }),
        { minLength: 1, maxLength: 2, selector: ({ decoration }) => decoration.id },
      ),
    })
    .map(({ query, locks }) => {
      const lockedDecorations = Object.fromEntries(
        locks
          .map(({ decoration, count }) => [decoration.id, Math.min(count, owned(decoration, query))] as const)
          .filter(([, count]) => count > 0),
      );
      return { catalog, query: { ...query, lockedDecorations } };
    })
    .filter(({ query }) => listUnplaced(query, catalog).length === 0);
}

const question = () =>
  smallCatalog()
    .filter(({ decorations }) => decorations.length > 0)
    .chain(lockedQuestion);

function searchLocked(query: SearchQuery, catalog: BuilderCatalog) {
  const locked = lowerLockedDecorations(query, catalog);
  const report = search(locked.query, locked.catalog);
  return { ...report, results: report.results.map(locked.restore) };
}

describe("locked decorations, against an exhaustive search", () => {
  test("leave the best of the sets that use them", () => {
    let narrowed = 0;
    fc.assert(
      fc.property(question(), ({ catalog, query }) => {
        const sets = everySet(query, catalog);
        const report = searchLocked(query, catalog);
        expect(report.status).toBe(sets.length > 0 ? "optimal" : "infeasible");
        const objective = query.objective ?? defense;
        expect(report.results.map((set) => figuresOf(set, objective))).toEqual(
          bestFigures(sets, objective, query.limit ?? 100),
        );
        const locked = Object.keys(query.lockedDecorations ?? {});
        // What is locked is used whether it is needed or not.
        const complaints = checkReport(report, query, catalog).filter(
          (each) => !locked.some((id) => each.endsWith(`${id} is not needed`)),
        );
        expect(complaints).toEqual([]);
        for (const set of report.results) {
          const used = [...set.decorations, ...set.weaponDecorations];
          for (const [id, count] of Object.entries(query.lockedDecorations ?? {})) {
            expect(used.filter((each) => each === id).length).toBeGreaterThanOrEqual(count);
          }
        }
        if (sets.length < everySet({ ...query, lockedDecorations: undefined }, catalog).length) narrowed += 1;
      }),
      { numRuns: getRuns({ small: 100, full: 3000 }) },
    );
    expect(narrowed).toBeGreaterThan(0);
  });
});

describe("what cannot be locked", () => {
  const jewel = { id: "edge-jewel", kind: "weapon" as const, slot: 2, skills: [{ skill: "edge", level: 1 }] };
  const catalog: BuilderCatalog = {
    skills: [{ id: "edge", kind: "weapon", maxLevel: 3 }],
    armor: [],
    decorations: [jewel],
    charms: [],
    talismans: { talismans: [], skillGroups: [], slotGroups: [] },
  };

  test("a weapon decoration without a slot of the weapon is refused by name", () => {
    const lockedDecorations = { "edge-jewel": 2 };
    const fits = { lockedDecorations, weapon: { slots: [2, 3] } };
    expect(checkQuery(fits, catalog)).toEqual([]);
    expect(lowerLockedDecorations(fits, catalog).query.weapon).toEqual({ slots: [], skills: { edge: 2 } });
    expect(checkQuery({ lockedDecorations, weapon: { slots: [1, 3] } }, catalog)).toEqual([
      { path: "lockedDecorations.edge-jewel", message: "does not fit into a slot of the weapon" },
    ]);
  });

  test("more copies than there are, and what is no decoration, are refused", () => {
    const query = { lockedDecorations: { "edge-jewel": 2 }, decorations: { "edge-jewel": 1 } };
    expect(checkQuery(query, catalog)[0]?.message).toMatch(/at most 1/);
    expect(checkQuery({ lockedDecorations: { edge: 1 } }, catalog)[0]?.message).toMatch(/not a decoration/);
  });
});
