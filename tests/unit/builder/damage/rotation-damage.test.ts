import { describe, expect, test } from "vitest";
import {
  createEchoBubbleBonus,
  createFoodSkillBonus,
  createMealBonus,
  createMelodyBonus,
} from "@/lib/builder/damage/bonuses";
import type { DamageScenario } from "@/lib/builder/damage/inputs";
import { calculatePartDamage } from "@/lib/builder/damage/monster-damage";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { isOfKind } from "@/lib/catalog/collection";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { computeHit, explainCase, makeScenario, plainMove } from "@/tests/support/builder/damage-cases";

const { skills, foodSkills, meals, melodies, monsters } = getCatalog();

function rotate(steps: DamageScenario["rotation"], given: Partial<DamageScenario> = {}, levels = {}) {
  return explainRotation({ ...makeScenario({}), rotation: steps, ...given }, skills.all, levels);
}

describe("a rotation", () => {
  const fire = { ...makeScenario({}).weapon, affinity: 50, element: { type: "fire", value: 300 } } as const;

  test("sums rounded hits, times hits, times counts", () => {
    const strong = { ...plainMove, id: "strong", motionValue: 248 };
    const flurry = { ...plainMove, id: "flurry", motionValue: 7, hits: 3, elementModifier: 0.5 };
    const found = rotate(
      [
        { move: strong, count: 1 },
        { move: flurry, count: 2 },
      ],
      { weapon: fire },
    );
    // strong: 200 × 2.48 × 0.6 × 1.32 = 392.832, critical 491.04: 392.8 and 491; element 6.9 both.
    //   average raw 441.9, element 6.9
    // flurry: 11.088 and 13.86: 11.1 and 13.9; element 3.45: 3.5 both. average raw 12.5, element 3.5; 6 hits.
    expect(found.raw.value).toBeCloseTo(441.9 + 6 * 12.5, 9);
    expect(found.elemental.value).toBeCloseTo(6.9 + 6 * 3.5, 9);
    expect(found.total.value).toBeCloseTo(448.8 + 6 * 16, 9);
    expect(found.steps.map(({ hits, count }) => [hits, count])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(found.steps[1]?.total.value).toBeCloseTo(96, 9);
    expect(found.total.terms.map(({ source }) => source?.id)).toEqual(["strong", "flurry"]);
  });

  test("without moves deals nothing", () => {
    expect(rotate([])).toMatchObject({ total: { value: 0 }, steps: [] });
    expect(rotate([{ move: plainMove, count: 0 }]).total.value).toBe(0);
  });

  test("refuses a count below 0", () => {
    expect(() => rotate([{ move: plainMove, count: -1 }])).toThrow(RangeError);
  });

  test("tells what the weapon is worth before any move", () => {
    // 200 × 1.32 × (1 + 0.5 × 0.25) = 297; 300 × 1.15 × (1 + 0.5 × 0.21) = 381.225
    const { effective } = rotate([], { weapon: fire }, { "critical-element": 3 });
    expect(effective.raw.value).toBeCloseTo(297, 9);
    expect(effective.element.value).toBeCloseTo(381.225, 9);
  });

  test("computes effective figures with the damage that the weapon deals", () => {
    const hitzone = { ...makeScenario({}).target.hitzone, blunt: 44 };
    const target = { hitzone, state: "normal" } as const;
    const raw = (type: "hammer" | "great-sword") =>
      rotate([], { weapon: { ...fire, type, affinity: 0 }, target }, { "weakness-exploit": 5 }).effective.raw
        .value;
    expect(raw("great-sword")).toBeCloseTo(264 * 1.075, 9);
    expect(raw("hammer")).toBeCloseTo(264, 9);
  });
});

describe("sharpness", () => {
  const steps = [
    { move: { ...plainMove, hits: 4 }, count: 5 },
    { move: { ...plainMove, id: "shell", usesSharpness: false as const }, count: 9 },
  ];
  const used = (levels: Record<string, number>, given: Partial<DamageScenario> = {}) =>
    rotate(steps, given, levels).sharpness.used.value;
  const sharp = { ...makeScenario({}).weapon, affinity: 50 };

  test("is used by each hit that uses it", () => {
    expect(used({})).toBe(20);
  });

  test("is used by shares of a plain hit, by shells at their own cost, and not by hits that use none", () => {
    const shares = [
      { move: { ...plainMove, hits: 4, sharpnessCost: 3 }, count: 5 },
      { move: { ...plainMove, id: "shell", usesSharpness: false as const, sharpnessCost: 20 }, count: 2 },
      { move: { ...plainMove, id: "free", sharpnessCost: 0 }, count: 7 },
    ];
    // 4 × 5 × 0.3 + 2 × 2
    expect(rotate(shares, {}, {}).sharpness.used.value).toBeCloseTo(10, 9);
  });

  test("is spared by Razor Sharp on its share of hits", () => {
    expect(["1", "2", "3"].map((level) => used({ "razor-sharp": Number(level) }))).toEqual([18, 15, 10]);
  });

  test("is spared by Master's Touch on critical hits alone", () => {
    // 20 − 20 × 0.8 × 0.5
    expect(used({ "masters-touch": 1 }, { weapon: sharp })).toBeCloseTo(12, 9);
    expect(used({ "masters-touch": 1 })).toBe(20);
    expect(used({ "masters-touch": 1 }, { weapon: { ...sharp, affinity: -50 } })).toBe(20);
    // 12 × 0.5
    expect(used({ "masters-touch": 1, "razor-sharp": 3 }, { weapon: sharp })).toBeCloseTo(6, 9);
  });

  test("is spared by Protective Polish for its share of the time", () => {
    expect(used({ "protective-polish": 3 })).toBe(20);
    const uptimes = { conditions: { afterSharpening: 75 } };
    expect(used({ "protective-polish": 3 }, { uptimes })).toBe(5);
  });

  test("changes no damage by being spared", () => {
    const sparing = { "masters-touch": 1, "razor-sharp": 3, "protective-polish": 3 };
    expect(rotate(steps, {}, sparing).total).toEqual(rotate(steps).total);
  });

  test("is none of a ranged weapon's", () => {
    const weapon = { ...sharp, type: "bow", sharpness: null } as const;
    expect(rotate(steps, { weapon }).sharpness).toMatchObject({ color: null, used: { value: 0 } });
    expect(rotate(steps).sharpness.color).toBe("white");
  });
});

describe("notes", () => {
  test("list skills of unknown effect that the loadout has, and count none of them", () => {
    const levels = {
      "glorys-favor": 1,
      "shattering-reflection": 1,
      "attack-boost": 1,
      guard: 3,
      flayer: 5,
      "not-a-skill": 2,
    };
    const found = explainCase({ skills: levels });
    expect(found.notes.notCounted).toEqual([
      "flayer",
      "glorys-favor",
      "shattering-reflection",
      "not-a-skill",
    ]);
    expect(found.total).toEqual(explainCase({ skills: { "attack-boost": 1 } }).total);
    expect(explainCase({ skills: { flayer: 0, "not-a-skill": 0 } }).notes.notCounted).toEqual([]);
  });

  test("list skills with disputed figures", () => {
    const doubts = (levels: Record<string, number>) => explainCase({ skills: levels }).notes.doubtful;
    expect(doubts({ "critical-element": 1, "elemental-absorption": 1, "minds-eye": 1, agitator: 1 })).toEqual(
      [
        { skill: "critical-element", doubt: "weaponGrouping" },
        { skill: "minds-eye", doubt: "placement" },
      ],
    );
    expect(doubts({ "soul-of-the-dark-knight": 1 })).toEqual([
      { skill: "soul-of-the-dark-knight", doubt: "weaponGrouping" },
    ]);
  });

  test("list bonuses that the facts have no figure for", () => {
    const bonuses = [
      { kind: "own" as const, id: "own" },
      createFoodSkillBonus(foodSkills.require("lucky-meal"), 100),
      createMealBonus(meals.require("village-sild")),
    ];
    expect(explainCase({ bonuses }).notes.bonusesNotCounted).toEqual([
      { kind: "own", id: "own" },
      { kind: "food", id: "lucky-meal" },
    ]);
  });
});

describe("bonuses out of the catalog", () => {
  const attack = (bonus: ReturnType<typeof createMealBonus>) => computeHit({ bonuses: [bonus] }).attack;

  test("meals and food skills", () => {
    expect(attack(createMealBonus(meals.require("village-sild")))).toBe(205);
    expect(attack(createFoodSkillBonus(foodSkills.require("caprice-meal-hi"), 20))).toBe(203);
    // 200 × 1.35
    expect(attack(createFoodSkillBonus(foodSkills.require("piping-hot-meal"), 100))).toBe(270);
  });

  test("melodies, stronger when they are played again", () => {
    const melody = isOfKind(melodies.all, "melody").find(({ id }) => id === "attack-up-l");
    const bubble = isOfKind(melodies.all, "echo-bubble").find(({ id }) => id === "attack-affinity-up");
    if (melody === undefined || bubble === undefined) throw new Error("The facts have both.");
    expect(attack(createMelodyBonus(melody, false, 100))).toBe(210);
    expect(attack(createMelodyBonus(melody, true, 100))).toBe(220);
    expect(attack(createMelodyBonus(melody, true, 50))).toBe(210);
    const found = computeHit({ bonuses: [createEchoBubbleBonus(bubble, 100)] });
    expect(found).toMatchObject({ attack: 220, affinity: 25 });
  });
});

describe("damage by part", () => {
  test("has a row for every part in every state, and for weak points", () => {
    const monster = monsters.all.find(({ weakPointHitzones }) => weakPointHitzones !== undefined);
    if (monster === undefined) throw new Error("The facts have one.");
    const table = calculatePartDamage(makeScenario({}), monster, skills.all, { "weakness-exploit": 5 });
    const states = monster.hitzones.flatMap((hitzone) =>
      hitzone.states.map(({ state }) => [hitzone.part, state]),
    );
    const weak = monster.weakPointHitzones?.map(() => ["weak-point", "weakPoint"]) ?? [];
    expect(table.map(({ part, state }) => [part, state])).toEqual([...states, ...weak]);
  });

  test("computes each row with its own hitzone and state", () => {
    const row = { ...makeScenario({}).target.hitzone, stun: 0 };
    const monster = {
      hitzones: [
        {
          part: "head",
          states: [
            { ...row, state: "normal", sever: 60 },
            { ...row, state: "wound", sever: 60 },
            { ...row, state: "broken", sever: 40 },
          ],
        },
      ],
      weakPointHitzones: [{ ...row, sever: 100 }],
    } as const;
    const table = calculatePartDamage(makeScenario({}), monster, skills.all, { "weakness-exploit": 5 });
    // 79.2 and 99: 0.7 and 0.3, 0.5 and 0.5; 52.8; 132 and 165: 0.7 and 0.3
    const totals = table.map(({ total }) => total);
    for (const [index, expected] of [85.14, 89.1, 52.8, 141.9].entries()) {
      expect(totals[index]).toBeCloseTo(expected, 9);
    }
    expect(table[0]).toMatchObject({ part: "head", state: "normal", elemental: 0 });
  });
});
