import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
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
    scoreBound: (levels) => damage.scoreBound(levels) * factor,
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
            pairs: fc.array(fc.subarray(listBonuses(catalog), { maxLength: 2 }), { maxLength: 3 }),
          })
          .map(({ damage, weapon, rolls, pairs }) =>
            [100, ...rolls].map((percent) => {
              const rolled = multiply(damage, percent / 100);
              return { weapon, damage: rolled, getDamage: () => rolled, pairs };
            }),
          ),
        { minLength: 1, maxLength: 4 },
      )
      .map((weapons) => weapons.flat()),
    limit: fc.integer({ min: 1, max: 3 }),
  }),
);

/** Set bonuses and group skills, which a weapon may count toward. */
function listBonuses({ skills }: BuilderCatalog): string[] {
  return skills.flatMap(({ id, kind }) => (kind === "set-bonus" || kind === "group" ? [id] : []));
}

type Question = typeof question extends fc.Arbitrary<infer Value> ? Value : never;
type Option = Question["options"][number];

/** Highest damage of an option with each of its pairs, by an exhaustive search; those without a set are left out. */
function listDealt({ catalog, query }: Question, { weapon, damage, pairs }: Option): number[] {
  return (pairs.length > 0 ? pairs : [[]]).flatMap((pair) => {
    const bonuses = Object.fromEntries(pair.map((id) => [id, 1]));
    const criteria = {
      ...query,
      weapon: { ...weapon, bonuses },
      objective: { kind: "damage", damage },
    } as const;
    const dealt = [...everyDamage(criteria, catalog, damage).values()];
    return dealt.length > 0 ? [Math.max(...dealt)] : [];
  });
}

describe("the best weapons with their sets, against an exhaustive search", () => {
  test("are the ones with most damage, each with its best set, and none is left open", () => {
    const runs = getRuns({ small: 30, full: 500 });
    let excluded = 0;
    fc.assert(
      fc.property(question, ({ catalog, query, options: all, limit }) => {
        deepFreeze([catalog, query]);
        const options = all.map((option) => ({ ...option, pairs: [] }));
        const report = runSteps(prepareCombinations(query, options, catalog, limit), {});
        const best = options.flatMap((option) => listDealt({ catalog, query, options, limit }, option));
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

  test("are one of each family, also where rolls have one bound first", () => {
    fc.assert(
      fc.property(question, ({ catalog, query, options: plain, limit }) => {
        deepFreeze([catalog, query]);
        // Rolls of one weapon bring the same and have the same pairs, as the first of them does.
        const places = new Map(plain.map(({ weapon }, at) => [weapon, at] as const).toReversed());
        const first = [...places.values()].toSorted((a, b) => a - b);
        const options = plain.map((option) => {
          const family = places.get(option.weapon) ?? 0;
          return { ...option, family: String(family), bundle: first.indexOf(family) };
        });
        const bundles = first.map((family) => {
          const rolls = options.filter((each) => each.family === String(family));
          const [base] = rolls;
          if (!base) throw new Error("A bundle is empty.");
          const most = (levels: ArrayLike<number>) =>
            Math.max(...rolls.map(({ damage }) => damage.score(levels)));
          const none = base.damage.skills.map(() => 0);
          return { getDamage: () => multiply(base.damage, most(none) / base.damage.score(none)) };
        });
        const report = runSteps(prepareCombinations(query, options, catalog, limit, bundles), {});
        const byFamily = first.flatMap((family) => {
          const rolls = options.filter((each) => each.family === String(family));
          const dealt = rolls.flatMap((option) => listDealt({ catalog, query, options, limit }, option));
          return dealt.length > 0 ? [Math.max(...dealt)] : [];
        });
        const expected = byFamily.toSorted((a, b) => b - a).slice(0, limit);
        expect(report.results.map(({ set }) => set.damage)).toHaveLength(expected.length);
        report.results.forEach(({ option, pair, set }, place) => {
          expect(set.damage).toBeCloseTo(expected[place] ?? Number.NaN, 6);
          const { pairs = [], damage, weapon } = options[option] ?? {};
          if (!damage) throw new Error("No such option.");
          const held = pair === null ? [] : [pairs[pair] ?? []];
          const own = listDealt({ catalog, query, options, limit }, {
            ...{ damage, weapon: weapon ?? {}, pairs: held, getDamage: () => damage },
          } as Option);
          expect(set.damage).toBeCloseTo(own[0] ?? Number.NaN, 6);
        });
        expect(report.open).toBe(0);
      }),
      { numRuns: getRuns({ small: 30, full: 500 }) },
    );
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
      { numRuns: getRuns({ small: 10, full: 200 }) },
    );
  });
});
