import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createInProcessDb } from "@/tests/support/in-process-db";
import { coinActions, everyAction } from "@/tests/support/soak/actions";
import { runSoak } from "@/tests/support/soak/run-soak";
import { getRuns, seed } from "@/tests/support/test-size";

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => void vi.restoreAllMocks());

describe("fifty people on a store with faults", () => {
  test("lose nothing and get nothing twice, whatever they do", async () => {
    const actions = getRuns({ small: 500, full: 8000 });
    const report = await runSoak(createInProcessDb(), {
      seed,
      actions: everyAction,
      actionsPerDay: 200,
      goesOn: ({ counts }) => counts.actions < actions,
    });
    expect({ lost: report.lost, doubled: report.doubled, problems: report.problems }).toEqual({
      lost: [],
      doubled: [],
      problems: [],
    });
    expect(report.entries).toBeGreaterThan(actions / 4);
    expect(report.left).toBeGreaterThan(0);
    for (const count of Object.values(report.faults)) expect(count).toBeGreaterThan(10);
  });

  test("are paid exactly what they were told, over many days", async () => {
    const operations = getRuns({ small: 700, full: 20_000 });
    const report = await runSoak(createInProcessDb(), {
      seed,
      actions: coinActions,
      actionsPerDay: 100,
      goesOn: ({ counts }) => counts.ledgerCalls < operations,
    });
    expect({ lost: report.lost, doubled: report.doubled, problems: report.problems }).toEqual({
      lost: [],
      doubled: [],
      problems: [],
    });
    expect(report.days).toBeGreaterThan(5);
  });
});
