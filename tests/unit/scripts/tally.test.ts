import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "@/scripts/lib/project.mjs";
import {
  addTallies,
  summarize,
  tallyOfCheck,
  tallyOfFailure,
  tallyOfPlaywright,
  tallyOfVitest,
} from "@/scripts/lib/tally.mjs";

const well = { code: 0, tail: "" };
const badly = { code: 1, tail: "it broke" };
const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const file = (assertionResults: ReturnType<typeof test>[], status = "passed", message = "") => ({
  name: join(root, "tests/unit/a.test.ts"),
  status,
  message,
  assertionResults,
});

describe("vitest's report", () => {
  it("is counted test by test", () => {
    const report = {
      testResults: [file([test("a", "passed"), test("b", "passed")]), file([test("c", "skipped")])],
    };
    expect(tallyOfVitest(report, well)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      retried: 0,
      details: [],
    });
  });

  it("names a failed test, its file and its message without colour codes", () => {
    const report = {
      testResults: [file([test("adds", "failed", ["\u001b[31mexpected 2\u001b[39m"])], "failed")],
    };
    expect(tallyOfVitest(report, badly)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      retried: 0,
      details: [`${join("tests", "unit", "a.test.ts")} > adds\n  expected 2`],
    });
  });

  it("counts a file that could not be loaded as a failure", () => {
    const report = { testResults: [file([test("a", "passed")]), file([], "failed", "no such module")] };
    expect(tallyOfVitest(report, badly)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("counts a failing run without a failing test as a failure", () => {
    const report = { testResults: [file([test("a", "passed")])] };
    expect(tallyOfVitest(report, badly)).toMatchObject({ passed: 1, failed: 1 });
  });

  it("counts a report that was never written as a failure, even when the run ended well", () => {
    expect(tallyOfVitest(null, badly)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyOfVitest(null, well)).toMatchObject({ passed: 0, failed: 1 });
    expect(tallyOfVitest({ testResults: [] }, well)).toMatchObject({ passed: 0, failed: 1 });
  });
});

const spec = (title: string, ...tests: [project: string, status: string, message?: string][]) => ({
  title,
  file: "menu.spec.ts",
  line: 7,
  tests: tests.map(([projectName, status, message]) => ({
    projectName,
    status,
    results: [{ errors: message ? [{ message }] : [] }],
  })),
});

describe("Playwright's report", () => {
  it("is counted once for each browser size, through all nesting", () => {
    const inner = { title: "menu", specs: [spec("opens", ["desktop", "expected"], ["phone", "skipped"])] };
    const report = {
      suites: [{ title: "menu.spec.ts", specs: [spec("shows", ["desktop", "expected"])], suites: [inner] }],
    };
    expect(tallyOfPlaywright(report, well)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      retried: 0,
      details: [],
    });
  });

  it("names a failed test by size, place and path", () => {
    const inner = { title: "menu", specs: [spec("opens", ["phone", "unexpected", "not visible"])] };
    const report = { suites: [{ title: "menu.spec.ts", specs: [], suites: [inner] }] };
    expect(tallyOfPlaywright(report, badly).details).toEqual([
      "[phone] menu.spec.ts:7 > menu > opens\n  not visible",
    ]);
  });

  it("says how many passed in a second attempt only", () => {
    const specs = [
      spec("flickers", ["desktop", "flaky", "stalled"]),
      spec("stands", ["desktop", "expected"]),
    ];
    const tally = tallyOfPlaywright({ suites: [{ title: "a", specs }] }, well);
    expect(tally).toEqual({ passed: 2, failed: 0, skipped: 0, retried: 1, details: [] });
    expect(summarize(tally)).toBe("2 passed (1 in a second attempt)");
  });

  it("counts an error outside every test", () => {
    const report = { suites: [], errors: [{ message: "the configuration is wrong" }] };
    expect(tallyOfPlaywright(report, badly)).toMatchObject({ failed: 1 });
  });

  it("counts no test at all as a failure", () => {
    expect(tallyOfPlaywright({ suites: [] }, well)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("the sum of the stages", () => {
  it("adds up, a check counting as one", () => {
    const sum = addTallies([tallyOfCheck(well), tallyOfCheck(badly), tallyOfFailure("no browser")]);
    expect(sum).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      retried: 0,
      details: ["it broke", "no browser"],
    });
  });

  it("is said without what is zero", () => {
    expect(summarize({ passed: 3, failed: 0, skipped: 0, retried: 0, details: [] })).toBe("3 passed");
    expect(summarize({ passed: 0, failed: 2, skipped: 1, retried: 0, details: [] })).toBe(
      "0 passed, 2 failed, 1 skipped",
    );
  });
});
