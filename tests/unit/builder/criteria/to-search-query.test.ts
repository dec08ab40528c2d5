import { describe, expect, test } from "vitest";
import { emptyCollection } from "@/lib/builder/collection/collection";
import { findCriteriaProblems } from "@/lib/builder/criteria/find-criteria-problems";
import {
  emptyCriteria,
  equippedTalisman,
  getObjective,
  searchObjectives,
} from "@/lib/builder/criteria/search-criteria";
import { equippedTalismanId, getLimits, toSearchQuery } from "@/lib/builder/criteria/to-search-query";
import { checkQuery } from "@/lib/builder/search/check-query";
import type { SavedTalisman } from "@/lib/builder/share/build-file";
import { createTestData, testLoadout } from "@/tests/support/builder-page";

const { catalog, armor, weapons, getName } = createTestData();
const situation = { loadout: testLoadout(), collection: emptyCollection, damage: null, catalog };

/** A weapon of three large slots, filled with the decoration that raises attack most. */
const weapon = weapons.weapons.find(({ slots, artian }) => !artian && slots.length === 3 && slots[0] === 3);
const attackJewel = armor.decorations.find(
  ({ kind, skills }) => kind === "weapon" && skills[0]?.skill === "attack-boost" && skills[0].level === 3,
);
const armed = (decorations: readonly (string | null)[]) =>
  testLoadout({ weapon: { id: weapon?.id ?? "", decorations, artian: null } });

describe("the query of search criteria", () => {
  test("maximizes damage where it can be calculated, and free slots otherwise, unless something is chosen", () => {
    expect(getObjective(emptyCriteria, true)).toBe("damage");
    expect(getObjective(emptyCriteria, false)).toBe("slots");
    expect(getObjective({ ...emptyCriteria, objective: "defense" }, true)).toBe("defense");
  });

  test("can be searched for every objective of a sum", () => {
    const sums = searchObjectives.filter((each) => each !== "damage");
    for (const objective of sums) {
      const query = toSearchQuery({ ...emptyCriteria, objective, skills: { burst: 1 } }, situation);
      const { objective: summed, ...rest } = query;
      if (summed?.kind === "damage") throw new Error("A sum is not damage");
      expect(checkQuery({ ...rest, objective: summed }, armor)).toEqual([]);
      expect(query.limit).toBe(100);
    }
    expect(toSearchQuery({ ...emptyCriteria, objective: "resistance-ice" }, situation).objective).toEqual({
      kind: "resistance",
      element: "ice",
    });
  });

  test("names no more levels of the weapon than count, however many decorations bring them", () => {
    const jewels = [attackJewel?.id ?? "", attackJewel?.id ?? "", null];
    const query = toSearchQuery(emptyCriteria, { ...situation, loadout: armed(jewels) });
    expect(query.weapon?.skills?.["attack-boost"]).toBe(5);
    expect(query.weapon?.slots).toHaveLength(1);
    const { objective: _, ...rest } = query;
    expect(checkQuery(rest, armor)).toEqual([]);
  });

  test("counts owned decorations that stay in the weapon as used, and as free where they are taken out", () => {
    const id = attackJewel?.id ?? "";
    const collection = { ...emptyCollection, decorations: { [id]: 2 } };
    const there = { ...situation, collection, loadout: armed([id]) };
    expect(toSearchQuery(emptyCriteria, there).decorations).toEqual({ [id]: 1 });
    expect(toSearchQuery({ ...emptyCriteria, weaponSlots: "all" }, there).decorations).toEqual({ [id]: 2 });
    expect(toSearchQuery({ ...emptyCriteria, decorations: "all" }, there).decorations).toBe("unlimited");
  });

  test("applies a pinned talisman, and drops the pin when none is equipped", () => {
    const figures = { talisman: "golden-age-charm", skills: [{ skill: "burst", level: 1 }], slots: [] };
    const equipped = testLoadout({ charm: { kind: "talisman", decorations: [], ...figures } });
    const criteria = {
      ...emptyCriteria,
      pinned: { charm: equippedTalisman },
      talismans: "any-legal" as const,
    };
    const query = toSearchQuery(criteria, { ...situation, loadout: equipped });
    expect(query.pinned).toEqual({ charm: equippedTalismanId });
    expect(query.talismans).toEqual([{ id: equippedTalismanId, ...figures }]);
    expect(toSearchQuery(criteria, situation)).toMatchObject({ pinned: {}, talismans: "any-legal" });
  });

  test("takes the equipped talisman along with the saved ones, once", () => {
    const figures = { talisman: "golden-age-charm", skills: [{ skill: "burst", level: 1 }], slots: [] };
    const saved: SavedTalisman = { id: "a", name: "Mine", ...figures };
    const other = { ...figures, skills: [{ skill: "agitator", level: 1 }] };
    const withTalisman = (equipped: typeof figures) =>
      testLoadout({ charm: { kind: "talisman", decorations: [], ...equipped } });
    const collection = { ...emptyCollection, talismans: [saved] };
    const listTalismans = (equipped: typeof figures) =>
      toSearchQuery(emptyCriteria, { ...situation, collection, loadout: withTalisman(equipped) }).talismans;
    expect(listTalismans(figures)).toEqual([{ id: "a", ...figures }]);
    expect(listTalismans(other)).toEqual([
      { id: "a", ...figures },
      { id: equippedTalismanId, ...other },
    ]);
    const none = { ...situation, collection, loadout: withTalisman(other) };
    expect(toSearchQuery({ ...emptyCriteria, talismans: "none" }, none).talismans).toBe("none");
  });

  test("requests fewer sets where each is valued by damage, and allows more time", () => {
    const scenario = { kind: "damage", scenario: {} as never } as const;
    const damage = toSearchQuery(
      { ...emptyCriteria, objective: "damage" },
      { ...situation, damage: scenario },
    );
    expect(damage.objective).toBe(scenario);
    expect(damage.limit).toBe(20);
    const plain = getLimits(toSearchQuery(emptyCriteria, situation)).budgetMs ?? 0;
    expect(getLimits(damage).budgetMs).toBeGreaterThan(plain);
  });
});

describe("a problem of the criteria", () => {
  test("is a piece that is pinned and excluded, named", () => {
    const criteria = {
      ...emptyCriteria,
      pinned: { head: "gogmazios-helm-alpha" },
      excluded: ["gogmazios-helm-alpha"],
    };
    expect(findCriteriaProblems(criteria, null, getName)).toEqual([
      { text: "Gogmazios Helm α is both locked and excluded.", fixIn: "options" },
    ]);
    expect(findCriteriaProblems({ ...criteria, excluded: [] }, null, getName)).toEqual([]);
  });

  test("is a damage setup that is not ready, but only where damage is the objective", () => {
    const reason = "Choose a monster first.";
    const outcome = { ok: false, missing: "monster", reason } as const;
    expect(findCriteriaProblems({ ...emptyCriteria, objective: "damage" }, outcome, getName)).toEqual([
      { text: reason, fixIn: "damage" },
    ]);
    expect(findCriteriaProblems(emptyCriteria, outcome, getName)).toEqual([]);
  });
});
