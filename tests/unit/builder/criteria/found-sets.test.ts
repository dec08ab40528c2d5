import { describe, expect, test } from "vitest";
import { applyFound, isSetEquipped } from "@/lib/builder/criteria/apply-found";
import { createFoundRow, createRowIndex } from "@/lib/builder/criteria/create-found-row";
import { getComparedLines } from "@/lib/builder/criteria/get-compared-lines";
import { listFittingSkills, listOtherSkills } from "@/lib/builder/criteria/list-extra-skills";
import { getRequestLoadout, isStale, noSearch, reduceSearch } from "@/lib/builder/criteria/search-state";
import { sortFoundRows } from "@/lib/builder/criteria/sort-rows";
import { changeLoadout } from "@/lib/builder/editor/change-loadout";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { FoundSet } from "@/lib/builder/search/query";
import { search } from "@/lib/builder/search/search";
import { getSlotFigure } from "@/lib/builder/search/set-figure";
import type { SkillCost } from "@/lib/builder/search/skill-costs";
import { createTestData, testLoadout } from "@/tests/support/builder-page";

const { armor, catalog, skills, weapons } = createTestData();
const rowIndex = createRowIndex(armor);
const query = { skills: { burst: 1, "weakness-exploit": 3 }, limit: 30 };
const { results } = search(query, armor);
const rows = results.map((set) => createFoundRow(set, query, rowIndex));

describe("a row of the results", () => {
  test("has every level that the set has once it is equipped, and names those beyond the skill targets", () => {
    for (const row of rows.slice(0, 10)) {
      const applied = changeLoadout(
        testLoadout(),
        { type: "apply-set", set: row.set, transcended: false, slots: "free" },
        catalog,
      );
      if ("code" in applied) throw new Error(applied.code);
      const derived = deriveLoadout(applied.loadout, catalog);
      expect(Object.fromEntries(row.levels)).toEqual(derived.levels);
      expect(row.always.defense).toBe(derived.defense.withSkills);
      expect(row.always.resistances.fire).toBe(derived.resistances.fire.withSkills);
      expect(isSetEquipped(applied.loadout, row.set)).toBe(true);
      const beyond = Object.fromEntries(row.extra.map(({ id, beyond }) => [id, beyond]));
      const targets = { burst: 1, "weakness-exploit": 3 } as Record<string, number>;
      const expected = [...row.levels].filter(([id, level]) => level > (targets[id] ?? 0));
      expect(beyond).toEqual(
        Object.fromEntries(expected.map(([id, level]) => [id, level - (targets[id] ?? 0)])),
      );
    }
    expect(isSetEquipped(testLoadout(), results[0] as never)).toBe(false);
  });

  test("puts pieces of one set together and counts equal decorations", () => {
    for (const { groups, decorations, set } of rows) {
      expect(groups.flatMap(({ pieces }) => pieces.map(({ id }) => id)).toSorted()).toEqual(
        Object.values(set.armor).toSorted(),
      );
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
      const counted = decorations.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(set.decorations.length + set.weaponDecorations.length);
    }
    expect(Math.min(...rows.map(({ groups }) => groups.length))).toBeLessThan(5);
  });

  test("is sorted by any figure, equals in the order of the search", () => {
    const byFire = sortFoundRows(rows, "resistance-fire").map(({ set }) => set.resistances.fire);
    expect(byFire).toEqual([...byFire].sort((a, b) => b - a));
    const byExtra = sortFoundRows(rows, "extra").map(({ extraLevels }) => extraLevels);
    expect(byExtra).toEqual([...byExtra].sort((a, b) => b - a));
    expect(byExtra[0]).toBeGreaterThan(byExtra.at(-1) ?? 0);
    expect(sortFoundRows(rows, "found")).toBe(rows);
    const same = sortFoundRows([...rows, ...rows], "defense").slice(0, 2);
    expect(same[0]).toBe(rows[0]);
  });

  test("has more room by one slot of level 3 than by every slot of level 2, and so on", () => {
    expect(getSlotFigure([0, 0, 1])).toBeGreaterThan(getSlotFigure([30, 30, 0]));
    expect(getSlotFigure([0, 1, 0])).toBeGreaterThan(getSlotFigure([30, 0, 0]));
  });

  test("is compared with others, the best marked where they differ", () => {
    const lines = getComparedLines(rows.slice(0, 3), armor.skills);
    for (const { cells, differs } of lines) {
      const values = cells.map(({ value }) => value);
      expect(differs).toBe(new Set(values).size > 1);
      expect(cells.map(({ best }) => best)).toEqual(
        values.map((value) => differs && value === Math.max(...values)),
      );
    }
    const skillLines = lines.filter(({ label }) => label.kind === "skill");
    expect(skillLines.map(({ differs }) => differs)).toEqual(
      skillLines.map(({ differs }) => differs).toSorted((a, b) => Number(b) - Number(a)),
    );
    expect(lines.find(({ key }) => key === "burst")?.cells.every(({ value }) => value >= 1)).toBe(true);
    const strong = rows.slice(0, 2).map((row) => ({ ...row, set: { ...row.set, damage: 2243.34 } }));
    const damage = getComparedLines(strong, armor.skills).find(({ key }) => key === "damage");
    expect(damage?.cells.map(({ text }) => text)).toEqual(["2,243.3", "2,243.3"]);
    const slots = (
      [
        [0, 0, 0],
        [2, 0, 5],
        [0, 1, 0],
      ] as const
    ).map((freeSlots, at) => ({
      ...rows[at],
      set: { ...rows[at]?.set, freeSlots },
    })) as unknown as typeof rows;
    const free = getComparedLines(slots, armor.skills).find(({ cells }) => cells[0]?.text === "—");
    expect(free?.cells.map(({ text }) => text)).toEqual(["—", "5×3 2×1", "1×2"]);
  });
});

