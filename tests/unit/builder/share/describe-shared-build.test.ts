import { describe, expect, test } from "vitest";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { describeSharedBuild } from "@/lib/builder/share/describe-shared-build.server";
import { encodeLoadout } from "@/lib/builder/share/encode-build-code";
import { createBuildCodeTables } from "@/lib/builder/share/id-numbers";
import { ApiError } from "@/lib/http/api-error";
import { data, gogmaziosLoadout } from "@/tests/support/builder/loadouts";

const tables = createBuildCodeTables(data);

describe("what a link says of its build", () => {
  test("names the weapon, its figures and the highest skills", () => {
    const shared = describeSharedBuild(encodeLoadout(gogmaziosLoadout, tables));
    expect(shared.title).toMatch(/^Build with /);
    expect(shared.description).toMatch(
      /^Great Sword\. Base: attack \d+, affinity .*defense \d+\. Always on: attack [\d.]+, .*defense \d+\. /,
    );
    expect(shared.text).toContain("Head: ");
  });

  test("says what it is without a weapon", () => {
    const armor = { ...gogmaziosLoadout, weapon: null };
    expect(describeSharedBuild(encodeLoadout(armor, tables)).title).toBe("An armor build");
    expect(describeSharedBuild(encodeLoadout(emptyLoadout, tables)).description).toBe(
      "Base: defense 0. Always on: defense 0.",
    );
  });

  test("refuses what is no code", () => {
    for (const code of ["nonsense", "", "1".repeat(5000)]) {
      expect(() => describeSharedBuild(code)).toThrow(ApiError);
    }
  });
});
