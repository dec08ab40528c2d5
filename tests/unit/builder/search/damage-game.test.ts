import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import { listRowGaps } from "@/lib/builder/search/gap-percent";
import type { FoundSet, SearchQuery, SearchReport } from "@/lib/builder/search/query";
import { prepareSearch, search } from "@/lib/builder/search/search";
import { armorPieces, type SkillKind } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { checkReport } from "@/tests/support/builder/check-set";
import { damageOf, everyDamage } from "@/tests/support/builder/damage-oracle";
import {
  damageQuestions,
  dependentHunts,
  dependentPairs,
  dialedHunts,
  dullBlades,
  scarceQuestions,
} from "@/tests/support/builder/damage-questions";
import { getRuns } from "@/tests/support/test-size";

interface Question {
  readonly catalog: BuilderCatalog;
  readonly damage: CompiledDamage;
  readonly query: SearchQuery;
}

function armorOf({ armor }: FoundSet): string {
  return armorPieces.map((part) => armor[part]).join();
}

function expectSame(found: number | undefined, expected: number | undefined): void {
  expect(found).toBeDefined();
  expect(expected).toBeDefined();
  const [a, b] = [found ?? Number.NaN, expected ?? Number.NaN];
  expect(Math.abs(a - b), `${a} and ${b}`).toBeLessThanOrEqual(1e-9 * b);
}

/** Each set is recounted on its own, and holds the best that its armor can have. */
function expectTrue(report: SearchReport, { catalog, damage, query }: Question): void {
  expect(checkReport(report, query, catalog)).toEqual([]);
  for (const set of report.results) expectSame(set.damage, damageOf(set, query, catalog, damage));
}

/** @returns what the exhaustive search has found */
function compare(question: Question): ReadonlyMap<string, number> {
  const { catalog, damage, query } = question;
  const sets = everyDamage(query, catalog, damage);
  const report = search(query, catalog);
  expect(report.status).toBe(sets.size > 0 ? "optimal" : "infeasible");
  const best = [...sets.values()].sort((a, b) => b - a).slice(0, query.limit ?? 100);
  expect(report.results).toHaveLength(best.length);
  report.results.forEach((set, index) => {
    expectSame(set.damage, best[index]);
    expectSame(set.damage, sets.get(armorOf(set)));
  });
  expectTrue(report, question);
  return sets;
}

/** Decorations and charms come in pairs: with levels of Handicraft and another skill, and without. */
function withHandicraft(catalog: BuilderCatalog): BuilderCatalog {
  const other = (kind: SkillKind) =>
    catalog.skills.find(
      (skill) => skill.kind === kind && skill.id !== "bludgeoner" && skill.id !== "handicraft",
    );
  const handicraft = { skill: "handicraft", level: 3 };
  const pairs = (kind: SkillKind) => {
    const skill = other(kind);
    const one = skill ? [{ skill: skill.id, level: 1 }] : [];
    return [[...one, handicraft], one].filter((skills) => skills.length > 0);
  };
  const jewels = pairs("weapon").map(
    (skills, at) => ({ id: `jewel-${at}`, kind: "weapon", slot: 1, skills }) as const,
  );
  const charms = pairs("armor").map((skills, at) => ({ id: `neck-${at}`, skills }));
  const ofArmor = catalog.decorations.filter(({ kind }) => kind === "armor");
  return { ...catalog, decorations: [...ofArmor, ...jewels], charms };
}

