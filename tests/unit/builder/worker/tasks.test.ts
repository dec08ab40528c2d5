import { afterEach, describe, expect, test, vi } from "vitest";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { listEnds } from "@/lib/builder/damage/uptime-range";
import { unpackArmorData } from "@/lib/builder/data/armor-file";
import { explainConflict } from "@/lib/builder/search/conflict";
import { findFixes } from "@/lib/builder/search/fixes";
import { findFrontier } from "@/lib/builder/search/frontier";
import { findHeadroom, type Headroom } from "@/lib/builder/search/headroom";
import { findNearest } from "@/lib/builder/search/nearest-sets";
import type { FoundSet } from "@/lib/builder/search/query";
import { prepareRobust } from "@/lib/builder/search/robust";
import { search } from "@/lib/builder/search/search";
import { runSteps } from "@/lib/builder/search/steps";
import { type EngineReply, type ExplainReport, protocolVersion } from "@/lib/builder/worker/protocol";
import { serveEngine } from "@/lib/builder/worker/serve-engine";
import { createEngineClient } from "@/lib/builder/worker/worker-client";
import { greatSwordScenario, longQuery } from "@/tests/support/builder/damage-query";
import { inMemoryWorkers, packedArmor } from "@/tests/support/builder/in-memory-workers";
import { patience } from "@/tests/support/patience";

const data = unpackArmorData(packedArmor);
const workers = inMemoryWorkers();
const client = createEngineClient({ open: workers.open, loadArmor: async () => packedArmor });
afterEach(() => expect(workers.opened()).toBe(1));

/** The times differ from run to run, nothing else does. */
const timeless = <Report extends object>(report: Report) => ({ ...report, ms: 0 });

const easy = { skills: { "weakness-exploit": 5, agitator: 3, burst: 1 } };
const impossible = {
  skills: { "weakness-exploit": 5, agitator: 5, "maximum-might": 3, burst: 5, earplugs: 3 },
};

