import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { search } from "@/lib/builder/search/search";
import { getSetLevels } from "@/lib/builder/search/set-levels";
import { findSkillCosts } from "@/lib/builder/search/skill-costs";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { greatSwordScenario } from "@/tests/support/builder/damage-query";
import { onlyWith } from "@/tests/support/builder/explain-oracle";
import { everySet } from "@/tests/support/builder/oracle";
import { type Question, smallQuestion } from "@/tests/support/builder/random-query";
import { freeFigure } from "@/tests/support/builder/reading";
import { getRuns } from "@/tests/support/test-size";

describe("what one level more costs a found set", () => {
  test("is what is left free on its pieces, against an exhaustive search; what does not fit is not there", () => {
    let some = 0;
    const compare = (question: Question) => {
      const query = { ...question.query, objective: { kind: "slots" } as const, limit: 1 };
      const [set] = search(query, question.catalog).results;
      if (!set) return;
      const { status, costs } = findSkillCosts(set, query, question.catalog);
      expect(status).toBe("complete");
      const frame = onlyWith(set, query);
      const skills = question.catalog.skills.filter(({ kind }) => kind === "armor" || kind === "weapon");
      const known = new Map(costs.map((cost) => [cost.id, cost]));
      const levels = getSetLevels(set, query, question.catalog);
      for (const { id, maxLevel } of skills) {
        const level = levels.get(id) ?? 0;
        if (level >= maxLevel) continue;
        const raised = { ...frame, skills: { ...query.skills, [id]: level + 1 } };
        const [best] = everySet(raised, question.catalog);
        const cost = known.get(id);
        expect(cost && freeFigure(cost.freeSlots)).toBe(best && freeFigure(best.freeSlots));
        if (cost) some += 1;
      }
    };
    fc.assert(fc.property(smallQuestion(), compare), { numRuns: getRuns({ small: 150, full: 800 }) });
    expect(some).toBeGreaterThan(10);
  });

  test("is damage where damage is the objective, never more than the set had", () => {
    const catalog = getBuilderCatalog();
    const damage = compileDamage(greatSwordScenario(), getCatalog().skills.all);
    const query = {
      skills: { "weakness-exploit": 5, burst: 1 },
      objective: { kind: "damage", damage },
      limit: 1,
    } as const;
    const [set] = search(query, catalog).results;
    if (!set) throw new Error("A set was expected");
    const { costs } = findSkillCosts(set, query, catalog);
    expect(costs.length).toBeGreaterThan(10);
    for (const { damage: own } of costs) expect(own).toBeLessThanOrEqual((set.damage ?? 0) * (1 + 1e-9));
    expect(costs.some(({ damage: own }) => own !== undefined && own < (set.damage ?? 0))).toBe(true);
  });
});
