import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { getBuilderCatalog } from "@/lib/builder/catalog/get-builder-catalog.server";
import type { FoundSet, Objective, SearchQuery, SearchReport } from "@/lib/builder/search/query";
import { prepareSearch, search, searchAsync } from "@/lib/builder/search/search";
import type { SearchProgress } from "@/lib/builder/search/search-run";
import { answerableQuestion } from "@/tests/support/builder/answerable-question";
import { checkReport } from "@/tests/support/builder/check-set";
import { damageSetups, prepareSetup } from "@/tests/support/builder/damage-setups";
import { createDice } from "@/tests/support/builder/dice";
import { fullQuery } from "@/tests/support/builder/full-queries";
import { bestFigures, everySet } from "@/tests/support/builder/oracle";
import { smallQuestion } from "@/tests/support/builder/random-query";
import { figuresOf } from "@/tests/support/builder/reading";
import { getRuns, seed } from "@/tests/support/test-size";

const catalog = getBuilderCatalog();

/** Takes some 8,000 nodes: long enough to be stopped on the way. */
const long: SearchQuery = {
  skills: { "weakness-exploit": 5, agitator: 3, "maximum-might": 2, burst: 1, "stun-resistance": 2 },
  objective: { kind: "slots" },
  limit: 500,
};

/** More than five pieces, a charm and decorations can bring. */
const beyond = {
  "weakness-exploit": 5,
  agitator: 5,
  "maximum-might": 3,
  burst: 5,
  "peak-performance": 5,
};

function withoutNodes({ nodes: _nodes, ...report }: SearchReport): Omit<SearchReport, "nodes"> {
  return report;
}

/** A clock that goes on by a millisecond, or so many, each time it is read. */
function tickingClock(tick = 1): () => number {
  let time = 1_000_000;
  return () => {
    time += tick;
    return time;
  };
}

describe("the same question", () => {
  test("has the same answer, whatever was searched before", () => {
    const dice = createDice(seed);
    const queries = Array.from({ length: getRuns({ small: 6, full: 40 }) }, () => fullQuery(catalog, dice));
    const first = queries.map((query) => search(query, catalog));
    const again = queries.toReversed().map((query) => search(structuredClone(query), catalog));
    expect(again.toReversed()).toEqual(first);
  });

  test("has the same answer on a copy of the catalog", () => {
    expect(search(long, structuredClone(catalog))).toEqual(search(long, catalog));
  });

  test("has the same answer whatever the order of its fields", () => {
    const { skills = {}, objective, limit } = long;
    const turned = { limit, objective, skills: Object.fromEntries(Object.entries(skills).toReversed()) };
    expect(search(turned, catalog).results).toEqual(search(long, catalog).results);
  });

  test("has the same first sets, whatever the limit", () => {
    const dice = createDice(seed + 1);
    for (let round = 0; round < getRuns({ small: 6, full: 30 }); round += 1) {
      const query = fullQuery(catalog, dice);
      const all = search({ ...query, limit: 50 }, catalog).results;
      for (const limit of [1, 7]) {
        const some = search({ ...query, limit }, catalog).results;
        // Sets that tie in every figure may carry another charm that does as well.
        const armor = some.map((set) => set.armor);
        expect(armor, JSON.stringify(query)).toEqual(all.slice(0, limit).map((set) => set.armor));
      }
    }
  });
});

describe("equal sets", () => {
  test("come in an order of their own, whatever the limit", () => {
    const runs = getRuns({ small: 100, full: 2000 });
    let tied = 0;
    fc.assert(
      fc.property(answerableQuestion(), ({ catalog: varied, query }) => {
        const alike = varied.armor.map((piece) => ({ ...piece, defenseMax: 1 + (piece.defenseMax % 2) }));
        const small = { ...varied, armor: alike };
        const { results: all } = search({ ...query, limit: 1000 }, small);
        const { results: some } = search(query, small);
        const last = some.length;
        const figures = (set: FoundSet | undefined) => set && figuresOf(set, query.objective).join();
        if (all.length > last && figures(all[last]) === figures(all[last - 1])) tied += 1;
        expect(some.map(({ armor }) => armor)).toEqual(all.slice(0, last).map(({ armor }) => armor));
      }),
      { numRuns: runs },
    );
    // The list ends among equal sets.
    expect(tied).toBeGreaterThan(runs / 20);
  });
});

describe("query and catalog", () => {
  test("are left as they were", () => {
    fc.assert(
      fc.property(smallQuestion(), (question) => {
        const before = structuredClone(question);
        search(question.query, question.catalog);
        expect(question).toEqual(before);
      }),
      { numRuns: getRuns({ small: 30, full: 300 }) },
    );
  });
});

