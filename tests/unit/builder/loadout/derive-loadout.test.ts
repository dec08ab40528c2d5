import { describe, expect, test } from "vitest";
import { deriveLoadout } from "@/lib/builder/loadout/derive-loadout";
import { createLoadoutCatalog } from "@/lib/builder/loadout/loadout-catalog";
import { emptyLoadout } from "@/lib/builder/loadout/model";
import { bonusOf, derive, skillOf } from "@/tests/support/builder/derived";
import { catalog, data, equip, gogmaziosLoadout, loadoutWith } from "@/tests/support/builder/loadouts";

describe("an empty loadout", () => {
  test("has nothing", () => {
    const { weapon, levels, defense, freeSlots, skills, bonuses } = deriveLoadout(emptyLoadout, catalog);
    expect({ weapon, levels, skills, bonuses }).toEqual({
      weapon: null,
      levels: {},
      skills: [],
      bonuses: [],
    });
    expect(defense).toEqual({ armor: 0, weapon: 0, base: 0, withSkills: 0, terms: [] });
    expect(freeSlots).toEqual({ armor: [0, 0, 0], weapon: [0, 0, 0] });
  });
});

describe("five Gogmazios pieces with a Gogma Artian great sword, worked by hand", () => {
  const derived = deriveLoadout(gogmaziosLoadout, catalog);

  test("have these levels, capped, over skills of every kind", () => {
    expect(derived.levels).toEqual({
      handicraft: 3,
      "attack-boost": 3,
      "peak-performance": 5,
      "elemental-absorption": 2,
      agitator: 5,
      "defense-boost": 1,
      "adrenaline-rush": 2,
      "speed-eating": 2,
      "aquatic-oilsilt-mobility": 1,
      burst: 3,
      "maximum-might": 2,
      "fire-resistance": 1,
      gogmapocalypse: 2,
      "doshagumas-might": 1,
    });
  });

  test("say where each level comes from and what is beyond the maximum", () => {
    // Vambraces 1, greaves 1, charm 3, two decorations.
    expect(skillOf(derived, "agitator")).toEqual({
      skill: "agitator",
      kind: "armor",
      level: 5,
      maxLevel: 5,
      overflow: 2,
      sources: [
        { kind: "decoration", place: "head", id: "challenger-jewel-3", level: 1 },
        { kind: "armor", place: "arms", id: "gogmazios-vambraces-alpha", level: 1 },
        { kind: "armor", place: "legs", id: "gogmazios-greaves-alpha", level: 1 },
        { kind: "decoration", place: "legs", id: "challenger-jewel-3", level: 1 },
        { kind: "charm", place: "charm", id: "challenger-charm-iii", level: 3 },
      ],
    });
    // Helm 2, coil 1, greaves 2, two decorations.
    expect(skillOf(derived, "peak-performance")).toMatchObject({ level: 5, overflow: 2 });
    expect(skillOf(derived, "handicraft")).toEqual({
      skill: "handicraft",
      kind: "weapon",
      level: 3,
      maxLevel: 5,
      overflow: 0,
      sources: [{ kind: "decoration", place: "weapon", id: "handicraft-jwl-iii-3", level: 3 }],
    });
  });

  test("count two set bonuses per piece, and a rolled one as a piece", () => {
    expect(bonusOf(derived, "gogmapocalypse")).toEqual({
      skill: "gogmapocalypse",
      pieces: 5,
      level: 2,
      maxLevel: 2,
      next: null,
    });
    // The greaves and the roll.
    expect(derived.bonuses.find(({ skill }) => skill === "doshagumas-might")).toEqual({
      skill: "doshagumas-might",
      kind: "set-bonus",
      pieces: 2,
      level: 1,
      maxLevel: 2,
      next: { level: 2, pieces: 2 },
      sources: [
        { kind: "roll", place: "weapon", id: "great-sword-ostrak-oblivion-attack-focus" },
        { kind: "armor", place: "legs", id: "gogmazios-greaves-alpha" },
      ],
    });
    expect(bonusOf(derived, "lords-soul")).toEqual({
      skill: "lords-soul",
      pieces: 1,
      level: 0,
      maxLevel: 1,
      next: { level: 1, pieces: 2 },
    });
    const single = ["zoh-shias-pulse", "xu-wus-vigor", "fulgur-anjanaths-will", "ebony-odogarons-power"];
    for (const id of single) {
      expect(bonusOf(derived, id)).toMatchObject({ pieces: 1, level: 0, next: { level: 1, pieces: 1 } });
    }
    expect(derived.bonuses).toHaveLength(3 + single.length);
  });

  test("sum defense and resistances, skills apart", () => {
    expect(derived.defense).toEqual({
      armor: 430,
      weapon: 0,
      base: 430,
      withSkills: 435,
      terms: [{ skill: "defense-boost", level: 1, percent: 0, flat: 5 }],
    });
    expect(derived.resistances).toEqual({
      fire: {
        base: -20,
        withSkills: -14,
        terms: [{ skill: "fire-resistance", level: 1, percent: 0, flat: 6 }],
      },
      water: { base: 15, withSkills: 15, terms: [] },
      thunder: { base: 0, withSkills: 0, terms: [] },
      ice: { base: 15, withSkills: 15, terms: [] },
      dragon: { base: -25, withSkills: -25, terms: [] },
    });
  });

  test("raise defense alone when transcended, as slots of their rarity do not grow", () => {
    const transcended = deriveLoadout({ ...gogmaziosLoadout, transcended: true }, catalog);
    expect(transcended.defense).toMatchObject({ armor: 470, base: 470, withSkills: 475 });
    expect(transcended.freeSlots).toEqual(derived.freeSlots);
  });

  test("leave these slots free", () => {
    // Arms 2; waist 1, 1; legs 2, 1. The last slot of the weapon.
    expect(derived.freeSlots).toEqual({ armor: [3, 2, 0], weapon: [0, 0, 1] });
  });

  test("leave the weapon these figures", () => {
    const none = { attack: 0, affinity: 0, element: 0, sharpness: 0, ammo: 0 };
    expect(derived.weapon).toEqual({
      id: "great-sword-ostrak-oblivion-attack-focus",
      type: "great-sword",
      // 200 + 2 × 5 + 12 + 9, shown times 4.8.
      attack: 231,
      attackDisplay: 1109,
      // −10 + 5 + 10.
      affinity: 5,
      // 450 with two parts, 30 for the third, 110.
      element: { type: "fire", value: 590 },
      element2: null,
      // White 20, 30 from the boost, 20 of the 30 from Handicraft before the bar is full.
      sharpness: {
        base: [140, 40, 40, 80, 30, 50, 0],
        handicraft: [20],
        bar: [140, 40, 40, 80, 30, 70, 0],
        color: "white",
      },
      traits: {},
      artian: {
        tier: "gogma",
        focus: "attack",
        element: "fire",
        matching: 3,
        bonuses: [
          { ...none, id: "attack-infusion", attack: 5 },
          { ...none, id: "affinity-infusion", affinity: 5 },
          { ...none, id: "attack-infusion", attack: 5 },
          { ...none, id: "element-infusion", element: 30 },
          { ...none, id: "attack-boost-ex", attack: 12 },
          { ...none, id: "attack-boost-iii", attack: 9 },
          { ...none, id: "affinity-boost-ex", affinity: 10 },
          { ...none, id: "element-boost-ex", element: 110 },
          { ...none, id: "sharpness-ammo-boost-i", sharpness: 30 },
        ],
      },
    });
  });
});

