import { describe, expect, test } from "vitest";
import type { AppraisedTalisman } from "@/lib/builder/catalog/catalog";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import { listLegalTalismans } from "@/lib/builder/search/legal-talismans";
import type { FoundSet, SearchQuery, SearchReport } from "@/lib/builder/search/query";
import { prepareSearch, search, searchAsync } from "@/lib/builder/search/search";
import { armorPieces } from "@/lib/catalog/codes";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { checkReport } from "@/tests/support/builder/check-set";
import { createClimber } from "@/tests/support/builder/damage-climb";
import { damageOf } from "@/tests/support/builder/damage-oracle";
import { damageSetups, prepareSetup, type TestSetup } from "@/tests/support/builder/damage-setups";
import { createDice } from "@/tests/support/builder/dice";
import { getRuns, seed, takeTurns } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

function createQuestion(setup: TestSetup, rest: SearchQuery = {}) {
  const { weapon, damage } = prepareSetup(setup);
  const query: SearchQuery = { weapon, limit: 1, ...rest, objective: { kind: "damage", damage } };
  deepFreeze(query);
  return { damage, query };
}

type Question = ReturnType<typeof createQuestion>;

function armorOf({ armor }: FoundSet): string {
  return armorPieces.map((part) => armor[part]).join();
}

/** How hard an answer is tried. */
const effort = {
  /** Changes of a climb from any set. */
  far: getRuns({ small: 10_000, full: 40_000 }),
  /** Changes of a climb from each neighbor of a set, and from the set. */
  neighbor: getRuns({ small: 5, full: 30 }),
  around: getRuns({ small: 500, full: 3000 }),
};

/** A rotation's damage is some hundreds: the last digits may differ. */
const above = 1 + 1e-9;

/** Each set is recounted on its own. */
function expectTrue(report: SearchReport, { query, damage }: Question): void {
  expect(checkReport(report, query, catalog)).toEqual([]);
  for (const set of report.results) {
    const recounted = damageOf(set, query, catalog, damage);
    expect(Math.abs((set.damage ?? Number.NaN) - recounted)).toBeLessThanOrEqual(recounted * 1e-9);
  }
}

/**
 * Looks for a set that belongs before the last one listed, and is not listed, or is better than it is listed. Of
 * a search that was stopped, for one that is better than its bound.
 *
 * @returns how near the climbs came to the best set without being shown it, 0 to 1
 */
function refute(question: Question, report: SearchReport, climbs: number): number {
  const { query, damage } = question;
  const climber = createClimber(query, catalog, damage);
  const dice = createDice(seed);
  const best = report.results[0]?.damage ?? Number.NaN;
  let nearest = 0;
  for (let round = 0; round < climbs; round += 1) {
    nearest = Math.max(nearest, climber.climb(climber.random(dice), effort.far, dice, 0.3) / best);
  }
  for (const set of report.results) {
    const start = climber.outfitOf(set);
    expect(climber.climb(start, 0, dice, 0) * above).toBeGreaterThanOrEqual(set.damage ?? Number.NaN);
    for (const neighbor of climber.neighbors(start)) climber.climb(neighbor, effort.neighbor, dice, 0);
    climber.climb(start, effort.around, dice, 0.2);
  }
  const isFull = report.results.length === (query.limit ?? 100);
  const last = report.bound ?? (isFull ? (report.results.at(-1)?.damage ?? 0) : 0);
  const listed = new Map(report.results.map((set) => [armorOf(set), set.damage ?? 0]));
  const missed = [...climber.seen].filter(
    ([armor, most]) => most > last * above && most > (listed.get(armor) ?? 0) * above,
  );
  expect(missed).toEqual([]);
  return nearest;
}

/** With slots for a weapon, and for armor. */
const ownTalismans: readonly AppraisedTalisman[] = [
  {
    id: "first",
    talisman: "golden-age-charm",
    skills: [
      { skill: "attack-boost", level: 2 },
      { skill: "agitator", level: 1 },
    ],
    slots: [
      { kind: "weapon", slot: 1 },
      { kind: "armor", slot: 1 },
    ],
  },
  {
    id: "second",
    talisman: "golden-age-charm",
    skills: [{ skill: "weakness-exploit", level: 2 }],
    slots: [{ kind: "armor", slot: 3 }],
  },
];

