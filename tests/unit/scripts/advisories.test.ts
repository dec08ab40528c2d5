import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findInList, findInReport, isWithin, judge, readReport } from "@/scripts/lib/advisories.mjs";

const root = join(import.meta.dirname, "../../..");
const list = {
  asOf: "2026-11-22",
  notAffected: { "GHSA-accepted": "concerns servers" },
  advisories: [
    { id: "GHSA-critical", package: "next", severity: "critical", ranges: [["16.0.0", "16.3.3"]] },
    { id: "GHSA-low", package: "@scope/once", severity: "low", ranges: [["0.0.0", "2.0.1"]] },
    { id: "GHSA-accepted", package: "grpc", severity: "high", ranges: [["0.0.0", "1.13.6"]] },
  ],
};

describe("a version", () => {
  test.each([
    ["16.0.0", true],
    ["16.3.2", true],
    ["16.3.3", false],
    ["16.10.0", false],
    ["15.9.9", false],
    ["16.2.0-canary.3", true],
  ])("%s is within 16.0.0 to 16.3.3: %s", (version, within) => {
    expect(isWithin(version, "16.0.0", "16.3.3")).toBe(within);
  });
});

describe("the bundled list", () => {
  test("finds affected packages wherever they are installed, and no others of a similar name", () => {
    const packages = {
      "node_modules/next": { version: "16.3.2" },
      "node_modules/a/node_modules/@scope/once": { version: "2.0.0", dev: true },
      "node_modules/not-next": { version: "16.3.2" },
    };
    expect(findInList(list, packages)).toEqual([
      { id: "GHSA-critical", package: "next", severity: "critical", production: true },
      { id: "GHSA-low", package: "@scope/once", severity: "low", production: false },
    ]);
  });

  test("finds nothing in versions with the fix", () => {
    expect(findInList(list, { "node_modules/next": { version: "16.4.5" } })).toEqual([]);
  });

  test("speaks of packages in the lock file alone", () => {
    const { advisories } = JSON.parse(readFileSync(join(root, "scripts/advisories.json"), "utf8"));
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    for (const { id, package: name } of advisories) {
      const locked = Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`));
      expect(locked, `${id} of ${name}`).toBe(true);
    }
  });
});

describe("the registry's answer", () => {
  const report = JSON.stringify({
    vulnerabilities: {
      next: {
        via: [{ url: "https://github.com/advisories/GHSA-critical", severity: "critical" }],
        nodes: ["node_modules/next"],
      },
      wrapper: { via: ["next"], nodes: ["node_modules/wrapper"] },
      tool: {
        via: [{ url: "https://github.com/advisories/GHSA-tool", severity: "high" }],
        nodes: ["node_modules/tool"],
      },
    },
  });

  test("gives each advisory once, by the package that it is of", () => {
    const read = readReport(report);
    const packages = { "node_modules/next": { version: "16.3.2" }, "node_modules/tool": { dev: true } };
    expect(read && findInReport(read, packages)).toEqual([
      { id: "GHSA-critical", package: "next", severity: "critical", production: true },
      { id: "GHSA-tool", package: "tool", severity: "high", production: false },
    ]);
  });

  test.each(["", "not JSON", '{"message":"405 Method Not Allowed","statusCode":405}'])(
    "is none for the output %j",
    (output) => {
      expect(readReport(output)).toBeNull();
    },
  );
});

describe("the verdict", () => {
  const finding = { id: "GHSA-x", package: "next", severity: "high", production: true };

  test.each([
    ["a high one in production", finding, false],
    ["a critical one in production", { ...finding, severity: "critical" }, false],
    ["a moderate one in production", { ...finding, severity: "moderate" }, true],
    ["a critical one of a tool", { ...finding, severity: "critical", production: false }, true],
    ["a high one that does not concern the site", { ...finding, id: "GHSA-accepted" }, true],
  ])("on %s", (_name, each, ok) => {
    const verdict = judge("The source", [each], list.notAffected);
    expect(verdict.ok).toBe(ok);
    expect(verdict.lines[0]).toMatch(/^The source: /);
    expect(verdict.lines.join("\n")).toContain(each.id);
  });
});
