import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyCollection } from "@/lib/builder/collection/collection";
import { readSearch, writeSearch } from "@/lib/builder/criteria/criteria-link";
import {
  expandExclusions,
  getReach,
  isOwned,
  withoutExcludedDecorations,
} from "@/lib/builder/criteria/expand-exclusions";
import { findCriteriaProblems, findLockProblems } from "@/lib/builder/criteria/find-criteria-problems";
import {
  emptyCriteria,
  readCriteria,
  type SearchCriteria,
  toExcludedSkill,
} from "@/lib/builder/criteria/search-criteria";
import { toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import { listWeaponOptions } from "@/lib/builder/criteria/weapon-options";
import type { SearchReport } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { isCraftable } from "@/lib/catalog/availability";
import { weaponTypes } from "@/lib/catalog/codes";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallCatalog } from "@/tests/support/builder/random-catalog";
import { smallQuery } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { createTestAvailability, createTestData, testLoadout } from "@/tests/support/builder-page";
import { getRuns } from "@/tests/support/test-size";

const { catalog, armor, getName } = createTestData();
const charmRarities = new Map(armor.charms.map(({ id, rarity }) => [id, rarity]));

function find(criteria: Partial<SearchCriteria>): SearchReport {
  const query = toSearchQuery(
    { ...emptyCriteria, objective: "defense", ...criteria },
    { loadout: testLoadout(), collection: emptyCollection, damage: null, catalog },
  );
  const { objective: _, ...rest } = query;
  return search({ ...rest, limit: 10 }, armor);
}

const skillsOf = (id: string) =>
  [catalog.armor.get(id), catalog.charms.get(id), catalog.decorations.get(id)].flatMap(
    (each) => each?.skills.map(({ skill }) => skill) ?? [],
  );

describe("a search among owned gear", () => {
  test("takes owned pieces and charms alone, and what is locked", () => {
    const pieces = ["head", "chest", "arms", "waist", "legs"].flatMap((place) =>
      armor.armor.filter(({ piece, rank }) => piece === place && rank === "high").slice(0, 2),
    );
    const owned = new Set(pieces.map(({ id }) => `armor/${id}`));
    const locked = armor.armor.findLast(({ piece, rank }) => piece === "head" && rank === "high")?.id ?? "";
    const context = { loadout: testLoadout(), collection: emptyCollection, damage: null, catalog, owned };
    const ask = (criteria: Partial<SearchCriteria>) => {
      const query = toSearchQuery({ ...emptyCriteria, objective: "defense", ...criteria }, context);
      const { objective: _, ...rest } = query;
      return search({ ...rest, limit: 5 }, armor).results;
    };
    const own = ask({ gear: "own" });
    expect(own.length).toBeGreaterThan(0);
    const ids = new Set(pieces.map(({ id }) => id));
    for (const set of own) expect(Object.values(set.armor).every((id) => ids.has(id))).toBe(true);
    expect(ask({ gear: "own", pinned: { head: locked } })[0]?.armor.head).toBe(locked);
    expect(ask({}).some((set) => Object.values(set.armor).some((id) => !ids.has(id)))).toBe(true);
    expect(readSearch(writeSearch({ ...emptyCriteria, gear: "own" }), catalog)?.criteria.gear).toBe("own");
  });

  test("knows an Artian weapon whatever its parts", () => {
    const owned = new Set(["artian/great-sword-x/fire.attack", "weapon/bow-y"]);
    expect(isOwned(owned, "weapon", "great-sword-x")).toBe(true);
    expect(isOwned(owned, "weapon", "great-sword")).toBe(false);
    expect(isOwned(owned, "weapon", "bow-y")).toBe(true);
    expect(isOwned(owned, "charm", "bow-y")).toBe(false);
  });
});

