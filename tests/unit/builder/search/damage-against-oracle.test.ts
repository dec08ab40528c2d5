import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BuilderCatalog, SkillLevel } from "@/lib/builder/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog.server";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import type { CompiledDamage } from "@/lib/builder/damage/compiled";
import type { SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { checkReport } from "@/tests/support/builder/check-set";
import { damageOf, everyDamage } from "@/tests/support/builder/damage-oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallDamage } from "@/tests/support/builder/random-damage";
import { type Question, smallQuery } from "@/tests/support/builder/random-query";
import { chooseSeed, createDice, type Dice } from "@/tests/support/builder/seed";
import { allSkills, scenarios } from "../damage/random-scenario";

const seed = chooseSeed();

function damageQuestion(): fc.Arbitrary<Question & { damage: CompiledDamage }> {
  return smallCatalog(32).chain((catalog) =>
    fc.record({
      catalog: fc.constant(catalog),
      damage: smallDamage(catalog),
      query: smallQuery(catalog),
    }),
  );
}

describe("the search for damage, against an exhaustive one", () => {
  it("finds the same best sets, whatever adds damage and whatever takes it away", () => {
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
      { numRuns: 1500, seed },
    );
    expect(feasible).toBeGreaterThan(300);
  });

  it("finds the same best sets among pieces of the game, with its own damage", () => {
    const full = getBuilderCatalog();
    let sets = 0;
    fc.assert(
      fc.property(scenarios, fc.nat(), (scenario, throws) => {
        const dice = createDice(throws);
        const damage = compileDamage(scenario, allSkills);
        const catalog = sampleOf(full, damage, dice);
        const query: SearchQuery = {
          objective: { kind: "damage", damage },
          weapon: { slots: dice.some([1, 2, 3], 2), skills: dice.chance(0.3) ? { "attack-boost": 1 } : {} },
          skills: dice.chance(0.3) ? { "weakness-exploit": 1 } : {},
          decorations: dice.chance(0.3)
            ? Object.fromEntries(catalog.decorations.map(({ id }) => [id, dice.between(0, 2)]))
            : "unlimited",
          transcended: dice.chance(0.3),
          limit: 6,
        };
        const expected = everyDamage(query, catalog, damage);
        const best = [...expected.values()].sort((a, b) => b - a).slice(0, 6);
        const { status, results } = search(query, catalog);
        expect(status).toBe(best.length > 0 ? "optimal" : "infeasible");
        expect(results).toHaveLength(best.length);
        results.forEach((set, index) => {
          const figure = best[index] ?? Number.NaN;
          expect(Math.abs((set.damage ?? 0) - figure)).toBeLessThanOrEqual(1e-9 + figure * 1e-8);
          expect(Math.abs(damageOf(set, query, catalog, damage) - figure)).toBeLessThanOrEqual(1e-9 + figure * 1e-8);
        });
        sets += best.length;
      }),
      { numRuns: 60, seed },
    );
    expect(sets).toBeGreaterThan(150);
  });
});

/** One or two pieces a part, three charms, and seven decorations that can add damage. */
function sampleOf(full: BuilderCatalog, damage: CompiledDamage, dice: Dice): BuilderCatalog {
  const scored = new Set(damage.skills.map(({ id }) => id));
  const adds = ({ skills }: { skills: readonly SkillLevel[] }) =>
    skills.some(({ skill }) => scored.has(skill));
  const high = full.armor.filter(({ rank }) => rank === "high");
  const jewels = full.decorations.filter(adds);
  return {
    ...full,
    armor: armorPieces.flatMap((part) =>
      dice.some(
        high.filter((piece) => piece.piece === part && (adds(piece) || dice.chance(0.3))),
        dice.between(1, 2),
      ),
    ),
    charms: dice.some(full.charms.filter(adds), 3),
    decorations: [
      ...dice.some(
        jewels.filter(({ kind }) => kind === "armor"),
        4,
      ),
      ...dice.some(
        jewels.filter(({ kind }) => kind === "weapon"),
        3,
      ),
    ],
  };
}
