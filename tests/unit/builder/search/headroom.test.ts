import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { getCeiling } from "@/lib/builder/search/ceilings";
import { type ExtraSkill, findExtraSkills } from "@/lib/builder/search/extra-skills";
import { findHeadroom, type Headroom, prepareHeadroom } from "@/lib/builder/search/headroom";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { createDice } from "@/tests/support/builder/dice";
import { onlyWith } from "@/tests/support/builder/explain-oracle";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { everySet, reachableLevels } from "@/tests/support/builder/oracle";
import { type Question, smallQuestion } from "@/tests/support/builder/random-query";
import { getRuns, seed } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

const query: SearchQuery = {
  skills: {
    "weakness-exploit": 5,
    agitator: 4,
    "maximum-might": 3,
    burst: 1,
    "stun-resistance": 2,
    earplugs: 1,
  },
};

function levels(list: readonly (Headroom | ExtraSkill)[]): Record<string, number> {
  return Object.fromEntries(list.flatMap(({ id, maxLevel }) => (maxLevel > 0 ? [[id, maxLevel]] : [])));
}

function withAnyTalisman(): fc.Arbitrary<Question> {
  return smallQuestion().map(({ catalog: small, query: criteria }) => {
    const { charm: _charm, ...pinned } = criteria.pinned ?? {};
    return { catalog: small, query: { ...criteria, pinned, charms: "none", talismans: "any-legal" } };
  });
}

function only(ids: readonly string[], list: readonly ExtraSkill[]): Record<string, [number, number]> {
  return Object.fromEntries(
    list.flatMap(({ id, level, maxLevel }) => (ids.includes(id) ? [[id, [level, maxLevel]]] : [])),
  );
}

/** A pin takes the place of ranks and exclusions, so that a pinned query has that set alone. */
function expectExtraSkills(set: FoundSet, criteria: SearchQuery, from: BuilderCatalog): void {
  const extras = findExtraSkills(set, criteria, from) ?? [];
  expect(extras.map(({ id }) => id)).toEqual(from.skills.map(({ id }) => id));
  expect(levels(extras)).toEqual(reachableLevels(onlyWith(set, criteria), from));
  for (const { level, maxLevel } of extras) expect(level).toBeLessThanOrEqual(maxLevel);
}

describe("extra skills within a set, against an exhaustive search", () => {
  test("is right for every skill of every set", () => {
    const runs = getRuns({ small: 60, full: 300 });
    let sets = 0;
    fc.assert(
      fc.property(smallQuestion(), (question) => {
        deepFreeze(question);
        for (const set of search({ ...question.query, limit: 3 }, question.catalog).results) {
          sets += 1;
          expectExtraSkills(set, question.query, question.catalog);
        }
      }),
      { numRuns: runs },
    );
    expect(sets).toBeGreaterThan(runs * 0.6);
  });

  test("is nothing for a set that no longer meets its query", () => {
    const runs = getRuns({ small: 50, full: 200 });
    let lost = 0;
    fc.assert(
      fc.property(smallQuestion(), smallQuestion(), (question, { query: other }) => {
        const [set] = search({ ...question.query, limit: 1 }, question.catalog).results;
        if (!set) return;
        const known = new Map(question.catalog.skills.map((skill) => [skill.id, skill]));
        const both = (field: "skills" | "bonuses") => {
          const more = Object.entries(other[field] ?? {}).filter(
            ([id, level]) => known.has(id) && (field === "skills" || level <= (known.get(id)?.maxLevel ?? 0)),
          );
          return { ...question.query[field], ...Object.fromEntries(more) };
        };
        const harder = { ...question.query, skills: both("skills"), bonuses: both("bonuses") };
        const meets = everySet(onlyWith(set, harder), question.catalog).length > 0;
        if (!meets) lost += 1;
        expect(findExtraSkills(set, harder, question.catalog) !== null).toBe(meets);
      }),
      { numRuns: runs },
    );
    expect(lost).toBeGreaterThan(runs / 20);
  });
});

describe("extra skills with any set, against an exhaustive search", () => {
  test("is right for every skill, whatever sets are known", () => {
    const runs = getRuns({ small: 100, full: 300 });
    let feasible = 0;
    const question = fc.tuple(fc.oneof(smallQuestion(), withAnyTalisman()), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(question, ([{ catalog: small, query: criteria }, known]) => {
        deepFreeze([small, criteria]);
        const sets = search(criteria, small).results.slice(0, known);
        const report = findHeadroom(criteria, small, { sets });
        const reachable = reachableLevels(criteria, small);
        expect(levels(report.skills)).toEqual(reachable);
        for (const skill of small.skills) {
          expect(getCeiling(skill, criteria, small)).toBeGreaterThanOrEqual(reachable[skill.id] ?? 0);
        }
        expect(report.skills.map(({ id }) => id)).toEqual(small.skills.map(({ id }) => id));
        const met = search({ ...criteria, limit: 1 }, small).status === "optimal";
        expect(report.status).toBe(met ? "optimal" : "infeasible");
        if (!met) return;
        feasible += 1;
        expect(report.skills.every(({ exact }) => exact)).toBe(true);
      }),
      { numRuns: runs },
    );
    expect(feasible).toBeGreaterThan(runs / 3);
  });
});