describe("what is excluded from a search", () => {
  test("is a decoration: sets then have the skill by other means, or none", () => {
    const skills = { "weakness-exploit": 5, burst: 3 };
    const used = find({ skills }).results.flatMap(({ decorations }) => decorations);
    const [first] = used;
    if (first === undefined) throw new Error("A decoration was expected");
    const report = find({ skills, excluded: [first] });
    expect(report.results.flatMap(({ decorations }) => decorations)).not.toContain(first);
    expect(report.status === "optimal" || report.status === "infeasible").toBe(true);
  });

  test("is a skill: no piece, charm or decoration brings it", () => {
    const skills = { "weakness-exploit": 3, agitator: 2 };
    const before = find({ skills }).results[0];
    const [extra] = Object.values(before?.armor ?? {})
      .flatMap(skillsOf)
      .filter((id) => !(id in skills));
    if (extra === undefined) throw new Error("An extra skill was expected");
    const report = find({ skills, excluded: [toExcludedSkill(extra)] });
    expect(report.results.length).toBeGreaterThan(0);
    for (const { armor: pieces, charm, decorations } of report.results) {
      const ids = [...Object.values(pieces), ...decorations, ...(charm?.kind === "charm" ? [charm.id] : [])];
      expect(ids.flatMap(skillsOf)).not.toContain(extra);
    }
  });

  test("is armor and charms above the highest rarity, but not what is locked", () => {
    const pinned = { head: "gogmazios-helm-alpha" };
    const { results } = find({ skills: { "weakness-exploit": 2 }, maxRarity: 6, pinned });
    expect(results.length).toBeGreaterThan(0);
    for (const { armor: pieces, charm } of results) {
      expect(pieces.head).toBe(pinned.head);
      const others = Object.values(pieces).filter((id) => id !== pinned.head);
      for (const id of others) expect(catalog.armor.get(id)?.rarity).toBeLessThanOrEqual(6);
      if (charm?.kind === "charm") expect(charmRarities.get(charm.id)).toBeLessThanOrEqual(6);
    }
  });

  test("is nothing of the highest rarity itself", () => {
    const left = expandExclusions({ ...emptyCriteria, maxRarity: 6 }, catalog).gear;
    const rarities = [...catalog.armor.values()].map(
      ({ id, rarity }) => [rarity, left.includes(id)] as const,
    );
    expect(rarities.filter(([rarity, isOut]) => isOut !== rarity > 6)).toEqual([]);
    expect(rarities.some(([rarity]) => rarity === 6)).toBe(true);
  });

  test("cannot be a skill where any legal talisman may bring it", () => {
    const criteria = {
      ...emptyCriteria,
      talismans: "any-legal",
      excluded: [toExcludedSkill("burst")],
    } as const;
    expect(findCriteriaProblems(criteria, null, getName).map(({ fixIn }) => fixIn)).toEqual(["options"]);
  });

  test("outlives storage, and what is not known does not", () => {
    const criteria = {
      ...emptyCriteria,
      excluded: [toExcludedSkill("burst"), armor.decorations[0]?.id ?? ""],
      minimum: { defense: 400, fire: -5 },
      maxRarity: 6,
    };
    expect(readCriteria(JSON.parse(JSON.stringify(criteria)), catalog)).toEqual(criteria);
    const damaged = {
      excluded: ["skill/none", "skill/"],
      minimum: { defense: -1, fire: 1.5, ice: "3", water: 9999 },
      maxRarity: 8.5,
    };
    expect(readCriteria(damaged, catalog)).toMatchObject({ excluded: [], minimum: {}, maxRarity: null });
  });
});

test("a decoration that is locked more often than it is owned is named, with both counts", () => {
  const id = armor.decorations.find(({ kind, slot }) => kind === "armor" && slot === 1)?.id ?? "";
  const list = (owned: number) =>
    findLockProblems(
      { lockedDecorations: { [id]: 2 }, decorations: { [id]: owned } },
      { decorations: catalog.decorations },
      getName,
    ).map(({ text }) => text);
  const name = getName("decoration", id);
  expect(list(0)).toEqual([`${name} is locked, but excluded or not owned.`]);
  expect(list(1)).toEqual([`${name} is locked 2 times, but you have 1.`]);
  expect(list(2)).toEqual([]);
});

