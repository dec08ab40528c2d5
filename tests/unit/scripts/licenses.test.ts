import { describe, expect, test } from "vitest";
import { findRefused, listLicenses, updateNotices } from "@/scripts/lib/licenses.mjs";

const packages = {
  "": { license: "MIT" },
  "node_modules/zeta": { license: "MIT" },
  "node_modules/alpha": { license: "MIT" },
  "node_modules/zeta/node_modules/alpha": { license: "MIT" },
  "node_modules/@scope/font": { license: "OFL-1.1" },
  "node_modules/only-for-tests": { license: "GPL-3.0", dev: true },
};

describe("the license list", () => {
  test("has each package of the production build once, by license", () => {
    expect([...listLicenses(packages)]).toEqual([
      ["MIT", ["alpha", "zeta"]],
      ["OFL-1.1", ["@scope/font"]],
    ]);
  });

  test.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0)", true],
    ["Apache-2.0 AND LGPL-3.0-or-later", true],
    ["MPL-2.0", true],
    ["MIT AND GPL-3.0", false],
    ["AGPL-3.0", false],
    [undefined, false],
  ])("allows a package under %s: %s", (license, isAllowed) => {
    const listed = listLicenses({ "node_modules/some-package": license ? { license } : {} });
    expect(findRefused(listed)).toHaveLength(isAllowed ? 0 : 1);
  });

  test("replaces its own section of the notices and nothing else", () => {
    const before = "# Notices\n\n## Packages of the production build\n\nold\n\n## MIT license\n\ntext\n";
    const after = updateNotices(before, listLicenses(packages));
    expect(after).toContain("- **MIT:** alpha, zeta\n- **OFL-1.1:** @scope/font\n\n## MIT license\n\ntext\n");
    expect(after).not.toContain("old");
    expect(updateNotices(after, listLicenses(packages))).toBe(after);
  });

  test("changes the notices when a package is added", () => {
    const notices = updateNotices("# Notices\n", listLicenses(packages));
    const more = listLicenses({ ...packages, "node_modules/new": { license: "ISC" } });
    expect(updateNotices(notices, more)).not.toBe(notices);
  });
});