describe("extra skills in the game's catalog", () => {
  test("can be had, and not a level more", () => {
    const dice = createDice(seed);
    let checked = 0;
    for (let round = 0; round < getRuns({ small: 4, full: 8 }); round += 1) {
      const random = fullQuery(catalog, dice);
      const report = findHeadroom(random, catalog);
      const can = (id: string, level: number) => {
        const bonus = catalog.skills.find((skill) => skill.id === id)?.levels !== undefined;
        const field = bonus ? "bonuses" : "skills";
        const raised = { ...random, [field]: { ...random[field], [id]: level }, limit: 1 };
        return search(raised, catalog).status === "optimal";
      };
      if (report.status === "infeasible") {
        expect(search({ ...random, limit: 1 }, catalog).status).toBe("infeasible");
        continue;
      }
      for (const { id, maxLevel: most } of dice.some(report.skills, 6)) {
        const max = catalog.skills.find((skill) => skill.id === id)?.maxLevel ?? 0;
        if (most > 0) expect(can(id, most), `${id} ${most} ${JSON.stringify(random)}`).toBe(true);
        if (most < max) expect(can(id, most + 1), `${id} ${most + 1} ${JSON.stringify(random)}`).toBe(false);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(5);
  });

  test("is no less with any set than within one", () => {
    const sets = search({ ...query, limit: 20 }, catalog).results;
    const most = levels(findHeadroom(query, catalog).skills);
    for (const set of sets) {
      for (const extra of findExtraSkills(set, query, catalog) ?? []) {
        expect(most[extra.id] ?? 0).toBeGreaterThanOrEqual(extra.maxLevel);
      }
    }
  });

  test("counts from the level that a set has, by chance or by its decorations", () => {
    const [set] = search({ ...query, limit: 1 }, catalog).results;
    if (!set) throw new Error("There is a set");
    const equipped = catalog.armor.filter(({ piece, id }) => set.armor[piece] === id);
    const now = Object.fromEntries(
      (findExtraSkills(set, query, catalog) ?? []).map(({ id, level }) => [id, level]),
    );
    for (const { skill } of equipped.flatMap(({ skills }) => skills)) expect(now[skill]).toBeGreaterThan(0);
    expect(now).toMatchObject({ "maximum-might": 3, burst: 1 });
    const filled = { ...set, decorations: [...set.decorations, "perfume-jewel-1"] };
    const after = findExtraSkills(filled, query, catalog) ?? [];
    expect(after.find(({ id }) => id === "stench-resistance")?.level).toBe(
      Math.min(2, (now["stench-resistance"] ?? 0) + 1),
    );
    expect(levels(after)).toEqual(levels(findExtraSkills(set, query, catalog) ?? []));
  });

  test("fills what is left of the weapon's slots", () => {
    const criteria: SearchQuery = {
      skills: { "attack-boost": 3, burst: 1 },
      charms: "none",
      weapon: { slots: [3, 3], skills: { focus: 1 } },
      limit: 1,
    };
    const [set] = search(criteria, catalog).results;
    if (!set) throw new Error("There is a set");
    // One slot holds three levels, the other two-skill decorations.
    expect(
      only(["attack-boost", "focus", "critical-boost"], findExtraSkills(set, criteria, catalog) ?? []),
    ).toEqual({
      "attack-boost": [3, 5],
      focus: [1, 3],
      "critical-boost": [0, 3],
    });
  });

  test("counts weapon decorations as often as they are owned", () => {
    const ids = ["blaze-handicraft-jwl-3", "bolt-handicraft-jwl-3", "crit-elem-handicraft-jwl-3"];
    const criteria: SearchQuery = {
      decorations: Object.fromEntries(ids.map((id) => [id, 1])),
      weapon: { slots: [3, 3, 3] },
      limit: 1,
    };
    const [set] = search(criteria, catalog).results;
    if (!set) throw new Error("There is a set");
    const extras = findExtraSkills(set, criteria, catalog) ?? [];
    expect(only(["handicraft", "fire-attack", "attack-boost"], extras)).toEqual({
      handicraft: [0, 3],
      "fire-attack": [0, 3],
      "attack-boost": [0, 0],
    });
    expect(levels(findHeadroom(criteria, catalog).skills)).toMatchObject({ handicraft: 3, "fire-attack": 3 });
  });

  test("fills the weapon slots of a talisman", () => {
    const talisman = {
      id: "mine",
      talisman: "golden-age-charm",
      skills: [{ skill: "focus", level: 1 }],
      slots: [{ kind: "weapon", slot: 3 }],
    } as const;
    const criteria: SearchQuery = {
      skills: { "attack-boost": 2 },
      charms: "none",
      talismans: [talisman],
      limit: 1,
    };
    const [set] = search(criteria, catalog).results;
    if (!set) throw new Error("There is a set");
    const extras = findExtraSkills(set, criteria, catalog) ?? [];
    expect(only(["attack-boost", "focus"], extras)).toEqual({ "attack-boost": [2, 3], focus: [1, 1] });
    const most = levels(findHeadroom(criteria, catalog).skills);
    expect([most["attack-boost"], most.focus]).toEqual([3, 1]);
    const attack = catalog.skills.find(({ id }) => id === "attack-boost");
    if (!attack) throw new Error("There is a skill");
    expect(getCeiling(attack, criteria, catalog)).toBe(3);
    expect(
      getCeiling(attack, { ...criteria, weapon: { slots: [1], skills: { "attack-boost": 1 } } }, catalog),
    ).toBe(5);
    expect(getCeiling(attack, { ...criteria, talismans: "none" }, catalog)).toBe(0);
  });

  test("counts the pieces that the weapon counts toward a bonus", () => {
    const gore = catalog.armor.filter(({ setBonuses }) => setBonuses.includes("gore-magalas-tyranny"));
    const armor = catalog.armor.filter((piece) => piece === gore[0] || !gore.includes(piece));
    const skill = catalog.skills.find(({ id }) => id === "gore-magalas-tyranny");
    if (!skill) throw new Error("There is a bonus");
    const brought = { weapon: { bonuses: { [skill.id]: 1 } } };
    expect(getCeiling(skill, {}, { ...catalog, armor })).toBe(0);
    expect(getCeiling(skill, brought, { ...catalog, armor })).toBe(1);
    const most = (criteria: SearchQuery) =>
      levels(findHeadroom({ ...criteria, rank: "any" }, { ...catalog, armor }).skills)[
        "gore-magalas-tyranny"
      ] ?? 0;
    expect(most({})).toBe(0);
    expect(most(brought)).toBe(1);
  });

  test("is nothing where a set has too few slots for the targets of now", () => {
    const [set] = search({ skills: { burst: 1 }, limit: 1 }, catalog).results;
    if (!set) throw new Error("There is a set");
    expect(findExtraSkills(set, { skills: { burst: 1 } }, catalog)).not.toBeNull();
    const more = Object.fromEntries(
      catalog.decorations.flatMap(({ kind, skills }) =>
        kind === "armor" ? skills.map(({ skill, level }) => [skill, level]) : [],
      ),
    );
    expect(findExtraSkills(set, { skills: more }, catalog)).toBeNull();
  });

  test("is nothing for bonuses within a set, whose pieces stay", () => {
    const [set] = search({ bonuses: { "gore-magalas-tyranny": 1 }, limit: 1 }, catalog).results;
    if (!set) throw new Error("There is a set");
    const extras = findExtraSkills(set, {}, catalog) ?? [];
    const bonuses = extras.filter(({ id }) =>
      catalog.skills.some((skill) => skill.id === id && skill.levels),
    );
    expect(bonuses.find(({ id }) => id === "gore-magalas-tyranny")?.level).toBe(1);
    for (const { level, maxLevel } of bonuses) expect(maxLevel).toBe(level);
  });
});

describe("the search for extra skills", () => {
  test("reports each skill once, at its final level", () => {
    const reported: Headroom[] = [];
    const report = findHeadroom(query, catalog, { onSkill: (headroom) => reported.push(headroom) });
    const byId = (a: Headroom, b: Headroom) => (a.id < b.id ? -1 : 1);
    expect(reported.toSorted(byId)).toEqual(report.skills.toSorted(byId));
  });

  test("has the same answer each time, whatever sets are known", () => {
    const sets = search({ ...query, limit: 10 }, catalog).results;
    const first = findHeadroom(query, catalog);
    expect(findHeadroom(query, structuredClone(catalog))).toEqual(first);
    expect(findHeadroom(query, catalog, { sets }).skills).toEqual(first.skills);
  });

  test("stops at once when it is told to", () => {
    let calls = 0;
    const reported: Headroom[] = [];
    const report = findHeadroom(query, catalog, {
      shouldStop: () => ++calls === 20,
      onSkill: (headroom) => reported.push(headroom),
    });
    expect(calls).toBe(20);
    expect(report.status).toBe("cancelled");
    expect(report.skills.filter(({ exact }) => exact)).toHaveLength(reported.length);
    expect(reported.length).toBeLessThan(catalog.skills.length);
  });

  test("knows at each step levels that can be had, and which of them are the highest", () => {
    const final = levels(findHeadroom(query, catalog).skills);
    const work = prepareHeadroom(query, catalog);
    let steps = 0;
    while (!work.step()) {
      if (++steps % 10 > 0) continue;
      for (const { id, maxLevel: most, exact } of work.report().skills) {
        if (exact) expect(most).toBe(final[id] ?? 0);
        else expect(most).toBeLessThanOrEqual(final[id] ?? 0);
      }
    }
    expect(steps).toBeGreaterThan(50);
  });

  test("ends when its time is over", () => {
    let time = 0;
    const report = findHeadroom(query, catalog, { clock: () => time++, budgetMs: 30 });
    expect(report.status).toBe("bounded");
    expect(report.skills.some(({ exact }) => !exact)).toBe(true);
  });
});