describe("what cannot be made yet", () => {
  const { monsters, needs } = createTestAvailability();
  const someProgress = fc.record({
    rank: fc.constantFrom("low", "high"),
    lockedMonsters: fc.subarray(monsters.map(({ id }) => id)),
  });

  test("is left out: the best sets are those of a catalog without it", () => {
    const possible = ["weakness-exploit", "agitator", "attack-boost", "divine-blessing", "stun-resistance"];
    const question = fc.record({
      progress: someProgress,
      skills: fc.uniqueArray(fc.constantFrom(...possible), { minLength: 1, maxLength: 3 }),
    });
    let lost = 0;
    fc.assert(
      fc.property(question, ({ progress, skills }) => {
        const criteria = {
          ...emptyCriteria,
          skills: Object.fromEntries(skills.map((id) => [id, 2])),
          rank: "any",
          objective: "defense",
          hunterRank: progress.rank,
          lockedMonsters: progress.lockedMonsters,
        } as const;
        const { objective: _, ...query } = toSearchQuery(criteria, {
          loadout: testLoadout(),
          collection: emptyCollection,
          damage: null,
          catalog,
          availability: { monsters, needs },
        });
        const isMade = ({ id }: { readonly id: string }) => {
          const own = needs.get(id);
          return own !== undefined && isCraftable(own, progress);
        };
        const rest = {
          ...armor,
          armor: armor.armor.filter(isMade),
          charms: armor.charms.filter(isMade),
        };
        lost += armor.armor.length - rest.armor.length;
        const { excluded, ...open } = query;
        expect(excluded).toHaveLength(
          armor.armor.length - rest.armor.length + armor.charms.length - rest.charms.length,
        );
        const found = search({ ...query, limit: 5 }, armor);
        const expected = search({ ...open, limit: 5 }, rest);
        expect(found.status).toBe(expected.status);
        expect(found.results.map((set) => figuresOf(set, { kind: "defense" }))).toEqual(
          expected.results.map((set) => figuresOf(set, { kind: "defense" })),
        );
      }),
      { numRuns: getRuns({ small: 20, full: 300 }) },
    );
    expect(lost).toBeGreaterThan(0);
  });

  test("is not what is locked, and nothing while everything is open", () => {
    const id = "arkvulcan-helm-alpha";
    const limited = { ...emptyCriteria, lockedMonsters: ["arkveld"] };
    const available = { monsters, needs };
    expect(expandExclusions(limited, catalog, available).gear).toContain(id);
    expect(expandExclusions({ ...limited, pinned: { head: id } }, catalog, available).gear).not.toContain(id);
    expect(expandExclusions(emptyCriteria, catalog, available).gear).toEqual([]);
  });

  test("is no weapon that a goal or a comparison of weapons offers", () => {
    const available = { monsters, needs };
    fc.assert(
      fc.property(fc.constantFrom(...weaponTypes), someProgress, (type, progress) => {
        const isOutOfReach = getReach(available, progress);
        const { options } = listWeaponOptions(type, null, catalog, isOutOfReach);
        expect(options.length).toBeGreaterThan(0);
        for (const { weapon } of options) expect(isOutOfReach(weapon.id)).toBe(false);
      }),
      { numRuns: getRuns({ small: 15, full: 100 }) },
    );
  });

  test("outlives storage and links", () => {
    const limited = {
      ...emptyCriteria,
      hunterRank: "low",
      lockedMonsters: ["arkveld", "jin-dahaad"],
    } as const;
    expect(readCriteria(JSON.parse(JSON.stringify(limited)), catalog)).toEqual(limited);
    expect(readSearch(writeSearch(limited), catalog)).toEqual({
      criteria: limited,
      leftOut: [],
      isNewer: false,
    });
    const damaged = { hunterRank: "master", lockedMonsters: ["", "../x", 4, "a".repeat(99), "arkveld"] };
    expect(readCriteria(damaged, catalog)).toMatchObject({
      hunterRank: "high",
      lockedMonsters: ["arkveld"],
    });
  });
});

test("excluded decorations leave the best sets of a catalog without them", () => {
  const question = smallCatalog().chain((small) =>
    fc.record({
      small: fc.constant(small),
      query: smallQuery(small),
      excluded: fc.subarray(small.decorations.map(({ id }) => id)),
    }),
  );
  fc.assert(
    fc.property(question, ({ small, query, excluded }) => {
      const byId = { decorations: new Map(small.decorations.map((each) => [each.id, each])) };
      const out = new Set(excluded);
      const decorations = withoutExcludedDecorations(query.decorations ?? "unlimited", out, byId);
      const rest = { ...small, decorations: small.decorations.filter(({ id }) => !out.has(id)) };
      const owned =
        query.decorations === undefined || query.decorations === "unlimited"
          ? query.decorations
          : Object.fromEntries(Object.entries(query.decorations).filter(([id]) => !out.has(id)));
      const expected = everySet({ ...query, decorations: owned }, rest);
      const report = search({ ...query, decorations }, small);
      const objective = query.objective ?? { kind: "defense" };
      expect(report.results.map((set) => figuresOf(set, objective))).toEqual(
        bestFigures(expected, objective, query.limit ?? 100),
      );
    }),
    { numRuns: getRuns({ small: 100, full: 1500 }) },
  );
});

test("expanding nothing excludes nothing", () => {
  const { gear, decorations, skills } = expandExclusions(emptyCriteria, catalog);
  expect([gear.length, decorations.size, skills.size]).toEqual([0, 0, 0]);
});
