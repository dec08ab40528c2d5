import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import { prepareCombinations } from "@/lib/builder/search/combinations";
import { runSteps } from "@/lib/builder/search/steps";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { everyDamage } from "@/tests/support/builder/damage-oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallDamage } from "@/tests/support/builder/random-damage";
import { smallQuery } from "@/tests/support/builder/random-query";
import { getRuns } from "@/tests/support/test-size";

function multiply(damage: CompiledDamage, factor: number): CompiledDamage {
  return {
    ...damage,
    score: (levels) => damage.score(levels) * factor,
    logBound: (...box) => damage.logBound(...box) + Math.log(factor),
  };
}

const question = smallCatalog(24).chain((catalog) =>
  fc.record({
    catalog: fc.constant(catalog),
    query: smallQuery(catalog),
    options: fc
      .array(
        fc
          .record({
            damage: smallDamage(catalog),
            weapon: fc.record({ slots: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }) }),
            // Rolls of one weapon differ in figures alone.
            rolls: fc.array(fc.integer({ min: 80, max: 120 }), { maxLength: 2 }),
          })
          .map(({ damage, weapon, rolls }) =>
            [100, ...rolls].map((percent) => {
              const rolled = multiply(damage, percent / 100);
              return { weapon, damage: rolled, getDamage: () => rolled };
            }),
          ),
        { minLength: 1, maxLength: 4 },
      )
      .map((weapons) => weapons.flat()),
    limit: fc.integer({ min: 1, max: 3 }),
  }),
);

describe("the best weapons with their sets, against an exhaustive search", () => {
  test("are the ones with most damage, each with its best set, and none is left open", () => {
    const runs = getRuns({ small: 60, full: 500 });
    let excluded = 0;
    fc.assert(
      fc.property(question, ({ catalog, query, options, limit }) => {
        deepFreeze([catalog, query]);
        const report = runSteps(prepareCombinations(query, options, catalog, limit), {});
        const best = options.flatMap(({ weapon, damage }) => {
          const criteria = { ...query, weapon, objective: { kind: "damage", damage } } as const;
          const dealt = [...everyDamage(criteria, catalog, damage).values()];
          return dealt.length > 0 ? [Math.max(...dealt)] : [];
        });
        const expected = best.toSorted((a, b) => b - a).slice(0, limit);
        expect(report.status).toBe(expected.length > 0 ? "optimal" : "infeasible");
        expect(report.open).toBe(0);
        expect(report.results).toHaveLength(expected.length);
        report.results.forEach(({ option, set }, place) => {
          expect(set.damage).toBeCloseTo(expected[place] ?? Number.NaN, 6);
          expect(options[option]).toBeDefined();
        });
        expect(report.results.length + report.excluded).toBe(best.length);
        excluded += report.excluded;
      }),
      { numRuns: runs },
    );
    expect(excluded).toBeGreaterThan(runs / 5);
  });

  test("can be stopped, and then say how much more there could be", () => {
    fc.assert(
      fc.property(question, ({ catalog, query, options, limit }) => {
        const work = prepareCombinations(query, options, catalog, limit);
        const whole = runSteps(prepareCombinations(query, options, catalog, limit), {});
        while (!work.step()) {
          const { status, results, open, bound } = work.report("cancelled");
          expect(status).toBe("cancelled");
          expect(open).toBeGreaterThan(0);
          const most = whole.results[0]?.set.damage ?? 0;
          const known = results[0]?.set.damage ?? 0;
          if (bound !== null) expect(Math.max(bound, known)).toBeGreaterThanOrEqual(most * (1 - 1e-9));
        }
      }),
      { numRuns: getRuns({ small: 20, full: 200 }) },
    );
  });
});
