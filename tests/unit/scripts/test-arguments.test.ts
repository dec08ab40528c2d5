import { describe, expect, test } from "vitest";
import { parseTestArguments } from "@/scripts/lib/test-arguments.mjs";

const nothing = { only: null, changed: null, profile: false, plain: false, rest: [] };

describe("the command line of npm test", () => {
  test("means everything when it is empty", () => {
    expect(parseTestArguments([])).toEqual(nothing);
  });

  test("chooses stages, in the order in which they run", () => {
    expect(parseTestArguments(["--only", "components,unit"])).toEqual({
      ...nothing,
      only: ["unit", "components"],
    });
  });

  test("hands the rest to the runner of one stage", () => {
    const parsed = parseTestArguments(["--only", "e2e", "consent", "--grep", "banner"]);
    expect(parsed).toEqual({ ...nothing, only: ["e2e"], rest: ["consent", "--grep", "banner"] });
  });

  test("reads the option for the time report, alone and with a stage", () => {
    expect(parseTestArguments(["--profile"])).toEqual({ ...nothing, profile: true });
    const parsed = parseTestArguments(["--profile", "--only", "unit", "time"]);
    expect(parsed).toEqual({ ...nothing, only: ["unit"], profile: true, rest: ["time"] });
  });

  test("runs the browser tests alone on the plain site, unless another stage is named", () => {
    expect(parseTestArguments(["--plain"])).toEqual({ ...nothing, plain: true, only: ["e2e"] });
    expect(parseTestArguments(["--plain", "shell"]).rest).toEqual(["shell"]);
    expect(parseTestArguments(["--only", "integration", "--plain"]).only).toEqual(["integration"]);
  });

  test("compares with HEAD unless another commit is named", () => {
    expect(parseTestArguments(["--changed"])).toEqual({ ...nothing, changed: "HEAD" });
    expect(parseTestArguments(["--changed", "origin/main"]).changed).toBe("origin/main");
    expect(parseTestArguments(["--changed", "--profile"])).toEqual({
      ...nothing,
      changed: "HEAD",
      profile: true,
    });
    expect(parseTestArguments(["--changed", "main", "--only", "unit"])).toEqual({
      ...nothing,
      only: ["unit"],
      changed: "main",
    });
  });

  test.each([
    [["--only", "units"], /No such stage: units/],
    [["--only"], /No such stage/],
    [["--watch"], /Unknown: --watch/],
    [["--only", "unit,e2e", "consent"], /one stage only/],
    [["--only", "unit", "--changed", "main", "time"], /time cannot go with --changed/],
  ])("refuses %j", (words, message) => {
    expect(() => parseTestArguments(words)).toThrow(message);
  });
});
