import { describe, expect, test } from "vitest";
import {
  formatConflict,
  formatGiven,
  formatLowered,
  formatNearest,
  getLowered,
} from "@/lib/builder/criteria/format-conflict";
import { formatOptions } from "@/lib/builder/criteria/format-options";
import {
  formatEffort,
  formatFigure,
  formatProof,
  formatSearchProgress,
} from "@/lib/builder/criteria/format-search-report";
import { emptyCriteria } from "@/lib/builder/criteria/search-criteria";
import type { FoundSet } from "@/lib/builder/search/query";
import { createTestData } from "@/tests/support/builder-page";

const { getName } = createTestData();
const report = { status: "optimal", results: [], bound: null, nodes: 1160, ms: 160 } as const;
const set = {} as FoundSet;

describe("the proof in words", () => {
  test("says that a whole list is proved, or that it is all there is", () => {
    const full = formatProof({ ...report, results: [set, set] }, "defense", 2);
    expect(full).toMatchObject({ title: "Proven best.", tone: "proved" });
    expect(full.more).toBe("Top 2 sets; no other ranks higher.");
    expect(formatProof({ ...report, results: [set] }, "defense", 2).more).toBe("Only one armor set fits.");
  });

  test("names what no set can beat when the time ran out, in the unit of the objective", () => {
    const bounded = { ...report, status: "bounded", results: [set], bound: 30_201 } as const;
    expect(formatProof(bounded, "slots", 100).more).toContain("No set can exceed free slots 3-3-3-2-2-1.");
    const byDamage = { ...bounded, results: [{ ...set, damage: 400 }], bound: 410 };
    expect(formatProof(byDamage, "damage", 100).more).toContain(
      "No set can exceed 410 damage, 2.5% above the best found.",
    );
    const list = [400, 398, 380].map((damage) => ({ ...set, damage }));
    expect(
      formatProof({ ...byDamage, results: list, bound: 400, openBound: 398 }, "damage", 3).more,
    ).toContain(
      "The first 2 places are proven. A set that is missing from the list may exceed the last one by up to 4.74%.",
    );
    expect(formatFigure(1234.56, "damage")).toBe("1,234.6 damage");
    expect(formatFigure(20, "resistance-fire")).toBe("20 fire resistance");
  });

  test("says what a cancelled search is worth", () => {
    const cancelled = { ...report, status: "cancelled", results: [set, set] } as const;
    expect(formatProof(cancelled, "defense", 100)).toMatchObject({
      title: "Canceled.",
      more: "The 2 sets found so far are valid.",
    });
  });

  test("tells the effort with time and number", () => {
    expect(formatEffort(report)).toBe("1,160 combinations checked in 0.16\u00a0s");
    expect(formatSearchProgress({ nodes: 1160, bound: 512 }, 160, "defense")).toBe(
      "1,160 combinations checked in 0.16\u00a0s so far, upper limit: 512 defense",
    );
  });
});

describe("a conflict in words", () => {
  const base = { status: "smallest", atLeast: 2, unfilled: [], nodes: 0, ms: 0 } as const;
  const target = (id: string, level: number) => ({ field: "skills", id, level }) as const;

  test("names the skill targets that conflict", () => {
    const conflict = [target("burst", 5), target("agitator", 5), target("earplugs", 3)];
    expect(formatConflict({ ...base, conflict }, getName)).toBe(
      "Burst 5, Agitator 5 and Earplugs 3 cannot be combined. Any 2 of them can.",
    );
    expect(formatConflict({ ...base, status: "bounded", conflict }, getName)).toBe(
      "Burst 5, Agitator 5 and Earplugs 3 cannot be combined.",
    );
    expect(formatConflict({ ...base, conflict: conflict.slice(0, 1) }, getName)).toBe(
      "Burst 5 alone is not possible with these options.",
    );
  });

  test("names places for which nothing is left, and what was not found out", () => {
    const none = { ...base, conflict: [], unfilled: ["head", "charm"] } as const;
    expect(formatConflict(none, getName)).toBe(
      "Too many exclusions: nothing is left for the head and the charm.",
    );
    expect(formatConflict({ ...base, status: "cancelled", conflict: null }, getName)).toContain("in time");
  });

  test("names what was taken as given", () => {
    const criteria = { ...emptyCriteria, pinned: { head: "a" }, excluded: ["b", "c"] };
    expect(formatGiven(criteria, { owned: true, transcended: true })).toEqual([
      "high rank only",
      "1 locked piece",
      "2 exclusions",
      "your decorations only",
      "your talismans only",
    ]);
  });

  test("tells how near the nearest sets are and what to give up", () => {
    const dropped = [
      { field: "skills", id: "burst", level: 3, by: 1 },
      { field: "skills", id: "earplugs", level: 2, by: 2 },
    ] as const;
    const way = { dropped, set };
    const nearest = { status: "optimal", levels: 3, ways: [way], complete: true, nodes: 0, ms: 0 } as const;
    expect(formatNearest(nearest)).toBe("You have to give up at least 3 levels.");
    expect(formatNearest({ ...nearest, status: "cancelled", complete: false })).toBe(
      "You have to give up 3 levels. There may be other ways to do this.",
    );
    expect(formatLowered(getLowered(way), getName)).toBe("Lower Burst to 2 and drop Earplugs");
  });
});

describe("the options in one line", () => {
  test("name what differs from the usual", () => {
    const usual = { transcended: false, owned: false, talismans: 0 };
    expect(formatOptions(emptyCriteria, usual)).toBe("high rank");
    const criteria = {
      ...emptyCriteria,
      rank: "any",
      charms: "none",
      excluded: ["x"],
      weaponSlots: "all",
    } as const;
    expect(formatOptions(criteria, { transcended: true, owned: true, talismans: 2 })).toBe(
      "any rank, no charms, 2 own talismans, owned decorations, transcended, all weapon slots, 1 excluded",
    );
  });
});