describe("the best set for damage among all pieces of the game", () => {
  test.each(takeTurns(Object.entries<TestSetup>(damageSetups), 3))(
    "is not beaten by any set tried: %s",
    (_name, setup) => {
      const question = createQuestion(setup);
      const report = search(question.query, catalog);
      expect(report.status).toBe("optimal");
      expectTrue(report, question);
      // An attempt that comes nowhere near the best set would refute nothing.
      expect(refute(question, report, getRuns({ small: 1, full: 2 }))).toBeGreaterThan(0.9);
    },
  );

  const { chargeBlade, ...others } = damageSetups;
  const tried = takeTurns(Object.entries<TestSetup>({ chargeBlade, ...others }), 10);

  test.each(tried)("is not beaten with any legal talisman either: %s", (_name, setup) => {
    const question = createQuestion(setup, { talismans: "any-legal" });
    const report = search(question.query, catalog);
    expect(report.status).toBe("optimal");
    expectTrue(report, question);
    const ids = new Set(question.damage.skills.map(({ id }) => id));
    const talismans = [...listLegalTalismans(catalog.talismans, ids)].map(
      (each, at): AppraisedTalisman => ({ ...each, id: `legal ${at}` }),
    );
    const query = { ...question.query, talismans };
    expect(refute({ ...question, query }, report, 1)).toBeGreaterThan(0.9);
  });

  test("leaves no better set out of a list of ten", () => {
    for (const setup of [damageSetups.chargeBlade, damageSetups.gunlance]) {
      const question = createQuestion(setup, { limit: 10 });
      const report = search(question.query, catalog);
      expect(report.status).toBe("optimal");
      expect(report.results).toHaveLength(10);
      expectTrue(report, question);
      refute(question, report, 1);
    }
  });

  test("is not beaten where there are targets, decorations are counted and talismans are owned", () => {
    const dice = createDice(seed + 1);
    for (const setup of [damageSetups.heavyBowgun, damageSetups.gunlance, damageSetups.chargeBlade]) {
      const decorations = Object.fromEntries(catalog.decorations.map(({ id }) => [id, dice.between(0, 3)]));
      const question = createQuestion(setup, {
        skills: { "evade-extender": 1, earplugs: 1, "weakness-exploit": 2 },
        decorations,
        talismans: ownTalismans,
        transcended: true,
        limit: 2,
      });
      // With few decorations some of these take long: then the bound is what must hold.
      const maxNodes = getRuns({ small: 2000, full: 100_000 });
      const report = search(question.query, catalog, { maxNodes });
      expect(report.status).toMatch(/^(optimal|bounded)$/);
      expectTrue(report, question);
      refute(question, report, 1);
    }
  });

  test("meets its targets, or says that there is none", () => {
    const tight = { "weakness-exploit": 5, agitator: 5, "maximum-might": 3, burst: 5, "peak-performance": 5 };
    const none = search(createQuestion(damageSetups.longSword, { skills: tight }).query, catalog);
    expect(none).toMatchObject({ status: "infeasible", results: [] });
    const question = createQuestion(damageSetups.chargeBlade, {
      skills: { "divine-blessing": 3, "stun-resistance": 3, guard: 1 },
      bonuses: { "lords-soul": 1 },
    });
    const report = search(question.query, catalog);
    expect(report.status).toBe("optimal");
    expectTrue(report, question);
    refute(question, report, 1);
  });
});