describe("a search in steps", () => {
  test("comes to the same answer as one in one go", () => {
    const dice = createDice(seed + 2);
    for (let round = 0; round < getRuns({ small: 6, full: 30 }); round += 1) {
      const query = fullQuery(catalog, dice);
      const run = prepareSearch(query, catalog);
      let steps = 0;
      while (!run.step(dice.between(1, 60))) steps += 1;
      expect(withoutNodes(run.report())).toEqual(withoutNodes(search(query, catalog)));
      expect(run.done).toBe(true);
      expect(steps).toBeLessThanOrEqual(run.nodes);
      expect(run.step(100), "a step after the end").toBe(true);
    }
  });

  test("may be one of several that run by turns", () => {
    const other: SearchQuery = { ...long, objective: { kind: "defense" } };
    const runs = [long, other].map((query) => prepareSearch(query, catalog));
    let open = runs;
    while (open.length > 0) open = open.filter((run) => !run.step(50));
    const reports = runs.map((run) => run.report());
    expect(reports).toEqual([long, other].map((query) => search(query, catalog)));
  });
});

describe("a search that is stopped", () => {
  test("says cancelled, with good sets and without a claim", () => {
    let calls = 0;
    const report = search(long, catalog, { shouldStop: () => ++calls === 5 });
    expect(report).toMatchObject({ status: "cancelled", bound: null });
    expect(calls).toBe(5);
    expect(report.results.length).toBeGreaterThan(0);
    expect(checkReport(report, long, catalog)).toEqual([]);
  });

  test("does not go on when it is stopped before it begins", async () => {
    expect(await searchAsync(long, catalog, { signal: AbortSignal.abort() })).toMatchObject({
      status: "cancelled",
      results: [],
    });
  });

  test("hears of a signal before the next slice is over", async () => {
    const hard: SearchQuery = { ...long, rank: "any", limit: 500 };
    const slice = 8;
    const controller = new AbortController();
    // A millisecond passes at each look at the clock, which comes after some hundred nodes.
    let time = 0;
    let aborted = Number.NaN;
    // Runs when the search lets other tasks in.
    setImmediate(() => {
      aborted = time;
      controller.abort();
    });
    const report = await searchAsync(hard, catalog, {
      signal: controller.signal,
      clock: () => ++time,
      sliceMs: slice,
    });
    expect(report.status).toBe("cancelled");
    expect(checkReport(report, hard, catalog)).toEqual([]);
    // Node may take a few messages before it turns to what is immediate.
    expect(aborted).toBeLessThanOrEqual(slice * 4);
    expect(time - aborted).toBeLessThanOrEqual(slice);
  });

  test("lets other tasks in while it runs", async () => {
    let turns = 0;
    let running = true;
    const count = () => {
      turns += 1;
      if (running) setImmediate(count);
    };
    setImmediate(count);
    const report = await searchAsync(long, catalog, { clock: () => performance.now(), sliceMs: 2 });
    running = false;
    expect(report.status).toBe("optimal");
    expect(turns).toBeGreaterThan(2);
    expect(withoutNodes(report)).toEqual({ ...withoutNodes(search(long, catalog)), ms: report.ms });
  });
});

describe("a search for damage with targets", () => {
  /** Tells whether damage was looked into, which is what takes long. */
  function watched(skills: SearchQuery["skills"]) {
    const { weapon, damage } = prepareSetup(damageSetups.hammer);
    const seen = vi.fn();
    const spied = new Proxy(damage, {
      get: (target, key) => {
        seen();
        return Reflect.get(target, key);
      },
    });
    const query: SearchQuery = { weapon, skills, limit: 1, objective: { kind: "damage", damage: spied } };
    return { query, seen };
  }

  test("says infeasible without a look at damage", () => {
    const { query, seen } = watched(beyond);
    expect(search(query, catalog)).toMatchObject({ status: "infeasible", results: [], bound: null });
    expect(seen).not.toHaveBeenCalled();
  });

  test("can be stopped before it looks at damage, and knows nothing by then", () => {
    const { query, seen } = watched({ burst: 1 });
    const reported: SearchProgress[] = [];
    const options = { shouldStop: () => true, onProgress: (each: SearchProgress) => reported.push(each) };
    const report = search(query, catalog, { ...options, clock: tickingClock() });
    expect(report).toMatchObject({ status: "cancelled", results: [], bound: null });
    expect(report.nodes).toBeGreaterThan(0);
    expect(seen).not.toHaveBeenCalled();
    for (const { found, best } of reported) expect([found, best]).toEqual([0, null]);
    expect(search(query, catalog)).toMatchObject({ status: "optimal" });
    expect(seen).toHaveBeenCalled();
  });

  test("lets other tasks in before it looks at damage", async () => {
    const { query, seen } = watched({ burst: 1 });
    const controller = new AbortController();
    seen.mockImplementation(() => controller.abort());
    let turns = 0;
    const count = () => {
      turns += 1;
      if (!controller.signal.aborted) setImmediate(count);
    };
    setImmediate(count);
    // The clock does not move: no slice is ever used up.
    const report = await searchAsync(query, catalog, { clock: () => 0, signal: controller.signal });
    expect(report.status).toBe("cancelled");
    expect(turns).toBeGreaterThan(0);
  });
});

