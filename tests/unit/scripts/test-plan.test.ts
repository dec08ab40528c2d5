import { describe, expect, it } from "vitest";
import { parseTestArguments, planStages } from "@/scripts/lib/test-plan.mjs";

const machine = { forced: undefined, emulator: true, ci: false, only: null };
const keys = (plan: ReturnType<typeof planStages>) => plan.stages.map(({ key }) => key);

describe("the stages of npm test", () => {
  it("are all of them where both backends can be had, with one journey on the second", () => {
    const plan = planStages(machine);
    expect(keys(plan)).toEqual([
      "lint",
      "types",
      "unit",
      "components",
      "rules",
      "integration",
      "e2e",
      "integration-embedded",
      "e2e-embedded",
    ]);
    expect(plan.stages.at(-1)?.journey).toBe(true);
    expect(plan.leftOut).toEqual([]);
    expect(plan.missingEmulator).toBe(false);
  });

  it("leave out the security rules alone where there is no emulator, and say so", () => {
    const plan = planStages({ ...machine, emulator: false });
    expect(keys(plan)).toEqual([
      "lint",
      "types",
      "unit",
      "components",
      "integration-embedded",
      "e2e-embedded",
    ]);
    expect(plan.stages.at(-1)?.journey, "every browser test runs on the one backend").toBe(false);
    expect(plan.leftOut).toEqual([expect.stringContaining("security rules")]);
    expect(plan.missingEmulator).toBe(false);
  });

  it("hold a missing emulator for a failure with CI set", () => {
    expect(planStages({ ...machine, emulator: false, ci: true }).missingEmulator).toBe(true);
  });

  it("do not miss the emulator when no chosen stage needs it", () => {
    const plan = planStages({
      ...machine,
      emulator: false,
      ci: true,
      only: ["unit", "integration-embedded"],
    });
    expect(plan.missingEmulator).toBe(false);
    expect(plan.leftOut).toEqual([]);
  });

  it("run on the embedded backend alone when it is asked for, also with CI set", () => {
    const plan = planStages({ ...machine, forced: "embedded", ci: true });
    expect(keys(plan)).not.toContain("rules");
    expect(keys(plan)).toContain("e2e-embedded");
    expect(keys(plan)).not.toContain("e2e");
    expect(plan.missingEmulator).toBe(false);
    expect(plan.leftOut).toEqual([expect.stringContaining("QUARRY_BACKEND=embedded")]);
  });

  it("run on the emulators alone when they are asked for, and say so", () => {
    const plan = planStages({ ...machine, forced: "emulators" });
    expect(keys(plan)).toEqual(["lint", "types", "unit", "components", "rules", "integration", "e2e"]);
    expect(plan.leftOut).toEqual([expect.stringContaining("embedded backend")]);
  });
});

describe("the command line of npm test", () => {
  it("means everything when it is empty", () => {
    expect(parseTestArguments([])).toEqual({ only: null, rest: [] });
  });

  it("chooses stages, in the order in which they run", () => {
    expect(parseTestArguments(["--only", "components,unit"])).toEqual({
      only: ["unit", "components"],
      rest: [],
    });
  });

  it("hands the rest to the runner of one stage", () => {
    const parsed = parseTestArguments(["--only", "e2e", "consent", "--grep", "banner"]);
    expect(parsed).toEqual({ only: ["e2e"], rest: ["consent", "--grep", "banner"] });
  });

  it.each([
    [["--only", "units"], /No such stage: units/],
    [["--only"], /No such stage/],
    [["--watch"], /Unknown: --watch/],
    [["--only", "unit,e2e", "consent"], /one stage only/],
  ])("refuses %j", (words, message) => {
    expect(() => parseTestArguments(words)).toThrow(message);
  });
});
