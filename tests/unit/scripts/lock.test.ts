import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findLockFileProblems, refusesInstallScripts } from "@/scripts/lib/lock.mjs";

const integrity = `sha512-${"a".repeat(86)}==`;
const root = join(import.meta.dirname, "../../..");

describe("the lock file", () => {
  test("promises every package that it names", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    expect(Object.keys(packages).length).toBeGreaterThan(1000);
    expect(findLockFileProblems(packages)).toEqual([]);
  });

  test.each([
    ["no integrity", { version: "1.0.0" }],
    [
      "an integrity that is broken easily",
      { version: "1.0.0", integrity: "sha1-aaaaaaaaaaaaaaaaaaaaaaaaaaa=" },
    ],
    ["an integrity cut short", { version: "1.0.0", integrity: integrity.slice(0, -4) }],
    ["a source elsewhere", { version: "1.0.0", integrity, resolved: "https://elsewhere.example/a.tgz" }],
    ["a source in git", { version: "1.0.0", integrity, resolved: "git+ssh://git@github.com/a/a.git" }],
    ["a script that nobody has read", { version: "1.0.0", integrity, hasInstallScript: true }],
  ])("is refused for a package with %s, wherever it is installed", (_problem, entry) => {
    for (const path of ["node_modules/a", "node_modules/b/node_modules/a"]) {
      expect(findLockFileProblems({ [path]: entry })).toEqual([expect.stringMatching(/^a@1\.0\.0 /)]);
    }
  });

  test("needs no integrity of the project, a folder of it, or what another package brings", () => {
    const own = { "": { version: "0.1.0" }, "node_modules/link": { link: true } };
    expect(findLockFileProblems({ ...own, "node_modules/a/node_modules/b": { inBundle: true } })).toEqual([]);
  });
});

test.each([
  ["ignore-scripts=true", true],
  ["audit=false\nignore-scripts = true\n", true],
  ["ignore-scripts=false", false],
  ["# ignore-scripts=true", false],
  ["", false],
])("scripts of packages are off by %j: %s", (text, isOff) => {
  expect(refusesInstallScripts(text)).toBe(isOff);
});

test("scripts of packages are off in this checkout", () => {
  expect(refusesInstallScripts(readFileSync(join(root, ".npmrc"), "utf8"))).toBe(true);
});
