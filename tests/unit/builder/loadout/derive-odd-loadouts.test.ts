import { describe, expect, test } from "vitest";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import type { DerivedBonus, DerivedLoadout } from "@/lib/builder/loadout/derived";
import { createLoadoutCatalog, type LoadoutData } from "@/lib/builder/loadout/loadout-catalog";
import type { Loadout } from "@/lib/builder/loadout/model";
import { derive, skillOf } from "@/tests/support/builder/derived";
import { data, equip, gogmaziosLoadout, goldenTalisman } from "@/tests/support/builder/loadouts";

function _bonusOf(
  { bonuses }: DerivedLoadout,
  id: string,
): Omit<DerivedBonus, "sources" | "kind"> | undefined {
  const found = bonuses.find(({ skill }) => skill === id);
  if (!found) return undefined;
  const { kind: _, sources: __, ...rest } = found;
  return rest;
}

describe("slots", () => {
  test("grow when a piece is transcended, where its rarity allows it", () => {
    const armor = equip(["alloy-helm-alpha"], ["ajarakan-mail-alpha"], ["duna-wildbraces"]);
    // 1, 1; 1; 1.
    expect(derive({ armor }).freeSlots.armor).toEqual([4, 0, 0]);
    // 2, 2, 1; 2, 1; 1.
    const transcended = derive({ armor, transcended: true });
    expect(transcended.freeSlots.armor).toEqual([3, 3, 0]);
    expect(transcended.defense.armor).toBe(86 + 90 + 40);
  });

  test("of a talisman are of both kinds", () => {
    expect(derive({ charm: { ...goldenTalisman, decorations: [] } }).freeSlots).toEqual({
      armor: [1, 0, 0],
      weapon: [1, 0, 0],
    });
    expect(derive({ charm: goldenTalisman }).freeSlots).toEqual({ armor: [0, 0, 0], weapon: [0, 0, 0] });
  });
});

describe("a talisman", () => {
  test("gives its own levels and those of its decorations", () => {
    const derived = derive({ charm: goldenTalisman });
    expect(derived.levels).toEqual({ "attack-boost": 4, "divine-blessing": 3, "defense-boost": 1 });
    expect(skillOf(derived, "attack-boost")?.sources).toEqual([
      { kind: "talisman", place: "charm", id: "golden-age-charm", level: 3 },
      { kind: "decoration", place: "charm", id: "attack-jewel-1", level: 1 },
    ]);
  });
});

describe("an illegal loadout", () => {
  const nowhere = { id: "nowhere", decorations: ["defense-jewel-1"] };

  test("still gives what is known of it", () => {
    const derived = derive({
      weapon: { ...nowhere, artian: null },
      armor: {
        head: nowhere,
        legs: { id: "gogmazios-helm-alpha", decorations: ["jewel-of-nowhere", "attack-jewel-iii-3"] },
      },
      charm: { kind: "charm", id: "nowhere" },
    });
    expect(derived.weapon).toBeNull();
    expect(derived.levels).toEqual({
      "defense-boost": 2,
      "peak-performance": 2,
      "elemental-absorption": 2,
      "attack-boost": 3,
    });
    expect(derived.defense).toMatchObject({ armor: 86, withSkills: 96 });
    expect(derived.freeSlots).toEqual({ armor: [0, 0, 0], weapon: [0, 0, 0] });
  });

  test("counts no level that cannot be, and no bonus as a skill", () => {
    const skills = [
      { skill: "attack-boost", level: 9 },
      { skill: "focus", level: 0 },
      { skill: "guard", level: -2 },
      { skill: "burst", level: 1.5 },
      { skill: "flight", level: 1 },
      { skill: "gogmapocalypse", level: 2 },
    ];
    const derived = derive({ charm: { ...goldenTalisman, skills, decorations: [] } });
    expect(derived.levels).toEqual({ "attack-boost": 5 });
    expect(skillOf(derived, "attack-boost")).toMatchObject({ level: 5, overflow: 4 });
    expect(derived.bonuses).toEqual([]);
  });

  test("counts parts and rolls of no weapon that has none", () => {
    const artian = gogmaziosLoadout.weapon?.artian ?? null;
    const plain = derive({ weapon: { id: "great-sword-varianza", decorations: [], artian } });
    expect(plain.bonuses).toEqual([]);
    // Of the tier: 190, two infusions of 5; neither EX nor III exist there.
    expect(plain.weapon).toMatchObject({ attack: 200, affinity: 10 });
    const wooden = derive({ weapon: { id: "bow-hope-bow-i", decorations: [], artian } });
    expect(wooden).toEqual(derive({ weapon: { id: "bow-hope-bow-i", decorations: [], artian: null } }));
    expect(wooden.weapon?.artian).toBeNull();
  });
});

describe("a smaller or later catalog", () => {
  test("may have other kinds of skills that always raise defense", () => {
    const skills: LoadoutData["skills"] = data.skills.map((skill) =>
      skill.id === "gogmapocalypse"
        ? { ...skill, condition: null, effects: [{ defensePct: 10 }, { defensePct: 50, fireResistance: 4 }] }
        : skill,
    );
    const loadout: Loadout = { ...gogmaziosLoadout, weapon: null };
    const { defense, resistances } = deriveLoadout(loadout, createLoadoutCatalog({ ...data, skills }));
    // 430 × 1.5 + 5.
    expect(defense.withSkills).toBe(650);
    expect(defense.terms).toContainEqual({ skill: "gogmapocalypse", level: 2, percent: 50, flat: 0 });
    expect(resistances.fire.withSkills).toBe(-20 + 6 + 4);
  });
});