describe("room for more", () => {
  const best = { freeSlots: [1, 0, 2], damage: undefined } as unknown as FoundSet;
  const costs: readonly SkillCost[] = [
    { id: "earplugs", level: 1, maxLevel: 3, freeSlots: [1, 0, 1] },
    { id: "agitator", level: 0, maxLevel: 1, freeSlots: [0, 0, 0] },
    { id: "burst", level: 1, maxLevel: 2, freeSlots: [1, 0, 2] },
  ];

  test("names what fits the best set, with the slots that it takes", () => {
    expect(
      listFittingSkills(best, costs, skills).map(({ id, now, max, cost }) => [id, now, max, cost]),
    ).toEqual([
      ["agitator", 0, 1, "2 level 3 slots, a level 1 slot"],
      ["burst", 1, 2, ""],
      ["earplugs", 1, 3, "a level 3 slot"],
    ]);
  });

  test("has its price in damage where that is the objective", () => {
    const [cost] = costs.map((each) => ({ ...each, damage: 98.5 }));
    const rows = listFittingSkills({ ...best, damage: 100 }, cost ? [cost] : [], skills);
    expect(rows.map((row) => row.cost)).toEqual(["1.5% damage"]);
  });

  test("leaves out what does nothing with the weapon", () => {
    const rows = listFittingSkills(best, costs, skills, (id) => (id === "burst" ? -1 : 0));
    expect(rows.map(({ id }) => id)).not.toContain("burst");
  });

  test("names what takes other armor by itself, from the level that the best set reaches", () => {
    const headroom = [
      { id: "burst", kind: "armor", maxLevel: 1, exact: true },
      { id: "earplugs", kind: "armor", maxLevel: 3, exact: true },
      { id: "agitator", kind: "armor", maxLevel: 4, exact: true },
      { id: "attack-boost", kind: "weapon", maxLevel: 2, exact: false },
    ] as const;
    const getLevel = (id: string) => (id === "burst" ? 1 : 0);
    expect(listOtherSkills(headroom, costs, getLevel, skills)).toEqual([
      { id: "attack-boost", now: 0, max: 2, cost: null },
      { id: "agitator", now: 1, max: 4, cost: null },
    ]);
  });
});

