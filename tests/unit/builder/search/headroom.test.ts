import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BuilderCatalog } from "@/lib/builder/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog.server";
import { getCeiling } from "@/lib/builder/search/ceilings";
import { type ExtraSkill, findExtraSkills } from "@/lib/builder/search/extra-skills";
import { findHeadroom, type Headroom, prepareHeadroom } from "@/lib/builder/search/headroom";
import type { FoundSet, SearchQuery } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { deepFreeze } from "@/lib/catalog/frozen";
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
  return smallQuestion().map(({ catalog: small, query: asked }) => {
    const { charm: _charm, ...pinned } = asked.pinned ?? {};
    return { catalog: small, query: { ...asked, pinned, charms: "none", talismans: "any-legal" } };
  });
}

function only(ids: readonly string[], list: readonly ExtraSkill[]): Record<string, [number, number]> {
  return Object.fromEntries(
    list.flatMap(({ id, level, maxLevel }) => (ids.includes(id) ? [[id, [level, maxLevel]]] : [])),
  );
}

/** A pin takes the place of ranks and exclusions, so that a pinned query has that set alone. */
function expectRooms(set: FoundSet, asked: SearchQuery, from: BuilderCatalog): void {
  const rooms = findExtraSkills(set, asked, from) ?? [];
  expect(rooms.map(({ id }) => id)).toEqual(from.skills.map(({ id }) => id));
  expect(levels(rooms)).toEqual(reachableLevels(onlyWith(set, asked), from));
  for (const { level, maxLevel } of rooms) expect(level).toBeLessThanOrEqual(maxLevel);
}

