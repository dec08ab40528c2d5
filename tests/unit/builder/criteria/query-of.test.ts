import { describe, expect, test } from "vitest";
import { emptyCollection } from "@/lib/builder/collection/collection";
import { askedObjectives, emptyAsk, wornTalisman } from "@/lib/builder/criteria/ask";
import { askProblems } from "@/lib/builder/criteria/ask-problems";
import { limitsOf, queryOf, wornTalismanId } from "@/lib/builder/criteria/query-of";
import { checkQuery } from "@/lib/builder/search/check-query";
import type { KeptTalisman } from "@/lib/builder/share/build-file";
import { createTestBook, testLoadout } from "@/tests/support/builder-page";

const { catalog, armor, weapons, nameOf } = createTestBook();
const situation = { loadout: testLoadout(), collection: emptyCollection, damage: null, catalog };

/** A weapon of three large slots, filled with the decoration that raises attack most. */
const weapon = weapons.weapons.find(({ slots, artian }) => !artian && slots.length === 3 && slots[0] === 3);
const attackJewel = armor.decorations.find(
  ({ kind, skills }) => kind === "weapon" && skills[0]?.skill === "attack-boost" && skills[0].level === 3,
);
const armed = (decorations: readonly (string | null)[]) =>
  testLoadout({ weapon: { id: weapon?.id ?? "", decorations, artian: null } });

describe("the query of an ask", () => {
  test("can be searched for every objective of a sum", () => {
    const asked = askedObjectives.filter((each) => each !== "damage");
    for (const objective of asked) {
      const query = queryOf({ ...emptyAsk, objective, skills: { burst: 1 } }, situation);
      const { objective: summed, ...rest } = query;
      if (summed?.kind === "damage") throw new Error("A sum is not damage");
      expect(checkQuery({ ...rest, objective: summed }, armor)).toEqual([]);
      expect(query.limit).toBe(100);
    }
    expect(queryOf({ ...emptyAsk, objective: "resistance-ice" }, situation).objective).toEqual({
      kind: "resistance",
      element: "ice",
    });
  });

  test("names no more levels of the weapon than count, however many decorations bring them", () => {
    const jewels = [attackJewel?.id ?? "", attackJewel?.id ?? "", null];
    const query = queryOf(emptyAsk, { ...situation, loadout: armed(jewels) });
    expect(query.weapon?.skills?.["attack-boost"]).toBe(5);
    expect(query.weapon?.slots).toHaveLength(1);
    const { objective: _, ...rest } = query;
    expect(checkQuery(rest, armor)).toEqual([]);
  });

  test("counts owned decorations that stay in the weapon as used, and as free where they are taken out", () => {
    const id = attackJewel?.id ?? "";
    const collection = { ...emptyCollection, decorations: { [id]: 2 } };
    const there = { ...situation, collection, loadout: armed([id]) };
    expect(queryOf(emptyAsk, there).decorations).toEqual({ [id]: 1 });
    expect(queryOf({ ...emptyAsk, weaponSlots: "all" }, there).decorations).toEqual({ [id]: 2 });
    expect(queryOf({ ...emptyAsk, decorations: "all" }, there).decorations).toBe("unlimited");
  });

  test("keeps a pinned talisman, and forgets the pin when none is worn", () => {
    const figures = { talisman: "golden-age-charm", skills: [{ skill: "burst", level: 1 }], slots: [] };
    const worn = testLoadout({ charm: { kind: "talisman", decorations: [], ...figures } });
    const ask = { ...emptyAsk, pinned: { charm: wornTalisman }, talismans: "any-legal" as const };
    const query = queryOf(ask, { ...situation, loadout: worn });
    expect(query.pinned).toEqual({ charm: wornTalismanId });
    expect(query.talismans).toEqual([{ id: wornTalismanId, ...figures }]);
    expect(queryOf(ask, situation)).toMatchObject({ pinned: {}, talismans: "any-legal" });
  });

  test("takes the talisman that is worn along with those that are kept, once", () => {
    const figures = { talisman: "golden-age-charm", skills: [{ skill: "burst", level: 1 }], slots: [] };
    const kept: KeptTalisman = { id: "a", name: "Mine", ...figures };
    const other = { ...figures, skills: [{ skill: "agitator", level: 1 }] };
    const wearing = (worn: typeof figures) =>
      testLoadout({ charm: { kind: "talisman", decorations: [], ...worn } });
    const collection = { ...emptyCollection, talismans: [kept] };
    const asked = (worn: typeof figures) =>
      queryOf(emptyAsk, { ...situation, collection, loadout: wearing(worn) }).talismans;
    expect(asked(figures)).toEqual([{ id: "a", ...figures }]);
    expect(asked(other)).toEqual([
      { id: "a", ...figures },
      { id: wornTalismanId, ...other },
    ]);
    const none = { ...situation, collection, loadout: wearing(other) };
    expect(queryOf({ ...emptyAsk, talismans: "none" }, none).talismans).toBe("none");
  });

  test("asks for fewer sets where each is valued by damage, and gives it more time", () => {
    const scenario = { kind: "damage", scenario: {} as never } as const;
    const damage = queryOf({ ...emptyAsk, objective: "damage" }, { ...situation, damage: scenario });
    expect(damage.objective).toBe(scenario);
    expect(damage.limit).toBe(20);
    const plain = limitsOf(queryOf(emptyAsk, situation)).budgetMs ?? 0;
    expect(limitsOf(damage).budgetMs).toBeGreaterThan(plain);
  });
});

describe("what stands against an ask", () => {
  test("is a piece that is pinned and excluded, named", () => {
    const ask = { ...emptyAsk, pinned: { head: "gogmazios-helm-alpha" }, excluded: ["gogmazios-helm-alpha"] };
    expect(askProblems(ask, null, nameOf)).toEqual([
      { words: "Gogmazios Helm α is both locked and excluded.", mend: "options" },
    ]);
    expect(askProblems({ ...ask, excluded: [] }, null, nameOf)).toEqual([]);
  });

  test("is a hunt that is not ready, but only where damage is asked for", () => {
    const reason = "Choose a monster first.";
    const outcome = { ok: false, missing: "monster", reason } as const;
    expect(askProblems({ ...emptyAsk, objective: "damage" }, outcome, nameOf)).toEqual([
      { words: reason, mend: "hunt" },
    ]);
    expect(askProblems(emptyAsk, outcome, nameOf)).toEqual([]);
  });
});