describe("a search for damage", () => {
  /** Which of equal sets are listed may depend on the steps. */
  function damagesOf({ results }: SearchReport): (number | undefined)[] {
    return results.map(({ damage }) => damage);
  }

  test("has the same answer each time, in one go or in steps, on a copy of the catalog too", () => {
    const { query } = createQuestion(damageSetups.chargeBlade, { limit: 7 });
    const first = search(query, catalog);
    expect(search(query, catalog)).toEqual(first);
    expect(search(query, structuredClone(catalog))).toEqual(first);
    const run = prepareSearch(query, catalog);
    const dice = createDice(seed + 2);
    while (!run.step(dice.between(1, 40)));
    expect(damagesOf(run.report())).toEqual(damagesOf(first));
  });

  test("finds the best set of a long list first, before most of the proof", () => {
    const { query } = createQuestion(damageSetups.longSword);
    const best = search(query, catalog).results[0]?.damage ?? Number.NaN;
    const early = search({ ...query, limit: 20 }, catalog, { maxNodes: 4500 });
    expect(early.status).toBe("bounded");
    expect(early.results[0]?.damage).toBeCloseTo(best, 6);
  });

  test("may be one of several that run by turns", () => {
    const queries = [damageSetups.chargeBlade, damageSetups.insectGlaive].map(
      (setup) => createQuestion(setup).query,
    );
    const runs = queries.map((query) => prepareSearch(query, catalog));
    let open = runs;
    while (open.length > 0) open = open.filter((run) => !run.step(25));
    expect(runs.map((run) => damagesOf(run.report()))).toEqual(
      queries.map((query) => damagesOf(search(query, catalog))),
    );
  });

  test("leaves query and catalog as they were", () => {
    const copy = deepFreeze(structuredClone(catalog));
    const question = createQuestion(damageSetups.gunlance, { talismans: ownTalismans, limit: 3 });
    expectTrue(search(question.query, copy), question);
    expect(copy).toEqual(catalog);
  });

  test("names a bound that the best set does not exceed, and closes in on it", () => {
    const question = createQuestion(damageSetups.hammer, { limit: 3 });
    const best = search(question.query, catalog).results[0]?.damage ?? Number.NaN;
    const run = prepareSearch(question.query, catalog);
    const bounds: number[] = [];
    // Nothing is known of a set before the search is ready.
    while (run.preparing) {
      expect(run.report()).toMatchObject({ status: "bounded", results: [], bound: null });
      run.step(1);
    }
    while (!run.step(150)) {
      const report = run.report();
      expect(report.status).toBe("bounded");
      expectTrue(report, question);
      for (const set of report.results) expect(set.damage).toBeLessThanOrEqual(best * above);
      bounds.push(report.bound ?? Number.NaN);
    }
    expect(bounds.length).toBeGreaterThan(3);
    expect(Math.min(...bounds) * above).toBeGreaterThanOrEqual(best);
    expect(bounds.at(-1)).toBeLessThan(bounds[0] ?? 0);
  });

  test("ends as bounded when its nodes or its time are over", () => {
    const question = createQuestion(damageSetups.dualBlades, { limit: 10 });
    const { query } = question;
    const best = search({ ...query, limit: 1 }, catalog).results[0]?.damage ?? Number.NaN;
    // A millisecond passes at each look at the clock.
    let time = 0;
    for (const budget of [{ maxNodes: 500 }, { clock: () => ++time, budgetMs: 150 }]) {
      const report = search(query, catalog, budget);
      expect(report.status).toBe("bounded");
      expect((report.bound ?? 0) * above).toBeGreaterThanOrEqual(best);
      expect(report.results.length).toBeGreaterThan(0);
      expectTrue(report, question);
    }
  });

  test.each([20, 100, 400, 1000])(
    "hears of a signal within a slice, with good sets and without a claim: after %i looks at the clock",
    async (looks) => {
      const question = createQuestion(damageSetups.longSword, { limit: 10 });
      const controller = new AbortController();
      // A millisecond passes at each look at the clock.
      let time = 0;
      let aborted = Number.NaN;
      // Runs when the search lets other tasks in.
      const stopInTime = () => {
        if (time < looks) {
          setImmediate(stopInTime);
          return;
        }
        aborted = time;
        controller.abort();
      };
      setImmediate(stopInTime);
      const slice = 8;
      const report = await searchAsync(question.query, catalog, {
        signal: controller.signal,
        clock: () => ++time,
        sliceMs: slice,
      });
      expect(report).toMatchObject({ status: "cancelled", bound: null });
      expectTrue(report, question);
      expect(time - aborted).toBeLessThanOrEqual(slice);
      // A node of such a search takes up to a millisecond: only a few may lie between two looks.
      expect(report.nodes).toBeLessThanOrEqual(5 * time);
    },
  );
});
