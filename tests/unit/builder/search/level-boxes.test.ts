import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import { createBestList } from "@/lib/builder/search/best-list";
import { createProblem } from "@/lib/builder/search/create-problem";
import { BranchAndBound } from "@/lib/builder/search/engine/engine";
import { LevelBoxes } from "@/lib/builder/search/engine/level-boxes";
import { describeSet } from "@/lib/builder/search/found-set";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { finish } from "@/lib/builder/search/steps";
import { armorPieces } from "@/lib/catalog/codes";
import { huntCases } from "@/tests/support/builder/bench-damage";
import { checkSet } from "@/tests/support/builder/check-set";
import { damageOf, everyDamage } from "@/tests/support/builder/damage-oracle";
import {
  damageQuestions,
  dependentHunts,
  dullBlades,
  scarceQuestions,
} from "@/tests/support/builder/damage-questions";
import { getRuns } from "@/tests/support/test-size";

function armorOf({ armor }: FoundSet): string {
  return armorPieces.map((part) => armor[part]).join();
}

/** Figures are logarithms, which cost the last digits. */
const above = 1 + 1e-9;

function prepare(query: SearchQuery, catalog: BuilderCatalog, limit = 1) {
  const problem = createProblem({ ...query, limit }, catalog);
  const best = createBestList(limit, true);
  return { problem, best, boxes: finish(LevelBoxes.create(problem, best)) };
}