describe("the search for the game's own damage, against an exhaustive one", () => {
  test("finds the same best sets, whatever the query", () => {
    const runs = getRuns({ small: 25, full: 800 });
    const seen = { sets: 0, none: 0, twoWays: 0, talismans: 0, counted: 0, several: 0 };
    fc.assert(
      fc.property(damageQuestions(4), ({ catalog, damage, queries }) => {
        for (const query of queries) {
          deepFreeze([catalog, query]);
          const sets = compare({ catalog, damage, query });
          if (sets.size === 0) {
            seen.none += 1;
            continue;
          }
          seen.sets += 1;
          if (new Set(sets.values()).size > 3) seen.several += 1;
          if (damage.skills.some(({ monotone }) => !monotone)) seen.twoWays += 1;
          if (query.talismans === "any-legal") seen.talismans += 1;
          if (typeof query.decorations === "object") seen.counted += 1;
        }
      }),
      { numRuns: runs },
    );
    // Else the questions have become too easy.
    expect(seen.sets).toBeGreaterThan(runs * 0.85);
    expect(seen.none).toBeGreaterThan(runs * 0.35);
    expect(seen.several).toBeGreaterThan(runs * 0.3);
    expect(seen.twoWays).toBeGreaterThan(runs * 0.025);
    expect(seen.talismans).toBeGreaterThan(runs * 0.075);
    expect(seen.counted).toBeGreaterThan(runs * 0.075);
  });

  test("finds the same with few decorations, any possible talisman and a weapon of three slots", () => {
    fc.assert(
      fc.property(damageQuestions(2, 16), fc.infiniteStream(fc.nat({ max: 2 })), (question, stock) => {
        const { catalog, damage } = question;
        for (const each of question.queries) {
          const counts = catalog.decorations.map(({ id }) => [id, stock.next().value] as const);
          const { charm: _charm, ...pinned } = each.pinned ?? {};
          const query: SearchQuery = {
            ...each,
            pinned,
            skills: {},
            talismans: "any-legal",
            decorations: Object.fromEntries(counts),
            weapon: { ...each.weapon, slots: [3, 1, 1] },
          };
          compare({ catalog, damage, query });
        }
      }),
      { numRuns: getRuns({ small: 15, full: 250 }) },
    );
  });

  test("finds the same where a weapon and talismans share few decorations", () => {
    fc.assert(
      fc.property(scarceQuestions(6), ({ catalog, damage, queries }) => {
        for (const query of queries) compare({ catalog, damage, query });
      }),
      { numRuns: getRuns({ small: 7, full: 160 }) },
    );
  });

  test("finds the same where a level more does harm", () => {
    const runs = getRuns({ small: 15, full: 150 });
    let harm = 0;
    fc.assert(
      fc.property(damageQuestions(3, 8, dullBlades), ({ catalog: plain, damage, queries }) => {
        const catalog = withHandicraft(plain);
        for (const each of queries) {
          const weapon = { slots: [2, 1], skills: { bludgeoner: 2 }, bonuses: each.weapon?.bonuses };
          const sets = compare({ catalog, damage, query: { ...each, weapon } });
          const best = (handicraft: number) => {
            const skills = { ...each.skills, handicraft };
            return Math.max(0, ...everyDamage({ ...each, weapon, skills }, catalog, damage).values());
          };
          if (sets.size > 0 && best(0) > best(3) * 1.001) harm += 1;
        }
      }),
      { numRuns: runs },
    );
    expect(harm).toBeGreaterThan(runs / 10);
  });

  test.each(dependentPairs)("finds the same where %s needs %s", (dependent, needed) => {
    const runs = getRuns({ small: 12, full: 200 });
    const seen = { sets: 0, together: 0 };
    fc.assert(
      fc.property(
        damageQuestions(2, 16, dependentHunts, [dependent, needed]),
        ({ catalog, damage, queries }) => {
          const at = damage.skills.findIndex(({ id }) => id === dependent);
          const other = damage.skills.findIndex(({ id }) => id === needed);
          const none = damage.skills.map(() => 0);
          if (at >= 0 && other >= 0) {
            const top = none.with(at, damage.skills[at]?.maxLevel ?? 0);
            expect(damage.score(top)).toBe(damage.score(none));
            if (damage.score(top.with(other, 1)) > damage.score(none.with(other, 1))) seen.together += 1;
          }
          for (const query of queries) {
            if (compare({ catalog, damage, query }).size > 0) seen.sets += 1;
          }
        },
      ),
      { numRuns: runs },
    );
    expect(seen.sets).toBeGreaterThan(runs / 2);
    expect(seen.together).toBeGreaterThan(runs / 4);
  });

  test("has the same first sets, whatever the limit", () => {
    fc.assert(
      fc.property(damageQuestions(2), ({ catalog, queries }) => {
        for (const query of queries) {
          const all = search({ ...query, limit: 1000 }, catalog).results;
          for (const limit of [1, 4]) {
            const some = search({ ...query, limit }, catalog).results;
            // Which of equal sets end a full list is left open.
            const last = some.length < limit ? 0 : (some.at(-1)?.damage ?? 0) * (1 + 1e-9);
            const above = ({ damage = 0 }: FoundSet) => damage > last;
            expect(some.filter(above).map(armorOf)).toEqual(all.filter(above).map(armorOf));
          }
        }
      }),
      { numRuns: getRuns({ small: 7, full: 150 }) },
    );
  });

  test("is the best there is while up to eight conditions hold for a part of the time", () => {
    let some = 0;
    fc.assert(
      fc.property(damageQuestions(3, 16, dialedHunts), ({ catalog, damage, queries }) => {
        for (const query of queries) some += compare({ catalog, damage, query }).size > 1 ? 1 : 0;
      }),
      { numRuns: getRuns({ small: 20, full: 400 }) },
    );
    expect(some).toBeGreaterThan(10);
  });

  test("names a bound that no set beats, wherever it is stopped", () => {
    const runs = getRuns({ small: 20, full: 200 });
    let bounded = 0;
    fc.assert(
      fc.property(damageQuestions(2), fc.integer({ min: 1, max: 25 }), ({ queries, ...rest }, nodes) => {
        for (const query of queries) {
          const question = { ...rest, query };
          const run = prepareSearch(query, rest.catalog);
          while (run.preparing) run.step(1);
          run.step(nodes);
          const report = run.report();
          expectTrue(report, question);
          if (report.status !== "bounded") continue;
          if (report.bound === null) {
            // Not even whether the targets can be met is known.
            expect(report.results).toEqual([]);
            continue;
          }
          bounded += 1;
          const sets = everyDamage(query, rest.catalog, rest.damage);
          const best = Math.max(-1, ...sets.values());
          // Bounds are logarithms, which cost the last digits.
          const bound = report.bound * (1 + 1e-12);
          expect(bound).toBeGreaterThanOrEqual(best);
          expect(bound).toBeGreaterThanOrEqual(report.results[0]?.damage ?? 0);
          // And of the list, that none beats which is not in it; so each place has its own gap.
          const listed = new Set(report.results.map(armorOf));
          const missing = [...sets].flatMap(([armor, own]) => (listed.has(armor) ? [] : [own]));
          const openBound = (report.openBound ?? 0) * (1 + 1e-9);
          expect(openBound).toBeGreaterThanOrEqual(Math.max(-1, ...missing));
          const ranked = [...sets.values()].sort((a, b) => b - a);
          for (const [at, gap] of listRowGaps(report).entries()) {
            const own = report.results[at]?.damage ?? 0;
            expect(own * (1 + gap / 100) * (1 + 1e-9)).toBeGreaterThanOrEqual(ranked[at] ?? 0);
          }
        }
      }),
      { numRuns: runs },
    );
    expect(bounded).toBeGreaterThan(runs / 10);
  });
});