describe("a task of the worker", () => {
  test("finds the sets of a direct search, and tells of the best on the way", async () => {
    const query = { ...easy, objective: { kind: "slots" }, limit: 20 } as const;
    const best: (FoundSet | null)[] = [];
    const lists: (readonly FoundSet[])[] = [];
    const report = await client.run(
      { kind: "search", query },
      {
        onProgress: (progress) => {
          best.push(progress.best);
          if (progress.results) lists.push(progress.results);
        },
      },
    );
    expect(lists[0]?.length).toBeGreaterThan(0);
    expect(timeless(report)).toStrictEqual(timeless(search(query, data)));
    expect(report.status).toBe("optimal");
    expect(best.at(-1)).toStrictEqual(report.results[0]);
  });

  test("finds the set over a range of uptimes as a direct call does", async () => {
    const ranges = [{ condition: "fullHealth", from: 20, to: 80 }] as const;
    const scenarios = listEnds(greatSwordScenario(), ranges);
    const query = { skills: { "weakness-exploit": 3 }, limit: 1 };
    const damages = scenarios.map((scenario) => compileDamage(scenario, data.skills));
    const report = await client.run({ kind: "robust", query, scenarios });
    expect(report.status).toBe("optimal");
    expect(report.results[0]?.corners).toHaveLength(2);
    expect(timeless(report)).toStrictEqual(timeless(runSteps(prepareRobust(query, data, damages))));
  });

  test("compiles the scenario of a search for damage", async () => {
    const scenario = greatSwordScenario();
    const fixed = { "attack-boost": 3 };
    const query = { skills: { "weakness-exploit": 3 }, limit: 3 };
    const posted = { ...query, objective: { kind: "damage", scenario, fixed } } as const;
    const direct = { kind: "damage", damage: compileDamage(scenario, data.skills, fixed) } as const;
    const report = await client.run({ kind: "search", query: posted });
    expect(report.results[0]?.damage).toBeGreaterThan(0);
    expect(timeless(report)).toStrictEqual(timeless(search({ ...query, objective: direct }, data)));
  });

  test("finds the best of several weapons, each with its own scenario", async () => {
    const scenario = greatSwordScenario();
    const stronger = { ...scenario, weapon: { ...scenario.weapon, attack: scenario.weapon.attack + 40 } };
    const weapon = { slots: [3] };
    const report = await client.run({
      kind: "combination",
      query: { skills: { "weakness-exploit": 3 } },
      options: [scenario, stronger].map((each) => ({ weapon, scenario: each })),
      count: 1,
    });
    expect(report.status).toBe("optimal");
    expect(report.results.map(({ option }) => option)).toEqual([1]);
    expect(report.excluded).toBe(1);
  });

  test("ends a search as bounded when its nodes are used up", async () => {
    const report = await client.run({ kind: "search", query: longQuery(), limits: { maxNodes: 20 } });
    expect(report.status).toBe("bounded");
    expect(report.bound).not.toBeNull();
  });

  test("explains a query without a set: the conflict, what makes one possible, then the nearest sets", async () => {
    const told: ExplainReport[] = [];
    const changes = [{ key: "transcended", change: { transcended: true } }];
    const report = await client.run(
      { kind: "explain", query: impossible, changes, ways: 3 },
      { onProgress: (known) => told.push(known) },
    );
    const conflict = timeless(explainConflict(impossible, data));
    expect(conflict.status).toBe("smallest");
    expect(told.map(({ fixes, nearest }) => [fixes !== null, nearest !== null])).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    expect(timeless(report.conflict)).toStrictEqual(conflict);
    const change = { key: "transcended", query: { ...impossible, transcended: true }, catalog: data };
    const fixes = findFixes(impossible, data, [change]);
    expect(report.fixes && timeless(report.fixes)).toStrictEqual(timeless(fixes));
    expect(fixes.fixes[0]?.keys).toEqual(["transcended"]);
    expect(report.nearest && timeless(report.nearest)).toStrictEqual(
      timeless(findNearest(impossible, data, { ways: 3 })),
    );
  });

  test("values what makes a query for damage possible by its damage, but with another weapon", async () => {
    const scenario = greatSwordScenario();
    const query = { ...impossible, objective: { kind: "damage", scenario } } as const;
    const changes = [
      { key: "transcended", change: { transcended: true } },
      { key: "other", change: { transcended: true }, isOtherWeapon: true },
    ];
    const { fixes } = await client.run({ kind: "explain", query, changes, ways: 1 });
    const [transcended, other, lowered] = fixes?.fixes ?? [];
    const damage = { kind: "damage", damage: compileDamage(scenario, data.skills) } as const;
    const best = search({ ...impossible, transcended: true, objective: damage, limit: 1 }, data);
    expect(transcended?.set.damage).toBeCloseTo(best.results[0]?.damage ?? 0, 6);
    expect(other?.set.damage).toBeUndefined();
    expect(lowered?.set.damage).toBeGreaterThan(0);
  });

  test("shares its limits between both halves of an explanation", async () => {
    const { nodes } = findNearest(impossible, data);
    const report = await client.run({ kind: "explain", query: impossible, limits: { maxNodes: nodes + 1 } });
    expect(report.nearest?.status).toBe("bounded");
  });

  test("looks for no nearest sets where a set exists", async () => {
    const report = await client.run({ kind: "explain", query: easy });
    expect(report.conflict.status).toBe("feasible");
    expect(report.nearest).toBeNull();
  });

  test("tells the headroom of every skill once it is known", async () => {
    const reported: Headroom[] = [];
    let messages = 0;
    const onProgress = (list: readonly Headroom[]) => {
      messages++;
      reported.push(...list);
    };
    const report = await client.run({ kind: "headroom", query: easy }, { onProgress });
    expect(timeless(report)).toStrictEqual(timeless(findHeadroom(easy, data)));
    const byId = (a: Headroom, b: Headroom) => (a.id < b.id ? -1 : 1);
    expect(reported.toSorted(byId)).toStrictEqual(report.skills.toSorted(byId));
    expect(messages).toBeGreaterThan(1);
  });

  test("starts from the sets that are known", async () => {
    const sets = search({ ...easy, limit: 20 }, data).results;
    const report = await client.run({ kind: "headroom", query: easy, sets });
    expect(timeless(report)).toStrictEqual(timeless(findHeadroom(easy, data, { sets })));
  });

  test("tells the sets of a frontier", async () => {
    const objectives = [{ kind: "defense" }, { kind: "resistance", element: "fire" }] as const;
    const reported: FoundSet[] = [];
    const report = await client.run(
      { kind: "frontier", query: easy, objectives },
      { onProgress: (sets) => reported.push(...sets) },
    );
    expect(timeless(report)).toStrictEqual(timeless(findFrontier(easy, data, objectives)));
    expect(report.points.length).toBeGreaterThan(1);
    expect(reported).toStrictEqual(report.points);
  });

  test("runs along with a task of another kind", async () => {
    const order: string[] = [];
    const long = client
      .run({ kind: "headroom", query: easy })
      .then(({ status }) => order.push(`headroom ${status}`));
    const short = client
      .run({ kind: "search", query: { ...easy, limit: 1 } })
      .then(({ status }) => order.push(status));
    await Promise.all([long, short]);
    expect(order).toEqual(["optimal", "headroom optimal"]);
  });
});

