import { describe, expect, test, vi } from "vitest";
import { adaptLimits, getSlowness, measureMachine, usualMs } from "@/scripts/lib/machine-speed.mjs";
import { patientLimit, readSlowness } from "@/scripts/lib/slowness.mjs";

const idle = { cores: 2, times: [usualMs, usualMs], load: 0 };

describe("how slow the machine is", () => {
  test.each([
    ["as fast as usual, with nothing else to do", idle, 1],
    ["three times as fast", { ...idle, times: [usualMs / 3, usualMs / 3] }, 1],
    ["twice as slow", { ...idle, times: [usualMs * 2, usualMs * 2] }, 2],
    ["slow on one core, which some test will run on", { ...idle, times: [usualMs, usualMs * 2.5] }, 2.5],
    ["busy with five other programs during the last minute", { ...idle, load: 5 }, 3.5],
    ["busy with as many, on more cores", { cores: 10, times: [usualMs], load: 5 }, 1.5],
    ["busy now, and idle before", { ...idle, times: [usualMs * 4, usualMs * 4], load: 1 }, 4],
    ["hardly alive", { ...idle, times: [usualMs * 900, usualMs * 900] }, 5],
  ])("%s", (_, speed, slowness) => {
    expect(getSlowness(speed)).toBe(slowness);
  });

  test("is measured by the same work on each core", async () => {
    const { cores, times, load } = await measureMachine();
    expect(times).toHaveLength(Math.min(cores, 16));
    expect(times.every((ms) => ms > 0)).toBe(true);
    expect(load).toBeGreaterThanOrEqual(0);
  });
});

describe("a run", () => {
  test("hands the factor on, and says at its end that its limits were longer", async () => {
    const env = {};
    const said = await adaptLimits(env, async () => ({ ...idle, times: [120, 354.4], load: 5.26 }));
    expect(env).toEqual({ QUARRY_SLOWNESS: "3.6" });
    expect(said).toEqual([
      "This machine was slow or busy when the run began: 354 ms for what usually takes 100 ms, load 5.3 on 2 cores. All limits were 3.6 times as long.",
    ]);
  });

  test("says nothing of a machine that is nearly as fast as usual", async () => {
    const env = {};
    expect(await adaptLimits(env, async () => ({ ...idle, times: [140, 100] }))).toEqual([]);
    expect(env).toEqual({ QUARRY_SLOWNESS: "1.4" });
  });

  test("measures nothing where the factor is given", async () => {
    const measure = vi.fn(async () => idle);
    const env = { QUARRY_SLOWNESS: "4" };
    expect(await adaptLimits(env, measure)).toEqual([
      "All limits were 4 times as long, as QUARRY_SLOWNESS says.",
    ]);
    expect(await adaptLimits({ QUARRY_SLOWNESS: "1" }, measure)).toEqual([]);
    expect(measure).not.toHaveBeenCalled();
  });
});

describe("a limit", () => {
  test("is as many times as long", () => {
    expect(patientLimit(20_000, { QUARRY_SLOWNESS: "3.5" })).toBe(70_000);
    expect(patientLimit(333, { QUARRY_SLOWNESS: "1.1" })).toBe(366);
  });

  test.each([
    ["nothing was measured", undefined, 1000],
    ["the factor is empty", "", 1000],
    ["it is no number", "very", 1000],
    ["it would make it shorter", "0.2", 1000],
    ["it would never end", "5000", 5000],
  ])("where %s", (_, factor, limit) => {
    expect(patientLimit(1000, { QUARRY_SLOWNESS: factor })).toBe(limit);
  });

  test("of a run that measured nothing knows no factor", () => {
    expect(readSlowness({})).toBeUndefined();
  });
});