describe("ten Gogmazios pieces carry two bonuses", () => {
  test("so that one set counts differently from a mix of both", () => {
    const mixed = derive({
      armor: equip(
        ["gogmazios-helm-alpha"],
        ["gogmazios-mail-beta"],
        ["gogmazios-vambraces-beta"],
        ["gogmazios-coil-alpha"],
      ),
    });
    expect(bonusOf(mixed, "gogmapocalypse")).toMatchObject({ pieces: 4, level: 2, next: null });
    expect(mixed.bonuses.map(({ skill, pieces }) => [skill, pieces])).toEqual([
      ["gogmapocalypse", 4],
      ["zoh-shias-pulse", 1],
      ["rathaloss-flare", 1],
      ["blangongas-spirit", 1],
      ["ebony-odogarons-power", 1],
    ]);
  });

  test("and a piece that names a bonus twice still counts once", () => {
    const armor = data.armor.map((piece) =>
      piece.id === "gogmazios-helm-alpha"
        ? { ...piece, setBonuses: ["gogmapocalypse", "gogmapocalypse"] }
        : piece,
    );
    const { bonuses } = deriveLoadout(
      loadoutWith({ armor: equip(["gogmazios-helm-alpha"]) }),
      createLoadoutCatalog({ ...data, armor }),
    );
    expect(bonuses.map(({ skill, pieces }) => [skill, pieces])).toEqual([["gogmapocalypse", 1]]);
  });
});

