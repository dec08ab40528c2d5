import { describe, expect, test } from "vitest";
import { formatPieces, getNextTarget, listBonusTotals, listSkillTotals } from "@/lib/builder/gear/totals";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { catalog, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";

const equipped = deriveLoadout(gogmaziosLoadout, catalog);
const bare = deriveLoadout(loadoutWith({}), catalog);

describe("listSkillTotals", () => {
  test("lists every skill of a kind once, the highest level first", () => {
    const totals = listSkillTotals(equipped, { skills: {} }, "armor", catalog);
    const expected = equipped.skills.filter(({ kind }) => kind === "armor").map(({ skill }) => skill);
    expect(totals.map(({ skill }) => skill).toSorted()).toEqual(expected.toSorted());
    const levels = totals.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  });

  test("adds skill targets that nothing brings, at level 0", () => {
    const targets = { skills: { earplugs: 2, handicraft: 5, agitator: 5 } };
    const missing = listSkillTotals(bare, targets, "armor", catalog);
    expect(missing).toEqual([
      { skill: "earplugs", kind: "armor", level: 0, maxLevel: 3, overflow: 0, sources: [], target: 2 },
      { skill: "agitator", kind: "armor", level: 0, maxLevel: 5, overflow: 0, sources: [], target: 5 },
    ]);
    const agitator = listSkillTotals(equipped, targets, "armor", catalog).find(
      ({ skill }) => skill === "agitator",
    );
    expect(agitator).toMatchObject({ level: 5, target: 5 });
  });
});

describe("listBonusTotals", () => {
  test("puts active bonuses first and tells the pieces of each level", () => {
    const totals = listBonusTotals(equipped, { bonuses: {} }, "set-bonus", catalog);
    expect(totals[0]).toMatchObject({ skill: "gogmapocalypse", level: 2 });
    expect(totals[0]?.steps.map(({ pieces }) => pieces)).toEqual([2, 4]);
    const firstOff = totals.findIndex(({ level }) => level === 0);
    expect(totals.slice(firstOff).every(({ level }) => level === 0)).toBe(true);
  });

  test("adds target bonuses without a piece", () => {
    const [only] = listBonusTotals(bare, { bonuses: { gogmapocalypse: 2 } }, "set-bonus", catalog);
    expect(only).toMatchObject({ pieces: 0, level: 0, target: 2, next: { level: 1, pieces: 2 } });
  });
});

describe("formatPieces", () => {
  test("counts pieces toward the next level", () => {
    const words = new Map(
      listBonusTotals(equipped, { bonuses: {} }, "set-bonus", catalog).map((total) => [
        total.skill,
        formatPieces(total),
      ]),
    );
    expect(words.get("gogmapocalypse")).toBe("5 pieces, max level");
    expect(words.get("doshagumas-might")).toBe("2 of 4 pieces; next level at 4");
    expect(words.get("xu-wus-vigor")).toBe("1 of 2 pieces");
  });
});

describe("getNextTarget", () => {
  test("continues from what is equipped or targeted, up to the maximum", () => {
    expect(getNextTarget({ level: 2, target: 0, maxLevel: 5 })).toBe(3);
    expect(getNextTarget({ level: 2, target: 4, maxLevel: 5 })).toBe(5);
    expect(getNextTarget({ level: 5, target: 0, maxLevel: 5 })).toBeNull();
    expect(getNextTarget({ level: 1, target: 5, maxLevel: 5 })).toBeNull();
  });
});