describe("boxes of levels, against an exhaustive search", () => {
  test("refit the armor of a set with the best charm, weapon and decorations", () => {
    const seen = { better: 0, met: 0 };
    fc.assert(
      fc.property(damageQuestions(3), ({ catalog, damage, queries }) => {
        for (const query of queries) {
          const { problem, best, boxes } = prepare(query, catalog);
          const tree = new BranchAndBound(problem, best);
          while (!tree.done && best.size === 0) tree.step(1);
          const before = best.top();
          if (!boxes || !before) continue;
          finish(boxes.refit());
          const after = best.top() ?? before;
          const set = describeSet(problem, after);
          expect(checkSet(set, query, catalog)).toEqual([]);
          const expected = everyDamage(query, catalog, damage).get(armorOf(set)) ?? Number.NaN;
          expect(Math.abs(damageOf(set, query, catalog, damage) - expected)).toBeLessThanOrEqual(
            expected * 1e-9,
          );
          if (after.value > before.value) seen.better += 1;
          if (query.skills && Object.keys(query.skills).length > 0) seen.met += 1;
        }
      }),
      { numRuns: getRuns({ small: 60, full: 600 }) },
    );
    expect(Math.min(seen.better, seen.met)).toBeGreaterThan(5);
  });

  test.each([
    ["any query", damageQuestions(3), 60],
    ["skills that need another", damageQuestions(2, 16, dependentHunts), 30],
    ["few decorations for weapon and talismans", scarceQuestions(3), 20],
  ] as const)("prove the best set, or that there is none: %s", (_name, questions, small) => {
    const runs = getRuns({ small, full: small * 8 });
    const seen = { proved: 0, none: 0, split: 0 };
    fc.assert(
      fc.property(questions, ({ catalog, damage, queries }) => {
        for (const query of queries) {
          const { problem, best, boxes } = prepare(query, catalog);
          if (!boxes) continue;
          while (!boxes.isOver) boxes.step(5);
          const sets = everyDamage(query, catalog, damage);
          const expected = Math.max(-1, ...sets.values());
          const top = best.top();
          if (top) {
            const set = describeSet(problem, top);
            expect(checkSet(set, query, catalog)).toEqual([]);
            expect(damageOf(set, query, catalog, damage)).toBeLessThanOrEqual(expected * above);
          }
          // Where decorations are short the boxes may end without a proof, and then claim none.
          expect(problem.figure(boxes.getBound()) * above).toBeGreaterThanOrEqual(Math.max(0, expected));
          if (!boxes.done) continue;
          seen.split += boxes.nodes > 10 ? 1 : 0;
          if (sets.size === 0) {
            seen.none += 1;
            expect(top).toBeNull();
          } else {
            seen.proved += 1;
            const found = top && problem.figure(top.value);
            expect(Math.abs((found ?? Number.NaN) - expected)).toBeLessThanOrEqual(expected * 1e-9);
          }
          // What the tests have found out is known to the next search among the same candidates.
          const again = createBestList(1, true);
          const next = finish(LevelBoxes.create(problem, again));
          while (next?.isOver === false) next.step(5);
          expect(next?.done).toBe(true);
          expect(Math.abs((again.top()?.value ?? 0) - (top?.value ?? 0))).toBeLessThan(1e-9);
        }
      }),
      { numRuns: runs },
    );
    // Else the questions have become too easy.
    expect(seen.proved).toBeGreaterThan(runs / 2);
    expect(seen.split).toBeGreaterThan(0);
  });

  test.each([
    ["any query", damageQuestions(3), 60, 10],
    ["skills that need another", damageQuestions(2, 16, dependentHunts), 20, 2],
    // Of one suit of armor.
    ["few decorations for weapon and talismans", scarceQuestions(3), 20, 0],
  ] as const)(
    "prove the best of several sets, and that there are no more: %s",
    (_name, questions, small, least) => {
      const runs = getRuns({ small, full: small * 8 });
      const seen = { proved: 0, full: 0, short: 0 };
      fc.assert(
        fc.property(questions, fc.integer({ min: 2, max: 6 }), ({ catalog, damage, queries }, limit) => {
          for (const query of queries) {
            const { problem, best, boxes } = prepare(query, catalog, limit);
            if (!boxes) continue;
            const sets = everyDamage(query, catalog, damage);
            while (!boxes.isOver) {
              boxes.step(1);
              // Wherever it is, no set that is not listed exceeds what is open of the list.
              const armors = best.sorted().map((each) => armorOf(describeSet(problem, each)));
              const missing = [...sets].flatMap(([armor, own]) => (armors.includes(armor) ? [] : [own]));
              const open = problem.figure(boxes.getOpenBound()) * above;
              expect(open).toBeGreaterThanOrEqual(Math.max(0, ...missing));
            }
            const most = Math.max(0, ...sets.values());
            expect(problem.figure(boxes.getBound()) * above).toBeGreaterThanOrEqual(most);
            const listed = best.sorted();
            for (const candidate of listed) {
              const set = describeSet(problem, candidate);
              expect(checkSet(set, query, catalog)).toEqual([]);
              expect(damageOf(set, query, catalog, damage)).toBeCloseTo(problem.figure(candidate.value), 6);
            }
            if (!boxes.done) continue;
            const expected = [...sets.values()].sort((a, b) => b - a).slice(0, limit);
            expect(listed).toHaveLength(expected.length);
            listed.forEach(({ value }, at) => {
              expect(problem.figure(value)).toBeCloseTo(expected[at] ?? Number.NaN, 6);
            });
            seen.proved += 1;
            if (sets.size > limit) seen.full += 1;
            else if (sets.size > 0) seen.short += 1;
          }
        }),
        { numRuns: runs },
      );
      expect(seen.proved).toBeGreaterThan(runs / 2);
      expect(seen.full).toBeGreaterThanOrEqual(least);
      expect(seen.short).toBeGreaterThan(0);
    },
  );

  test("name a bound that no set beats, wherever they are stopped", () => {
    const runs = getRuns({ small: 20, full: 300 });
    let stopped = 0;
    fc.assert(
      fc.property(
        damageQuestions(2),
        fc.integer({ min: 1, max: 40 }),
        ({ catalog, damage, queries }, nodes) => {
          for (const query of queries) {
            const { problem, boxes } = prepare(query, catalog);
            if (!boxes || boxes.step(nodes)) continue;
            stopped += 1;
            const most = Math.max(0, ...everyDamage(query, catalog, damage).values());
            expect(problem.figure(boxes.getBound()) * above).toBeGreaterThanOrEqual(most);
          }
        },
      ),
      { numRuns: runs },
    );
    expect(stopped).toBeGreaterThan(runs / 4);
  });

  test("are not used where more of a skill may be worse", () => {
    let refused = 0;
    fc.assert(
      fc.property(damageQuestions(1, 16, dullBlades), ({ catalog, damage, queries }) => {
        const harmful = damage.skills.filter(({ monotone }) => !monotone).map(({ id }) => id);
        for (const query of queries) {
          const { problem, boxes } = prepare(query, catalog);
          if (!problem.targets.some(({ id }) => harmful.includes(id))) continue;
          expect(boxes).toBeNull();
          refused += 1;
        }
      }),
      { numRuns: getRuns({ small: 15, full: 150 }) },
    );
    expect(refused).toBeGreaterThan(0);
  });
});

test("boxes calculate no more between two looks at the clock than takes some milliseconds", () => {
  const catalog = getBuilderCatalog();
  const [hunt] = huntCases([8], 1).filter(({ name }) => name.startsWith("gunlance"));
  const objective = hunt?.query.objective;
  if (!hunt || objective?.kind !== "damage") throw new Error("A hunt with a gunlance was expected");
  let valued = 0;
  const damage: CompiledDamage = {
    ...objective.damage,
    score: (levels) => {
      valued++;
      return objective.damage.score(levels);
    },
    scoreBound: (levels) => {
      valued++;
      return objective.damage.scoreBound(levels);
    },
  };
  const query = { ...hunt.query, objective: { kind: "damage", damage }, talismans: "any-legal" } as const;
  const { boxes } = prepare(query, catalog);
  const perStep = Array.from({ length: 12 }, () => {
    const before = valued;
    boxes?.step(5);
    return valued - before;
  });
  // Each value is asked of the bound, then of the score.
  expect(Math.max(...perStep)).toBeGreaterThan(200);
  expect(Math.max(...perStep)).toBeLessThan(2 * 5 * 50 * 5 + 500);
});
