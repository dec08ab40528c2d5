import { setImmediate as turnOfLoop } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseTasks, countSlots, runTasks } from "@/scripts/lib/schedule.mjs";
import { planStages, planTasks } from "@/scripts/lib/test-plan.mjs";

const task = (key: string, slots = 1, needs: string[] = [], apart?: string) => ({ key, slots, needs, apart });
const keys = (tasks: { key: string }[]) => tasks.map(({ key }) => key);
const everything = planStages({ forced: undefined, emulator: true, ci: false, only: null }).stages;

/**
 * Runs the tasks with work that takes a moment of a clock of its own, and gives which ran at the same time. Stopped timers
 * of the process would do, if a file before this one had left none that goes on.
 */
async function simulate(tasks: ReturnType<typeof planTasks>, slots: number) {
  const running = new Set<string>();
  const order: string[] = [];
  const together: string[][] = [];
  const work: { end: number; finish: () => void }[] = [];
  let now = 0;
  let isOver = false;
  const all = runTasks(tasks, slots, async ({ key, slots: taken }) => {
    running.add(key);
    order.push(key);
    together.push([...running]);
    await new Promise<void>((finish) => work.push({ end: now + 1 + taken, finish }));
    running.delete(key);
  }).finally(() => {
    isOver = true;
  });
  for (await turnOfLoop(); !isOver; await turnOfLoop()) {
    const next = work.sort((a, b) => a.end - b.end).shift();
    if (!next) throw new Error(`Nothing runs, after: ${order.join(", ")}`);
    now = next.end;
    next.finish();
  }
  await all;
  return { order, together };
}

describe("the slots of a machine", () => {
  const gigabyte = 2 ** 30;
  test.each([
    [{ cores: 2, memory: 24 * gigabyte }, 2],
    [{ cores: 1, memory: 24 * gigabyte }, 1],
    [{ cores: 16, memory: 8 * gigabyte }, 4],
    [{ cores: 2, memory: gigabyte }, 1],
  ])("of %j are %d", (machine, slots) => {
    expect(countSlots(machine)).toBe(slots);
  });
});

describe("what starts next", () => {
  test("is what comes first and fits", () => {
    expect(keys(chooseTasks([task("a"), task("b"), task("c")], [], 2))).toEqual(["a", "b"]);
    expect(keys(chooseTasks([task("c")], [task("a"), task("b")], 2))).toEqual([]);
  });

  test("is a later one where an earlier one has to wait", () => {
    const waiting = [task("big", 2), task("small")];
    expect(keys(chooseTasks(waiting, [task("a")], 2))).toEqual(["small"]);
  });

  test("has to wait for what it needs, unless that is not part of the run", () => {
    const waiting = [task("server tests", 1, ["build"]), task("other")];
    expect(keys(chooseTasks(waiting, [task("build")], 3))).toEqual(["other"]);
    expect(keys(chooseTasks(waiting, [], 3))).toEqual(["server tests", "other"]);
  });

  test("runs by itself when it needs more than there is", () => {
    expect(keys(chooseTasks([task("browser", 3)], [task("a")], 2))).toEqual([]);
    expect(keys(chooseTasks([task("browser", 3), task("a")], [], 2))).toEqual(["browser"]);
  });

  test("starts at any time when it takes nothing", () => {
    expect(keys(chooseTasks([task("emulators", 0)], [task("a"), task("b")], 2))).toEqual(["emulators"]);
    expect(keys(chooseTasks([task("browser", 3)], [task("emulators", 0)], 2))).toEqual(["browser"]);
  });

  test("never runs at the same time as one that it excludes", () => {
    const waiting = [task("a", 1, [], "server"), task("b", 1, [], "server"), task("c")];
    expect(keys(chooseTasks(waiting, [], 4))).toEqual(["a", "c"]);
  });
});

describe("a run of all stages", () => {
  test("on two cores builds while it lints and checks types, and leaves the browser tests alone", async () => {
    const { order, together } = await simulate(planTasks(everything, 2), 2);
    expect(order.slice(0, 5)).toEqual(["build", "emulators", "chromium", "lint", "types"]);
    expect(order.slice(-2)).toEqual(["e2e", "e2e-embedded"]);
    const withIntegration = together.filter((each) => each.some((key) => key.startsWith("integration")));
    expect(withIntegration.flat()).toEqual(expect.arrayContaining(["unit", "components"]));
    for (const each of together) if (each.some((key) => key.startsWith("e2e"))) expect(each).toHaveLength(1);
  });

  test("on one core runs one heavy stage after the other", async () => {
    const { together } = await simulate(planTasks(everything, 1), 1);
    const heavy = new Set(everything.filter(({ slots }) => slots >= 1).map(({ key }) => String(key)));
    for (const each of together) expect(each.filter((key) => heavy.has(key)).length).toBeLessThanOrEqual(1);
  });

  test("runs everything once, whatever the machine and whatever the options", async () => {
    const some = fc.record({
      stages: fc.subarray(everything),
      slots: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(some, async ({ stages, slots }) => {
        const tasks = planTasks(stages, slots);
        const { order } = await simulate(tasks, slots);
        expect(order.toSorted()).toEqual(keys(tasks).toSorted());
      }),
      { numRuns: 25 },
    );
  });

  test("says so when nothing can ever start", async () => {
    const tasks = [task("a", 1, ["b"]), task("b", 1, ["a"])];
    await expect(runTasks(tasks, 2, async () => {})).rejects.toThrow("Nothing can start: a, b");
  });
});
