import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "@/scripts/lib/project.mjs";
import {
  addTallies,
  summarize,
  tallyOfCheck,
  tallyOfFailure,
  tallyOfPlaywright,
  tallyOfVitest,
} from "@/scripts/lib/tally.mjs";

const nothing = { passed: 0, failed: 0, skipped: 0, retried: [], details: [], names: [] };
const well = { code: 0, tail: "" };
const badly = { code: 1, tail: "it broke" };
const vitestTest = (title: string, status: string, failureMessages: string[] = []) => ({
  ancestorTitles: ["sums"],
  title,
  status,
  failureMessages,
});
const file = (assertionResults: ReturnType<typeof vitestTest>[], status = "passed", message = "") => ({
  name: join(root, "tests/unit/a.test.ts"),
  status,
  message,
  assertionResults,
});

describe("vitest's report", () => {
  test("is counted test by test", () => {
    const report = {
      testResults: [
        file([vitestTest("a", "passed"), vitestTest("b", "passed")]),
        file([vitestTest("c", "skipped")]),
      ],
    };
    expect(tallyOfVitest(report, well)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      retried: [],
      details: [],
      names: [],
    });
  });

  test("names a failed test, its file and its message without colour codes", () => {
    const report = {
      testResults: [file([vitestTest("adds", "failed", ["\u001b[31mexpected 2\u001b[39m"])], "failed")],
    };
    expect(tallyOfVitest(report, badly)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      retried: [],
      details: [`${join("tests", "unit", "a.test.ts")} > sums > adds\n  expected 2`],
      names: [`${join("tests", "unit", "a.test.ts")} > sums > adds`],
    });
  });

  test("names a failed test on one line, whatever its title", () => {
    const report = { testResults: [file([vitestTest(`adds\n${"long ".repeat(99)}`, "failed")], "failed")] };
    const [name = ""] = tallyOfVitest(report, badly).names;
    expect(name).toContain("adds long long");
    expect(name).toHaveLength(240);
  });

  test("says which passed in a second attempt only, and why", () => {
    const report = {
      testResults: [file([vitestTest("a", "passed", ["too late"]), vitestTest("b", "passed")])],
    };
    const tally = tallyOfVitest(report, well);
    const name = `${join("tests", "unit", "a.test.ts")} > sums > a`;
    const details = [`In a second attempt: ${name}\n  too late`];
    expect(tally).toEqual({ ...nothing, passed: 2, retried: [`${name}: too late`], details });
  });

  test("counts a file that could not be loaded as a failure", () => {
    const report = { testResults: [file([vitestTest("a", "passed")]), file([], "failed", "no such module")] };
    expect(tallyOfVitest(report, badly)).toMatchObject({ passed: 1, failed: 1 });
  });

  test("counts a failing run without a failing test as a failure", () => {
    const report = { testResults: [file([vitestTest("a", "passed")])] };
    expect(tallyOfVitest(report, badly)).toMatchObject({ passed: 1, failed: 1 });
  });

  test("counts a report that was never written as a failure, even when the run ended well", () => {
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
  test("is counted once for each browser size, through all nesting", () => {
    const inner = { title: "menu", specs: [spec("opens", ["desktop", "expected"], ["phone", "skipped"])] };
    const report = {
      suites: [{ title: "menu.spec.ts", specs: [spec("shows", ["desktop", "expected"])], suites: [inner] }],
    };
    expect(tallyOfPlaywright(report, well)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 1,
      retried: [],
      details: [],
      names: [],
    });
  });

  test("names a failed test by size, place and path", () => {
    const inner = { title: "menu", specs: [spec("opens", ["phone", "unexpected", "not visible"])] };
    const report = { suites: [{ title: "menu.spec.ts", specs: [], suites: [inner] }] };
    const { details, names } = tallyOfPlaywright(report, badly);
    expect(details).toEqual(["[phone] menu.spec.ts:7 > menu > opens\n  not visible"]);
    expect(names).toEqual(["[phone] menu.spec.ts:7 > menu > opens"]);
  });

  test("says which passed in a second attempt only, and why", () => {
    const specs = [
      spec("flickers", ["desktop", "flaky", "\u001b[31mstalled\u001b[39m\n  at menu.spec.ts"]),
      spec("passes", ["desktop", "expected"]),
    ];
    const tally = tallyOfPlaywright({ suites: [{ title: "a", specs }] }, well);
    const name = "[desktop] menu.spec.ts:7 > flickers";
    const details = [`In a second attempt: ${name}\n  stalled\n    at menu.spec.ts`];
    expect(tally).toEqual({ ...nothing, passed: 2, retried: [`${name}: stalled`], details });
    expect(summarize(tally)).toBe("2 passed (1 in a second attempt)");
  });

  test("counts an error outside every test", () => {
    const report = { suites: [], errors: [{ message: "the configuration is wrong" }] };
    expect(tallyOfPlaywright(report, badly)).toMatchObject({ failed: 1 });
  });

  test("counts no test at all as a failure", () => {
    expect(tallyOfPlaywright({ suites: [] }, well)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe("a check that fails", () => {
  const nameOf = (tail: string) => tallyOfCheck({ code: 1, tail }).names;

  test("names place and rule of what Biome found", () => {
    const tail = [
      "lib/a.ts:2:1 assist/source/organizeImports  FIXABLE  ━━━━━━━━━━",
      "  × This statement must be preceded by a blank line.",
      "\u001b[1mlib/b.ts\u001b[0m format ━━━━━━━━━━",
      "  × Formatter would have printed the following content:",
      "Checked 2 files in 43ms. No fixes applied.",
      "check ━━━━━━━━━━",
    ].join("\n");
    expect(nameOf(tail)).toEqual(["lib/a.ts:2 > assist/source/organizeImports", "lib/b.ts > format"]);
  });

  test("names place and message of what the compiler found", () => {
    const tail = "lib/a.ts(1,7): error TS2322: Type 'string' is not number.\n  more about it\n";
    expect(nameOf(tail)).toEqual(["lib/a.ts(1,7) > TS2322: Type 'string' is not number."]);
  });

  test("is named by the first line of anything else, and counts as one", () => {
    expect(nameOf("it broke\nin two")).toEqual(["it broke"]);
    expect(tallyOfCheck({ code: 1, tail: "a(1,1): error TS1: x\nb(1,1): error TS1: x" }).failed).toBe(1);
  });
});

describe("the sum of the stages", () => {
  test("adds up, a check counting as one", () => {
    const sum = addTallies([tallyOfCheck(well), tallyOfCheck(badly), tallyOfFailure("no browser")]);
    expect(sum).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      retried: [],
      details: ["it broke", "no browser"],
      names: ["it broke", "no browser"],
    });
  });

  test("is said without what is zero", () => {
    expect(summarize({ ...nothing, passed: 3 })).toBe("3 passed");
    expect(summarize({ ...nothing, failed: 2, skipped: 1 })).toBe("0 passed, 2 failed, 1 skipped");
  });
});
