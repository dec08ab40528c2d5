import { describe, expect, test } from "vitest";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { getMonsterPage } from "@/lib/wiki/monsters/get-monster-page.server";

const { monsters, monsterCombat } = getCatalog();

test("Rathalos in full", () => {
  expect(getMonsterPage("rathalos").card).toEqual({
    element: { id: "dragon", value: 30, parts: [["head", "Head", 30]] },
    hits: {
      sever: [
        ["head", "Head", 65],
        ["left-wing", "Left Wing", 55],
        ["right-wing", "Right Wing", 55],
      ],
      blunt: [
        ["head", "Head", 70],
        ["left-wing", "Left Wing", 50],
        ["right-wing", "Right Wing", 50],
      ],
      ammo: [
        ["head", "Head", 60],
        ["left-wing", "Left Wing", 40],
        ["right-wing", "Right Wing", 40],
      ],
    },
    statuses: [
      ["paralysis", 2],
      ["sleep", 2],
      ["blast", 2],
      ["stun", 2],
      ["exhaust", 2],
      ["poison", 1],
    ],
    items: ["flash", "pitfallTrap", "shockTrap"],
    capture: { buildup: 150, limpPct: [15, 23] },
  });
});

describe.each(monsters.all.map((monster) => ({ id: monster.id, monster })))(
  "the card of $id",
  ({ id, monster }) => {
    const page = getMonsterPage(id);
    const { card, hitzones, elements } = page;

    test("names parts with the values of the first table, best first, none better left out", () => {
      const rows = hitzones.states[0]?.rows ?? [];
      const listed = rows.filter(([part]) => part >= 0 && !hitzones.parts[part]?.hidden);
      const shown = listed.length > 0 ? listed : rows.filter(([part]) => part >= 0);
      for (const [column, type] of (["sever", "blunt", "ammo"] as const).entries()) {
        const values = shown.map((row) => row[column + 1] ?? 0).toSorted((a, b) => b - a);
        expect(card.hits[type].map(([, , value]) => value)).toEqual(
          values.filter((value) => value > 0).slice(0, 3),
        );
      }
    });

    test("has the first weakness of the page", () => {
      expect(card.element && [card.element.id, card.element.value]).toEqual(elements[0] ?? null);
      if (card.element && card.element.value > 0) expect(card.element.parts.length).toBeGreaterThan(0);
    });

    test("says what works and nothing else", () => {
      const { statusEffectiveness: stars, itemEffectiveness: works } = monster;
      expect(card.statuses.every(([status, count]) => count > 0 && stars?.[status] === count)).toBe(true);
      expect(card.statuses).toHaveLength(Object.values(stars ?? {}).filter((count) => count > 0).length);
      if (!works) expect(card.items).toBe(null);
      else expect(card.items?.every((item) => works[item])).toBe(true);
    });

    test("says whether it can be captured where the tables do", () => {
      const combat = monsterCombat.get(id);
      expect("capture" in card).toBe(combat !== undefined);
      expect(card.capture?.buildup).toBe(combat?.capture?.threshold);
    });
  },
);

describe("first met", () => {
  test("Lagiacrus, with its hunter rank", () => {
    expect(getMonsterPage("lagiacrus").firstQuest).toEqual({
      id: "tremors-on-land-sea-and-forest",
      name: "Tremors on Land, Sea, and Forest",
      kind: "assignment",
      stars: 6,
      hunterRank: 31,
      unlockedBy: [
        {
          entity: "story-missions",
          id: "a-world-turned-upside-down",
          name: "A World Turned Upside Down",
        },
      ],
    });
  });

  test("no quest of the page asks for a lower rank, but for events and the arena", () => {
    for (const { id } of monsters.all) {
      const { firstQuest, quests } = getMonsterPage(id);
      const lasting = quests.filter(({ kind }) => kind !== "event" && kind !== "arena");
      const plain = lasting.filter(({ variant }) => variant === undefined);
      const ranks = (plain.length > 0 ? plain : lasting).map(
        (quest) => getCatalog().quests.require(quest.id).hunterRank,
      );
      expect(firstQuest?.hunterRank ?? Number.POSITIVE_INFINITY).toBe(Math.min(...ranks));
    }
  });
});
