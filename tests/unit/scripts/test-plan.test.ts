import { describe, expect, test } from "vitest";
import { planStages, planTasks } from "@/scripts/lib/test-plan.mjs";

const machine = { forced: undefined, emulator: true, ci: false, only: null };
const keys = (plan: ReturnType<typeof planStages>) => plan.stages.map(({ key }) => key);

describe("the stages of npm test", () => {
  test("are all of them where both backends can be had, with one journey on the second", () => {
    const plan = planStages(machine);
    expect(keys(plan)).toEqual([
      "lint",
      "types",
      "rules",
      "integration",
      "integration-embedded",
      "unit",
      "components",
      "e2e",
      "e2e-embedded",
    ]);
    expect(plan.stages.at(-1)?.journey).toBe(true);
    expect(plan.leftOut).toEqual([]);
    expect(plan.missingEmulator).toBe(false);
  });

  test("leave out the security rules alone where there is no emulator, and say so", () => {
    const plan = planStages({ ...machine, emulator: false });
    expect(keys(plan)).toEqual([
      "lint",
      "types",
      "integration-embedded",
      "unit",
      "components",
      "e2e-embedded",
    ]);
    expect(plan.stages.at(-1)?.journey, "every browser test runs on the one backend").toBe(false);
    expect(plan.leftOut).toEqual([expect.stringContaining("security rules")]);
    expect(plan.missingEmulator).toBe(false);
  });

  test("hold a missing emulator for a failure with CI set", () => {
    expect(planStages({ ...machine, emulator: false, ci: true }).missingEmulator).toBe(true);
  });

  test("do not miss the emulator when no chosen stage needs it", () => {
    const plan = planStages({
      ...machine,
      emulator: false,
      ci: true,
      only: ["unit", "integration-embedded"],
    });
    expect(plan.missingEmulator).toBe(false);
    expect(plan.leftOut).toEqual([]);
  });

  test("run on the embedded backend alone when it is chosen, also with CI set", () => {
    const plan = planStages({ ...machine, forced: "embedded", ci: true });
    expect(keys(plan)).not.toContain("rules");
    expect(keys(plan)).toContain("e2e-embedded");
    expect(keys(plan)).not.toContain("e2e");
    expect(plan.missingEmulator).toBe(false);
    expect(plan.leftOut).toEqual([expect.stringContaining("QUARRY_BACKEND=embedded")]);
  });

  test("run on the emulators alone when they are chosen, and say so", () => {
    const plan = planStages({ ...machine, forced: "emulators" });
    expect(keys(plan)).toEqual(["lint", "types", "rules", "integration", "unit", "components", "e2e"]);
    expect(plan.leftOut).toEqual([expect.stringContaining("embedded backend")]);
  });

  test("run on one backend where one is enough, and on the embedded one where there is no other", () => {
    const options = { ...machine, only: ["e2e", "e2e-embedded"] as const, oneBackend: true };
    expect(keys(planStages(options))).toEqual(["e2e"]);
    expect(keys(planStages({ ...options, emulator: false }))).toEqual(["e2e-embedded"]);
    expect(keys(planStages({ ...options, forced: "embedded" }))).toEqual(["e2e-embedded"]);
  });
});

describe("the work that the stages make", () => {
  const everything = planStages(machine).stages;
  const only = (...stages: NonNullable<Parameters<typeof planStages>[0]["only"]>) =>
    planStages({ ...machine, only: stages }).stages;
  const task = (tasks: ReturnType<typeof planTasks>, key: string) => tasks.find((each) => each.key === key);

  test("begins with the build and has each stage once", () => {
    const tasks = planTasks(everything, 2);
    expect(tasks[0]?.key).toBe("build");
    expect(tasks.filter(({ stage }) => stage).map(({ key }) => key)).toEqual(
      everything.map(({ key }) => key),
    );
  });

  test("waits for what it needs, all of which is there", () => {
    const tasks = planTasks(everything, 2);
    expect(task(tasks, "e2e")?.needs).toEqual(["emulators", "build", "chromium"]);
    expect(task(tasks, "rules")?.needs).toEqual(["emulators"]);
    expect(task(tasks, "unit")?.needs).toEqual([]);
    const there = tasks.map(({ key }) => key);
    for (const { needs } of tasks) expect(there).toEqual(expect.arrayContaining([...needs]));
  });

  test("has no build, emulators or browser where no stage needs them", () => {
    expect(planTasks(only("lint", "unit"), 2).map(({ key }) => key)).toEqual(["lint", "unit"]);
    expect(planTasks(only("rules"), 2).map(({ key }) => key)).toEqual(["emulators", "rules"]);
  });

  test("shares the cores between the stages that can use several", () => {
    expect(task(planTasks(everything, 8), "unit")?.slots).toBe(4);
    expect(task(planTasks(everything, 2), "components")?.slots).toBe(1);
    expect(task(planTasks(only("components"), 2), "components")?.slots).toBe(2);
    expect(task(planTasks(everything, 1), "unit")?.slots).toBe(1);
  });

  test("serves one site at a time", () => {
    const served = planTasks(everything, 2).filter(({ needs }) => needs.includes("build"));
    expect(served).toHaveLength(4);
    expect(new Set(served.map(({ apart }) => apart))).toEqual(new Set(["server"]));
  });
});