describe("a search with a budget", () => {
  test("says bounded when its time is over", () => {
    const report = search(long, catalog, { clock: tickingClock(), budgetMs: 10 });
    expect(report.status).toBe("bounded");
    expect(report.ms).toBeGreaterThanOrEqual(10);
    expect(checkReport(report, long, catalog)).toEqual([]);
  });

  test("says optimal when it is done in time", () => {
    const report = search(long, catalog, { clock: tickingClock(), budgetMs: 1e9 });
    expect(report).toMatchObject({ status: "optimal", bound: null });
    expect(report.ms).toBeGreaterThan(0);
  });

  test("is not timed without a clock", () => {
    expect(search(long, catalog, { budgetMs: 1 })).toMatchObject({ status: "optimal", ms: 0 });
  });

  test("names a bound that no set beats", () => {
    const runs = getRuns({ small: 100, full: 1000 });
    let bounded = 0;
    const question = fc.tuple(smallQuestion(), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(question, ([{ catalog: small, query }, nodes]) => {
        const run = prepareSearch(query, small);
        run.step(nodes);
        const report = run.report();
        expect(checkReport(report, query, small)).toEqual([]);
        if (report.status !== "bounded") return;
        bounded += 1;
        const objective: Objective = query.objective ?? { kind: "defense" };
        const [best] = bestFigures(everySet(query, small), objective, 1);
        if (best) expect(report.bound ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(best[0]);
      }),
      { numRuns: runs },
    );
    expect(bounded).toBeGreaterThan(runs / 50);
  });

  test("closes in on the best set on the whole catalog", () => {
    const query: SearchQuery = { ...long, objective: { kind: "defense" } };
    const optimal = search(query, catalog).results[0]?.defense ?? Number.NaN;
    for (const maxNodes of [1, 100, 400, 1600]) {
      const report = search(query, catalog, { maxNodes });
      expect(report.status).toBe("bounded");
      expect(report.bound).toBeGreaterThanOrEqual(optimal);
      expect(report.results[0]?.defense ?? 0).toBeLessThanOrEqual(optimal);
    }
  });
});

describe("progress", () => {
  test("is reported whenever a better set is found, up to the best", () => {
    const reported: SearchProgress[] = [];
    const onProgress = vi.fn((progress: SearchProgress) => reported.push(progress));
    const query: SearchQuery = { ...long, objective: { kind: "defense" } };
    const report = search(query, catalog, { onProgress });
    expect(onProgress).toHaveBeenCalled();
    expect(reported.at(-1)?.best).toEqual(report.results[0]);
    const figures = reported.flatMap(({ best }) => (best ? [figuresOf(best, query.objective)] : []));
    expect(figures).toEqual(figures.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    for (const { best, bound, found, nodes } of reported) {
      expect(nodes).toBeLessThanOrEqual(report.nodes);
      expect(found).toBeLessThanOrEqual(report.results.length);
      if (best && bound !== null) expect(bound).toBeGreaterThanOrEqual(best.defense);
    }
  });

  test("lists the first sets: at once when there is one, then now and then, and no list twice", () => {
    const query: SearchQuery = { ...long, limit: 200 };
    const clock = tickingClock(10);
    const reported: { at: number; progress: SearchProgress }[] = [];
    const onProgress = (progress: SearchProgress) => reported.push({ at: clock(), progress });
    const report = search(query, catalog, { clock, onProgress });

    const withSets = reported.find(({ progress }) => progress.found > 0);
    expect(withSets?.progress.results?.[0]).toEqual(withSets?.progress.best);
    const lists = reported.flatMap(({ at, progress: { results } }) => (results ? [{ at, results }] : []));
    expect(lists.length).toBeGreaterThan(2);
    lists.forEach(({ at, results }, index) => {
      expect(checkReport({ ...report, status: "cancelled", results }, query, catalog)).toEqual([]);
      expect(results.length).toBeLessThanOrEqual(20);
      const figures = results.map((set) => figuresOf(set, query.objective ?? { kind: "slots" }));
      expect(figures).toEqual(figures.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
      const before = lists[index - 1];
      if (!before) return;
      expect(at - before.at).toBeGreaterThanOrEqual(100);
      expect(results).not.toEqual(before.results);
    });
    const { results: last = [] } = lists.at(-1) ?? {};
    expect(last).toHaveLength(20);
  });

  test("knows the first sets at any step, as the same list while they stay", () => {
    const run = prepareSearch({ ...long, limit: 60 }, catalog);
    let before = run.firstSets();
    expect(before).toEqual([]);
    while (!run.step(25)) {
      const now = run.firstSets();
      expect(now).toEqual(run.report().results.slice(0, 20));
      expect(now === before).toBe(JSON.stringify(now) === JSON.stringify(before));
      before = now;
    }
  });
});