describe("equipping found sets one after the other", () => {
  test("equips each with the weapon of the search, so that decorations of the one before are no obstacle", () => {
    const weapon = weapons.weapons.find(({ slots, artian }) => !artian && slots.length === 1);
    const loadout = testLoadout({ weapon: { id: weapon?.id ?? "", decorations: [], artian: null } });
    const pairQuery = { skills: { "attack-boost": 1 }, weapon: { slots: weapon?.slots ?? [] }, limit: 2 };
    const [first, second] = search(pairQuery, armor).results;
    if (!first || !second) throw new Error("Two sets were expected");
    const equipped = { weapon: loadout.weapon, charm: null, transcended: false, slots: "free" } as const;
    const equip = (set: typeof first, current: typeof loadout) => {
      const { action, left } = applyFound(set, equipped, current, catalog);
      const changed = changeLoadout(current, action, catalog);
      if ("code" in changed) throw new Error(changed.code);
      expect(left).toMatchObject({ weapon: changed.loadout.weapon, charm: changed.loadout.charm });
      return changed.loadout;
    };
    const withFirst = equip(first, loadout);
    expect(withFirst.weapon?.decorations).toHaveLength(1);
    const withSecond = equip(second, withFirst);
    expect(deriveLoadout(withSecond, catalog).levels["attack-boost"]).toBe(1);

    const request = { run: 1, query: pairQuery, objective: "defense", title: "defense", equipped } as const;
    expect(getRequestLoadout(withFirst, request, withFirst)).toMatchObject({
      weapon: loadout.weapon,
      charm: null,
    });
    const other = { ...withFirst, weapon: null };
    expect(getRequestLoadout(other, request, withFirst).weapon).toBeNull();
    expect(getRequestLoadout(loadout, request, null)).toBe(loadout);
  });
});

describe("the state of a search", () => {
  const request = {
    run: 2,
    query,
    objective: "defense",
    title: "defense",
    equipped: { weapon: null, charm: null, transcended: false, slots: "free" },
  } as const;
  const begun = reduceSearch(noSearch, { type: "requested", request });
  const [set] = results;
  const progress = { nodes: 5, found: 1, best: set ?? null, bound: 500 };
  const infeasible = { status: "infeasible", results: [], bound: null, nodes: 1, ms: 1 } as const;

  test("shows sets as they come and drops nothing when only figures arrive", () => {
    const first = reduceSearch(begun, { type: "progress", run: 2, progress, ms: 4 });
    expect(first.shown?.sets).toEqual([set]);
    const list = { ...progress, results: results.slice(0, 3) };
    const listed = reduceSearch(first, { type: "progress", run: 2, progress: list, ms: 8 });
    expect(listed.shown?.sets).toHaveLength(3);
    const later = reduceSearch(listed, {
      type: "progress",
      run: 2,
      progress: { ...progress, found: 9 },
      ms: 12,
    });
    expect(later.shown?.sets).toHaveLength(3);
    expect(later.ms).toBe(12);
  });

  test("ignores events of an older request", () => {
    expect(reduceSearch(begun, { type: "progress", run: 1, progress, ms: 4 })).toBe(begun);
    expect(reduceSearch(begun, { type: "failed", run: 1, failure: "late" })).toBe(begun);
  });

  test("continues to explain where no set exists, and starts clean with the next request", () => {
    const none = reduceSearch(begun, { type: "reported", run: 2, report: infeasible });
    expect(none.phase).toBe("explaining");
    const again = reduceSearch(none, { type: "requested", request: { ...request, run: 3 } });
    expect(again.report).toBeNull();
    expect(again.phase).toBe("searching");
  });

  test("shows the sets of the previous request until the first of the new one come", () => {
    const first = reduceSearch(begun, { type: "progress", run: 2, progress, ms: 4 });
    const next = { ...request, run: 3 };
    const again = reduceSearch(first, { type: "requested", request: next });
    expect(again.shown).toEqual({ request, sets: [set] });
    const none = reduceSearch(again, { type: "reported", run: 3, report: infeasible });
    expect(none.shown).toEqual({ request: next, sets: [] });
  });

  test("is stale once the query differs", () => {
    expect(isStale(begun, { ...query })).toBe(false);
    expect(isStale(begun, { ...query, rank: "any" })).toBe(true);
    expect(isStale(noSearch, query)).toBe(false);
  });
});