describe("bonuses at their thresholds", () => {
  // Set bonuses need 2 and 4 pieces, group skills for 3; all five pieces carry both.
  const pieces = ["gore-helm-alpha", "gore-mail-alpha", "gore-vambraces-alpha", "gore-coil-alpha"];
  test.each([
    [1, 0, { level: 1, pieces: 1 }],
    [2, 1, { level: 2, pieces: 2 }],
    [3, 1, { level: 2, pieces: 1 }],
    [4, 2, null],
  ])("%i pieces", (count, level, next) => {
    const derived = derive({ armor: equip(...pieces.slice(0, count).map((id) => [id] as const)) });
    expect(bonusOf(derived, "gore-magalas-tyranny")).toMatchObject({ pieces: count, level, next });
    expect(derived.levels["gore-magalas-tyranny"]).toBe(level || undefined);
  });
});

describe("defense and resistances with skills that always work", () => {
  const armorAndCharm = (charm: string) =>
    derive({ armor: equip(["gogmazios-helm-alpha"]), charm: { kind: "charm", id: charm } });

  test("multiply first and add afterwards", () => {
    // 86 × 1.08 + 20 = 112.88.
    const { defense, resistances } = armorAndCharm("defense-charm-v");
    expect(defense).toEqual({
      armor: 86,
      weapon: 0,
      base: 86,
      withSkills: 113,
      terms: [{ skill: "defense-boost", level: 5, percent: 8, flat: 20 }],
    });
    expect(resistances.thunder).toEqual({
      base: 0,
      withSkills: 3,
      terms: [{ skill: "defense-boost", level: 5, percent: 0, flat: 3 }],
    });
  });

  test("count the weapon's own defense", () => {
    const { defense } = derive({
      weapon: { id: "dual-blades-gravios-conquerors", decorations: [], artian: null },
      armor: equip(["gogmazios-helm-alpha"]),
      charm: { kind: "charm", id: "defense-charm-v" },
    });
    // (86 + 30) × 1.08 + 20 = 145.28.
    expect(defense).toMatchObject({ armor: 86, weapon: 30, base: 116, withSkills: 145 });
  });

  test("raise one resistance alone, and defense at the third level", () => {
    // Two levels of Fire Resistance of its own, one by decoration.
    const { defense, resistances } = derive({ armor: equip(["afi-crown-alpha", "fire-res-jewel-1"]) });
    expect(resistances.fire).toEqual({
      base: 2,
      withSkills: 22,
      terms: [{ skill: "fire-resistance", level: 3, percent: 0, flat: 20 }],
    });
    expect(resistances.water).toMatchObject({ base: -3, withSkills: -3 });
    expect(defense).toMatchObject({ base: 74, withSkills: 84 });
  });

  test("leave out skills that work only now and then", () => {
    // Uth Duna's Cover raises defense while a mantle is equipped.
    const pieces = data.armor.filter(({ setBonuses }) => setBonuses.includes("uth-dunas-cover"));
    const one = (place: string) => pieces.find(({ piece }) => piece === place)?.id ?? "";
    const derived = derive({ armor: equip([one("head")], [one("chest")]) });
    expect(derived.levels["uth-dunas-cover"]).toBe(1);
    expect(derived.defense.terms).toEqual([]);
    expect(derived.defense.withSkills).toBe(derived.defense.base);
  });
});
