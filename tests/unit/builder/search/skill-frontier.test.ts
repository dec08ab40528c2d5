import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { findFrontier } from "@/lib/builder/search/frontier";
import { getFrontierFigure } from "@/lib/builder/search/frontier-figure";
import type { SearchQuery, SummedObjective } from "@/lib/builder/search/query";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { checkSet } from "@/tests/support/builder/check-set";
import { everyDamage } from "@/tests/support/builder/damage-oracle";
import { everySet } from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallDamage } from "@/tests/support/builder/random-damage";
import { smallQuery, smallQuestion } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns } from "@/tests/support/test-size";

type Skill = BuilderCatalog["skills"][number];

const fieldOf = ({ kind }: Skill) => (kind === "armor" || kind === "weapon" ? "skills" : "bonuses");

/** A target above the maximum counts as the maximum. */
const getTarget = (query: SearchQuery, skill: Skill) =>
  Math.min(query[fieldOf(skill)]?.[skill.id] ?? 0, skill.maxLevel);

/** The query with at least this level; the exhaustive search is asked once per level. */
function withLevel(query: SearchQuery, skill: Skill, level: number): SearchQuery {
  const field = fieldOf(skill);
  return level === 0 ? query : { ...query, [field]: { ...query[field], [skill.id]: level } };
}

/** The best of each level, and of equal ones the highest level: highest figure first. */
function frontOf(
  query: SearchQuery,
  skill: Skill,
  best: (query: SearchQuery) => number | null,
): [figure: number, level: number][] {
  const front: [number, number][] = [];
  for (let level = getTarget(query, skill); level <= skill.maxLevel; level += 1) {
    const figure = best(withLevel(query, skill, level));
    if (figure === null) break;
    const last = front.at(-1);
    if (last && figure >= last[0] - 1e-9 * Math.abs(last[0])) front.pop();
    front.push([figure, level]);
  }
  return front;
}

/** One of the skills that armor, charms and decorations have; the first one where they have none. */
function pickSkill({ skills, armor, charms, decorations }: BuilderCatalog, at: number): Skill {
  const given = [...armor, ...charms, ...decorations].flatMap((each) =>
    each.skills.map(({ skill }) => skill),
  );
  const id = given[at % Math.max(given.length, 1)];
  const skill = skills.find((each) => each.id === id) ?? skills[0];
  if (!skill) throw new Error("A catalog has skills.");
  return skill;
}

const sums = fc.constantFrom<SummedObjective>({ kind: "defense" }, { kind: "slots" }, {
  kind: "resistance",
  element: "fire",
} as const);

describe("the frontier of a skill's level, against an exhaustive search", () => {
  test("and a sum has each pair of figures that none beats", () => {
    const runs = getRuns({ small: 100, full: 600 });
    let several = 0;
    fc.assert(
      fc.property(smallQuestion(), fc.nat(400), sums, ({ catalog, query }, at, objective) => {
        deepFreeze([catalog, query]);
        const skill = pickSkill(catalog, at);
        const goal = { kind: "skill", skill: skill.id } as const;
        const expected = frontOf(query, skill, (criteria) => {
          const figures = everySet(criteria, catalog).map((set) => figuresOf(set, objective)[0]);
          return figures.length > 0 ? Math.max(...figures) : null;
        });
        const { status, points } = findFrontier(query, catalog, [objective, goal]);
        expect(status).toBe(expected.length > 0 ? "optimal" : "infeasible");
        const figures = points.map((set) => [
          getFrontierFigure(set, objective, query, catalog),
          getFrontierFigure(set, goal, query, catalog),
        ]);
        expect(figures).toEqual(expected);
        points.forEach((set, place) => {
          const level = expected[place]?.[1] ?? 0;
          expect(checkSet(set, withLevel(query, skill, level), catalog)).toEqual([]);
        });
        const turned = findFrontier(query, catalog, [goal, objective]);
        expect(turned.points).toEqual(points.toReversed());
        if (points.length > 1) several += 1;
      }),
      { numRuns: runs },
    );
    expect(several).toBeGreaterThan(runs / 40);
  });

  test("and another skill has each pair of levels that none beats", () => {
    const runs = getRuns({ small: 80, full: 500 });
    let several = 0;
    fc.assert(
      fc.property(
        smallQuestion(),
        fc.nat(400),
        fc.nat(400),
        ({ catalog, query: { skills: _, bonuses: __, ...query } }, at, other) => {
          deepFreeze([catalog, query]);
          const [skill, second] = [pickSkill(catalog, at), pickSkill(catalog, other)];
          fc.pre(skill.id !== second.id);
          const expected = frontOf(query, skill, (criteria) => {
            const least = getTarget(query, second);
            for (let level = second.maxLevel; level >= least; level -= 1) {
              if (everySet(withLevel(criteria, second, level), catalog).length > 0) return level;
            }
            return null;
          });
          const goals = [second, skill].map(({ id }) => ({ kind: "skill", skill: id }) as const);
          const [high, floor] = goals;
          if (!high || !floor) return;
          const { points } = findFrontier(query, catalog, [high, floor]);
          const figures = points.map((set) =>
            [high, floor].map((goal) => getFrontierFigure(set, goal, query, catalog)),
          );
          expect(figures).toEqual(expected);
          if (points.length > 1) several += 1;
        },
      ),
      { numRuns: runs },
    );
    expect(several).toBeGreaterThan(0);
  });

  test("and damage has each pair of figures that none beats", () => {
    const runs = getRuns({ small: 60, full: 400 });
    const question = smallCatalog(24).chain((catalog) =>
      fc.record({
        catalog: fc.constant(catalog),
        damage: smallDamage(catalog),
        query: smallQuery(catalog),
        at: fc.nat(400),
      }),
    );
    let several = 0;
    fc.assert(
      fc.property(question, ({ catalog, damage, query: { skills: _, bonuses: __, ...query }, at }) => {
        deepFreeze([catalog, query]);
        const skill = pickSkill(catalog, at);
        const objective = { kind: "damage", damage } as const;
        const expected = frontOf(query, skill, (criteria) => {
          const dealt = [...everyDamage({ ...criteria, objective }, catalog, damage).values()];
          return dealt.length > 0 ? Math.max(...dealt) : null;
        });
        const { points } = findFrontier(query, catalog, [objective, { kind: "skill", skill: skill.id }]);
        expect(points).toHaveLength(expected.length);
        points.forEach((point, place) => {
          expect(point.damage).toBeCloseTo(expected[place]?.[0] ?? Number.NaN, 6);
        });
        if (points.length > 1) several += 1;
      }),
      { numRuns: runs },
    );
    expect(several).toBeGreaterThan(0);
  });

  test("refuses the same skill twice, an unknown one, and damage with free slots", () => {
    fc.assert(
      fc.property(smallQuestion(), ({ catalog, query }) => {
        const skill = { kind: "skill", skill: pickSkill(catalog, 0).id } as const;
        expect(() => findFrontier(query, catalog, [skill, { ...skill }])).toThrow(RangeError);
        const unknown = { kind: "skill", skill: "no-such-skill" } as const;
        expect(() => findFrontier(query, catalog, [{ kind: "defense" }, unknown])).toThrow(RangeError);
      }),
      { numRuns: 5 },
    );
  });
});