describe("what can be gained within a set, against an exhaustive search", () => {
  test("is right for every skill of every set", () => {
    const runs = getRuns({ small: 60, full: 300 });
    let sets = 0;
    fc.assert(
      fc.property(smallQuestion(), (question) => {
        deepFreeze(question);
        for (const set of search({ ...question.query, limit: 3 }, question.catalog).results) {
          sets += 1;
          expectRooms(set, question.query, question.catalog);
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

describe("what can be gained with any set, against an exhaustive search", () => {
  test("is right for every skill, whatever sets are known", () => {
    const runs = getRuns({ small: 100, full: 300 });
    let feasible = 0;
    const question = fc.tuple(fc.oneof(smallQuestion(), withAnyTalisman()), fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(question, ([{ catalog: small, query: asked }, known]) => {
        deepFreeze([small, asked]);
        const sets = search(asked, small).results.slice(0, known);
        const report = findHeadroom(asked, small, { sets });
        const reachable = reachableLevels(asked, small);
        expect(levels(report.skills)).toEqual(reachable);
        for (const skill of small.skills) {
          expect(getCeiling(skill, asked, small)).toBeGreaterThanOrEqual(reachable[skill.id] ?? 0);
        }
        expect(report.skills.map(({ id }) => id)).toEqual(small.skills.map(({ id }) => id));
        const met = search({ ...asked, limit: 1 }, small).status === "optimal";
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

describe("what can be gained in the game's catalogue", () => {
  test("can be had, and not a level more", () => {
    const dice = createDice(seed);
    let asked = 0;
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
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(5);
  });

  test("is no less with any set than within one", () => {
    const sets = search({ ...query, limit: 20 }, catalog).results;
    const most = levels(findHeadroom(query, catalog).skills);
    for (const set of sets) {
      for (const room of findExtraSkills(set, query, catalog) ?? []) {
        expect(most[room.id] ?? 0).toBeGreaterThanOrEqual(room.maxLevel);
      }
    }
  });

  test("counts from the level that a set has, by chance or by its decorations", () => {
    const [set] = search({ ...query, limit: 1 }, catalog).results;
    if (!set) throw new Error("There is a set");
    const worn = catalog.armor.filter(({ piece, id }) => set.armor[piece] === id);
    const now = Object.fromEntries(
      (findExtraSkills(set, query, catalog) ?? []).map(({ id, level }) => [id, level]),
    );
    for (const { skill } of worn.flatMap(({ skills }) => skills)) expect(now[skill]).toBeGreaterThan(0);
    expect(now).toMatchObject({ "maximum-might": 3, burst: 1 });
    const filled = { ...set, decorations: [...set.decorations, "perfume-jewel-1"] };
    const after = findExtraSkills(filled, query, catalog) ?? [];
    expect(after.find(({ id }) => id === "stench-resistance")?.level).toBe(
      Math.min(2, (now["stench-resistance"] ?? 0) + 1),
    );
    expect(levels(after)).toEqual(levels(findExtraSkills(set, query, catalog) ?? []));
  });

  test("fills what is left of the weapon's slots", () => {
    const asked: SearchQuery = {
      skills: { "attack-boost": 3, burst: 1 },
      charms: "none",
      weapon: { slots: [3, 3], skills: { focus: 1 } },
      limit: 1,
    };
    const [set] = search(asked, catalog).results;
    if (!set) throw new Error("There is a set");
    // One slot holds three levels, the other two-skill decorations.
    expect(
      only(["attack-boost", "focus", "critical-boost"], findExtraSkills(set, asked, catalog) ?? []),
    ).toEqual({
      "attack-boost": [3, 5],
      focus: [1, 3],
      "critical-boost": [0, 3],
    });
  });

  test("counts weapon decorations as often as they are owned", () => {
    const ids = ["blaze-handicraft-jwl-3", "bolt-handicraft-jwl-3", "crit-elem-handicraft-jwl-3"];
    const asked: SearchQuery = {
      decorations: Object.fromEntries(ids.map((id) => [id, 1])),
      weapon: { slots: [3, 3, 3] },
      limit: 1,
    };
    const [set] = search(asked, catalog).results;
    if (!set) throw new Error("There is a set");
    const rooms = findExtraSkills(set, asked, catalog) ?? [];
    expect(only(["handicraft", "fire-attack", "attack-boost"], rooms)).toEqual({
      handicraft: [0, 3],
      "fire-attack": [0, 3],
      "attack-boost": [0, 0],
    });
    expect(levels(findHeadroom(asked, catalog).skills)).toMatchObject({ handicraft: 3, "fire-attack": 3 });
  });

  test("fills the weapon slots of a talisman", () => {
    const talisman = {
      id: "mine",
      talisman: "golden-age-charm",
      skills: [{ skill: "focus", level: 1 }],
      slots: [{ kind: "weapon", slot: 3 }],
    } as const;
    const asked: SearchQuery = {
      skills: { "attack-boost": 2 },
      charms: "none",
      talismans: [talisman],
      limit: 1,
    };
    const [set] = search(asked, catalog).results;
    if (!set) throw new Error("There is a set");
    const rooms = findExtraSkills(set, asked, catalog) ?? [];
    expect(only(["attack-boost", "focus"], rooms)).toEqual({ "attack-boost": [2, 3], focus: [1, 1] });
    const most = levels(findHeadroom(asked, catalog).skills);
    expect([most["attack-boost"], most.focus]).toEqual([3, 1]);
    const attack = catalog.skills.find(({ id }) => id === "attack-boost");
    if (!attack) throw new Error("There is a skill");
    expect(getCeiling(attack, asked, catalog)).toBe(3);
    expect(
      getCeiling(attack, { ...asked, weapon: { slots: [1], skills: { "attack-boost": 1 } } }, catalog),
    ).toBe(5);
    expect(getCeiling(attack, { ...asked, talismans: "none" }, catalog)).toBe(0);
  });

  test("counts the pieces that the weapon counts toward a bonus", () => {
    const gore = catalog.armor.filter(({ setBonuses }) => setBonuses.includes("gore-magalas-tyranny"));
    const armor = catalog.armor.filter((piece) => piece === gore[0] || !gore.includes(piece));
    const skill = catalog.skills.find(({ id }) => id === "gore-magalas-tyranny");
    if (!skill) throw new Error("There is a bonus");
    const brought = { weapon: { bonuses: { [skill.id]: 1 } } };
    expect(getCeiling(skill, {}, { ...catalog, armor })).toBe(0);
    expect(getCeiling(skill, brought, { ...catalog, armor })).toBe(1);
    const most = (asked: SearchQuery) =>
      levels(findHeadroom({ ...asked, rank: "any" }, { ...catalog, armor }).skills)["gore-magalas-tyranny"] ??
      0;
    expect(most({})).toBe(0);
    expect(most(brought)).toBe(1);
  });

  test("is nothing where a set has too few slots for what is asked of it now", () => {
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
    const rooms = findExtraSkills(set, {}, catalog) ?? [];
    const bonuses = rooms.filter(({ id }) => catalog.skills.some((skill) => skill.id === id && skill.levels));
    expect(bonuses.find(({ id }) => id === "gore-magalas-tyranny")?.level).toBe(1);
    for (const { level, maxLevel } of bonuses) expect(maxLevel).toBe(level);
  });
});

describe("the search for what can be gained", () => {
  test("tells each skill once, as it stands in the end", () => {
    const told: Headroom[] = [];
    const report = findHeadroom(query, catalog, { onSkill: (headroom) => told.push(headroom) });
    const byId = (a: Headroom, b: Headroom) => (a.id < b.id ? -1 : 1);
    expect(told.toSorted(byId)).toEqual(report.skills.toSorted(byId));
  });

  test("has the same answer each time, whatever sets are known", () => {
    const sets = search({ ...query, limit: 10 }, catalog).results;
    const first = findHeadroom(query, catalog);
    expect(findHeadroom(query, structuredClone(catalog))).toEqual(first);
    expect(findHeadroom(query, catalog, { sets }).skills).toEqual(first.skills);
  });

  test("stops at once when it is told to", () => {
    let asked = 0;
    const told: Headroom[] = [];
    const report = findHeadroom(query, catalog, {
      shouldStop: () => ++asked === 20,
      onSkill: (headroom) => told.push(headroom),
    });
    expect(asked).toBe(20);
    expect(report.status).toBe("cancelled");
    expect(report.skills.filter(({ exact }) => exact)).toHaveLength(told.length);
    expect(told.length).toBeLessThan(catalog.skills.length);
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
