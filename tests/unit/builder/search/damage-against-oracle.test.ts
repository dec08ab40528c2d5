import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { checkReport } from "@/tests/support/builder/check-set";
import { damageOf, everyDamage } from "@/tests/support/builder/damage-oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallDamage } from "@/tests/support/builder/random-damage";
import { type Question, smallQuery } from "@/tests/support/builder/random-query";
import { getRuns } from "@/tests/support/test-size";

function damageQuestion(): fc.Arbitrary<Question & { damage: CompiledDamage }> {
  return smallCatalog(32).chain((catalog) =>
    fc.record({
      catalog: fc.constant(catalog),
      damage: smallDamage(catalog),
      query: smallQuery(catalog),
    }),
  );
}

/** Many catalogs, on a machine that may have other work. */

describe("the search for damage, against an exhaustive one", () => {
  test("finds the same best sets, whatever adds damage and whatever takes it away", () => {
    const runs = getRuns({ small: 200, full: 1500 });
    let feasible = 0;
    fc.assert(
      fc.property(damageQuestion(), ({ catalog, damage, query: plain }) => {
        const query = { ...plain, objective: { kind: "damage", damage } as const };
        const sets = everyDamage(query, catalog, damage);
        const report = search(query, catalog);
        expect(report.status).toBe(sets.size > 0 ? "optimal" : "infeasible");
        const expected = [...sets.values()].sort((a, b) => b - a).slice(0, query.limit ?? 100);
        expect(report.results).toHaveLength(expected.length);
        report.results.forEach((set, index) => {
          const armor = armorPieces.map((part) => set.armor[part]).join();
          expect(set.damage).toBeCloseTo(expected[index] ?? Number.NaN, 6);
          expect(set.damage).toBeCloseTo(sets.get(armor) ?? Number.NaN, 6);
          expect(set.damage).toBeCloseTo(damageOf(set, query, catalog, damage), 6);
        });
        expect(checkReport(report, query, catalog)).toEqual([]);
        if (sets.size > 0) feasible += 1;
      }),
      { numRuns: runs },
    );
    expect(feasible).toBeGreaterThan(runs / 5);
  });
});