describe("a cancelled task", () => {
  test("ends before its proof, with what was found", async () => {
    const stop = new AbortController();
    let later = 0;
    const report = await client.run(
      { kind: "search", query: longQuery() },
      {
        signal: stop.signal,
        onProgress: ({ found }) => {
          if (stop.signal.aborted) later++;
          if (found > 0) stop.abort();
        },
      },
    );
    expect(report.status).toBe("cancelled");
    expect(report.results.length).toBeGreaterThan(0);
    expect(later).toBe(0);
  });

  test("ends where it was cancelled before it began", async () => {
    const signal = AbortSignal.abort();
    expect((await client.run({ kind: "search", query: longQuery() }, { signal })).status).toBe("cancelled");
    const explained = await client.run({ kind: "explain", query: impossible }, { signal });
    expect(explained.conflict.status).toBe("cancelled");
    expect(explained.nearest).toBeNull();
    expect((await client.run({ kind: "headroom", query: easy }, { signal })).status).toBe("cancelled");
  });

  test("gives way to the latest of its kind, and ends before it", async () => {
    const order: string[] = [];
    const calls = [longQuery(), longQuery(), { ...easy, limit: 1 }].map(async (query, at) => {
      const { status } = await client.run({ kind: "search", query });
      order.push(`${at} ${status}`);
    });
    await Promise.all(calls);
    expect(order).toEqual(["0 cancelled", "1 cancelled", "2 optimal"]);
  });

  test("is not begun where the next of its kind has come already", async () => {
    const replies: EngineReply[] = [];
    const receive = serveEngine({ post: (reply) => replies.push(reply), clock: () => performance.now() });
    receive({ type: "start", version: protocolVersion, armor: packedArmor });
    receive({ type: "run", id: 1, task: { kind: "search", query: longQuery() } });
    // Messages come one by one, with promises settled between them.
    for (let turns = 0; turns < 10; turns++) await Promise.resolve();
    receive({ type: "run", id: 2, task: { kind: "search", query: { ...easy, limit: 1 } } });
    const ends = () => replies.filter(({ type }) => type === "done");
    await vi.waitFor(() => expect(ends()).toHaveLength(2), patience);
    expect(ends()).toMatchObject([
      { id: 1, report: { report: { status: "cancelled", nodes: 0 } } },
      { id: 2, report: { report: { status: "optimal" } } },
    ]);
  });

  test("leaves tasks of other kinds alone", async () => {
    const stop = new AbortController();
    const search = client.run({ kind: "search", query: longQuery() }, { signal: stop.signal });
    const headroom = client.run({ kind: "headroom", query: easy });
    stop.abort();
    expect((await search).status).toBe("cancelled");
    expect((await headroom).status).toBe("optimal");
  });
});
