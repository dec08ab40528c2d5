import { describe, expect, test } from "vitest";
import { noTimes, timesOfPlaywright, timesOfVitest } from "@/scripts/lib/test-times.mjs";

const partsOf = ({ parts }: typeof noTimes) => Object.fromEntries(parts.map(({ name, ms }) => [name, ms]));

describe("where Vitest's time went", () => {
  const file = { environment: 1, prepare: 2, setup: 3, collect: 4, tests: 5 };
  const times = {
    startUp: 100,
    transform: 50,
    files: [
      { file: "a.test.ts", ...file },
      { file: "b.test.ts", ...file, tests: 10 },
    ],
  };

  test("is summed for each file", () => {
    expect(timesOfVitest(times).files).toEqual([
      { name: "a.test.ts", ms: 15 },
      { name: "b.test.ts", ms: 20 },
    ]);
  });

  test("is summed over the files", () => {
    expect(partsOf(timesOfVitest(times))).toEqual({
      "start-up": 100,
      "transform (main process)": 50,
      "worker start": 4,
      environment: 2,
      "setup files": 6,
      import: 8,
      "tests and hooks": 15,
    });
  });

  test("is not known of a run that broke off", () => {
    expect(timesOfVitest(null)).toEqual(noTimes);
  });
});

describe("where Playwright's time went", () => {
  const attempt = (file: string, total: number) => ({
    file,
    title: "[desktop] opens",
    total,
    before: 100,
    calls: 200,
    expectations: 300,
    after: 50,
  });
  const times = {
    startUp: 10,
    tests: [attempt("menu.spec.ts", 700), attempt("login.spec.ts", 650), attempt("menu.spec.ts", 800)],
  };

  test("is summed for each file, over sizes and attempts", () => {
    expect(timesOfPlaywright(times).files).toEqual([
      { name: "menu.spec.ts", ms: 1500 },
      { name: "login.spec.ts", ms: 650 },
    ]);
  });

  test("is split into hooks, calls, expectations and the rest", () => {
    expect(partsOf(timesOfPlaywright(times))).toEqual({
      "start-up": 10,
      "hooks and fixtures before": 300,
      "calls to the page": 600,
      expectations: 900,
      "hooks and fixtures after": 150,
      "the tests' own code": 200,
    });
  });

  test("is not known of a run that broke off", () => {
    expect(timesOfPlaywright(null)).toEqual(noTimes);
  });
});
