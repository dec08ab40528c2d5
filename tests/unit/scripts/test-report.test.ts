import { describe, expect, test } from "vitest";
import {
  doneLine,
  failureLines,
  profileLines,
  secondAttemptLines,
  slowFileTable,
  stageTable,
  timesRecord,
} from "@/scripts/lib/test-report.mjs";

const row = (title: string, rest: Partial<Parameters<typeof stageTable>[0][number]> = {}) => ({
  title,
  began: 0,
  ms: 0,
  result: "",
  files: [],
  parts: [],
  names: [],
  retried: [],
  ...rest,
});

describe("the table of stages", () => {
  test("says when each began, how long it took and what came of it", () => {
    const rows = [
      row("Production build", { ms: 61_240, result: "built" }),
      row("Unit tests", { began: 187_000, ms: 8_049, result: "3 passed" }),
    ];
    expect(stageTable(rows)).toEqual([
      "  Stage             began  seconds  result",
      "  Production build   0:00     61.2  built",
      "  Unit tests         3:07      8.0  3 passed",
    ]);
    expect(stageTable([])).toEqual([]);
  });
});

describe("the slowest test files", () => {
  const rows = [
    row("Unit tests", {
      files: [
        { name: "a.test.ts", ms: 1000 },
        { name: "b.test.ts", ms: 12_000 },
      ],
    }),
    row("Browser", { files: [{ name: "c.spec.ts", ms: 3000 }] }),
  ];

  test("are those of all stages, slowest first, and no more than requested", () => {
    expect(slowFileTable(rows, 2)).toEqual([
      "  seconds  slowest test files  stage",
      "     12.0  b.test.ts           Unit tests",
      "      3.0  c.spec.ts           Browser",
    ]);
  });

  test("are not there where no file ran", () => {
    expect(slowFileTable([row("Lint")], 20)).toEqual([]);
  });
});

describe("the profile", () => {
  test("says of each stage with figures where its time went", () => {
    const files = [{ name: "a.test.ts", ms: 1 }];
    const parts = [
      { name: "import", ms: 40_000 },
      { name: "tests and hooks", ms: 1500 },
    ];
    expect(profileLines([row("Lint"), row("Unit tests", { ms: 30_000, files, parts })])).toEqual([
      "Unit tests: 30.0 s, 1 file; summed over the files:",
      "     40.0  import",
      "      1.5  tests and hooks",
    ]);
  });
});

describe("the failures", () => {
  test("are a line each with stage, file and test", () => {
    const rows = [row("Lint"), row("Unit tests", { names: ["a.test.ts > adds", "b.test.ts"] })];
    expect(failureLines(rows, 20)).toEqual(["✗ Unit tests: a.test.ts > adds", "✗ Unit tests: b.test.ts"]);
  });

  test("are counted where they are too many to name", () => {
    const names = Array.from({ length: 23 }, (_, at) => `test ${at}`);
    const lines = failureLines([row("Unit tests", { names })], 20);
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe("  +3 more");
  });
});

describe("second attempts", () => {
  test("are a line each with stage, test and what the first attempt failed with", () => {
    const rows = [row("Lint"), row("Browser", { retried: ["[phone] menu.spec.ts:7 > opens: stalled"] })];
    expect(secondAttemptLines(rows)).toEqual([
      "! Browser, second attempt: [phone] menu.spec.ts:7 > opens: stalled",
    ]);
  });
});

describe("the end of a run", () => {
  test("says how long it took, and what was skipped where something was", () => {
    expect(doneLine(125_400, 0)).toBe("Done in 2 min 05 s.");
    expect(doneLine(1000, 3, "")).toBe("Done in 1.0 s. 3 skipped.");
    expect(doneLine(1000, 3, "77")).toBe("Done in 1.0 s. 3 skipped. Turn of QUARRY_TEST_TURN=77.");
  });

  test("stores every figure in seconds", () => {
    const rows = [
      row("Unit tests", {
        ms: 1234,
        files: [
          { name: "a", ms: 1 },
          { name: "b", ms: 1000 },
        ],
      }),
    ];
    expect(timesRecord(rows, { total: 2000, slots: 2, size: "small", turn: "77" })).toEqual({
      total: 2,
      atOnce: 2,
      size: "small",
      turn: "77",
      stages: [
        { title: "Unit tests", began: 0, seconds: 1.23, result: "", parts: {}, files: { b: 1, a: 0 } },
      ],
    });
  });
});
