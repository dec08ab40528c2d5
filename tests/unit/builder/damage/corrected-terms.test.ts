import { describe, expect, test } from "vitest";
import { createFoodSkillBonus, createMealBonus, createModifierBonus } from "@/lib/builder/damage/bonuses";
import {
  axePowerAttack,
  elementCap,
  elementPhialMultiplier,
  frenzyOvercomeAffinity,
  powerPhialMultiplier,
} from "@/lib/builder/damage/constants";
import type { DamageMove, DamageWeapon } from "@/lib/builder/damage/inputs";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { computeHit, explainCase, findMove } from "@/tests/support/builder/damage-cases";

const { playerModifiers, foodSkills, meals } = getCatalog();
const modifier = (id: string, uptime = 100) => createModifierBonus(playerModifiers.require(id), uptime);
const fire = { type: "fire", value: 300 } as const;
const during = (condition: string, uptime = 100) => ({ conditions: { [condition]: uptime } });

test("constants are the records of the game's data", () => {
  expect(playerModifiers.require("element-cap")).toMatchObject({
    elementMul: elementCap.times,
    elementAdd: elementCap.plus,
  });
  expect(playerModifiers.require("element-cap-bowgun").elementMul).toBe(elementCap.times);
  expect(playerModifiers.require("frenzy-overcome").affinityAdd).toBe(frenzyOvercomeAffinity);
  expect(playerModifiers.require("switch-axe-power-phial").attackMul).toBe(powerPhialMultiplier);
  expect(playerModifiers.require("switch-axe-element-phial").elementMul).toBe(elementPhialMultiplier);
  expect(playerModifiers.require("switch-axe-power-axe").attackAdd).toBe(axePowerAttack);
});

test("meals and their skills have the figures that the modifiers of the same name have", () => {
  for (const record of playerModifiers.all.filter(
    ({ kind, group }) => kind === "meal" && group === undefined,
  )) {
    const { attack, attackPct } = createFoodSkillBonus(foodSkills.require(record.id), 100);
    const expected = modifier(record.id);
    expect([attack, attackPct], record.id).toEqual([expected.attack, expected.attackPct]);
  }
  expect(createMealBonus(meals.require("ration-meat")).attack).toBe(modifier("meal-ration-meat").attack);
  expect(createMealBonus(meals.require("village-sild")).attack).toBe(modifier("meal-village").attack);
});

describe("a preset", () => {
  test.each<[string, Partial<DamageWeapon>, string | Partial<DamageMove>, object]>([
    ["powercharm", {}, {}, { attack: 206 }],
    ["mega-demondrug", {}, {}, { attack: 207 }],
    ["might-pill", {}, {}, { attack: 225 }],
    ["evasion-mantle", {}, {}, { attack: 240 }],
    ["corrupted-mantle", {}, {}, { attack: 200, affinity: 5 }],
    ["corrupted-mantle-overcome", {}, {}, { attack: 210, affinity: 10 }],
    ["long-sword-spirit-gauge-yellow", { type: "long-sword" }, {}, { attack: 215 }],
    ["long-sword-spirit-gauge-red", { type: "long-sword" }, {}, { attack: 220 }],
    // in the attack: 200 × 1.15 = 230; on the hit: 30 × 0.2 × 1.15 × 1.3 = 8.97
    [
      "dual-blades-demon-boost",
      { type: "dual-blades", element: fire },
      {},
      { attack: 230, element: 300, elemental: 9 },
    ],
    // axe moves alone: 200 × 0.5 × 0.6 × 1.32 × 1.1 = 87.12
    ["charge-blade-element-boost-axe", {}, { flags: ["chargeBladeAxe"] }, { attack: 200, raw: 87.1 }],
    ["charge-blade-element-boost-axe", {}, {}, { attack: 200, raw: 79.2 }],
    // 200 × 0.28 × 1.2 = 67.2, whatever the hitzone
    ["charge-blade-element-boost-impact-phial", {}, "charge-blade-impact-phial-saed", { raw: 67.2 }],
    // 30 × 0.2 × 8.2 × 1.3 = 63.96
    [
      "charge-blade-element-boost-element-phial",
      { element: fire },
      "charge-blade-element-phial-saed",
      { elemental: 64 },
    ],
    // 200 × 0.12 × 0.6 × 1.1 × 1.4 = 22.176
    ["bow-close-range-coating", { type: "bow", sharpness: null }, "bow-charged-shot-lv3", { raw: 22.2 }],
    ["bow-close-range-coating", { type: "bow", sharpness: null }, "bow-arc-shot-lv3", { raw: 13.2 }],
  ])("%s enters at its own stage, for its own moves", (id, weapon, move, expected) => {
    const made = typeof move === "string" ? findMove(move) : move;
    expect(computeHit({ weapon, move: made, bonuses: [modifier(id)] })).toMatchObject(expected);
  });

  test("is a line of its own in the breakdown", () => {
    const { steps } = explainCase({ bonuses: [modifier("demondrug", 40)] });
    const line = steps[0]?.perHit.attack.terms.find(({ label }) => label === "bonus");
    expect(line).toMatchObject({
      source: { kind: "modifier", id: "demondrug", uptime: 40 },
      operation: "add",
      value: 2,
    });
  });

  test("of Demon Boost before the cap is the other reading, and is told to be doubtful", () => {
    const weapon = { type: "dual-blades", element: fire } as const;
    const bonuses = [modifier("dual-blades-demon-boost")];
    // 300 × 1.3 = 390; 39 × 0.2 × 1.15 = 8.97 as well, but the element is raised
    const other = computeHit({ weapon, bonuses, readings: ["demonBoostElement"] });
    expect(other).toMatchObject({ element: 390, elemental: 9 });
    // Near the cap they part: cap 700. 300 × 1.2 + 60 = 420 with Fire Attack 3, and 230 flat make 650.
    const near = [...bonuses, { kind: "own", id: "own", element: 230 } as const];
    const skills = { "fire-attack": 3 };
    // 65 × 0.2 × 1.15 × 1.3 = 19.435
    expect(computeHit({ weapon, skills, bonuses: near }).elemental).toBe(19.4);
    // 300 × 1.2 × 1.3 + 60 + 230 = 758, cut at 700: 70 × 0.2 × 1.15 = 16.1
    expect(computeHit({ weapon, skills, bonuses: near, readings: ["demonBoostElement"] }).elemental).toBe(
      16.1,
    );
    expect(explainCase({ weapon, bonuses }).notes.readings).toEqual([
      { reading: "demonBoostElement", other: false },
    ]);
  });
});

describe("switch axe", () => {
  const weapon = { type: "switch-axe", element: fire, traits: { phial: "element" } } as const;

  test("explosions scale the element with its percentages, and not what is added", () => {
    const move = findMove("switch-axe-unbridled-slash-explosion-element-phial");
    // 300 × 1.45 × 1.2 × 0.8 + 60 = 417.6 + 60; 47.76 × 0.2 = 9.552
    const found = computeHit({ weapon, move, skills: { "fire-attack": 3 } });
    expect(found.element).toBeCloseTo(477.6, 9);
    const factor = move.usesSharpness === false ? 1 : 1.15;
    expect(found.elemental).toBeCloseTo(Math.round(95.52 * factor) / 10, 9);
    const power = { ...weapon, traits: { phial: "power" } } as const;
    const other = findMove("switch-axe-unbridled-slash-explosion-power-phial");
    // 300 × 1.2 × 0.35 + 60 = 186
    expect(computeHit({ weapon: power, move: other, skills: { "fire-attack": 3 } }).element).toBeCloseTo(
      186,
      9,
    );
  });

  test("the phial raises the cap by the other reading alone", () => {
    const move = { mode: "sword" } as const;
    const bonuses = [{ kind: "own", id: "own", element: 400 } as const];
    // 300 × 1.45 + 400 = 835, cut at 700; by the other reading at 300 × 1.45 + 400 = 835, or × 2.3 = 1000.5
    expect(computeHit({ weapon, move, bonuses }).element).toBe(700);
    const read = { weapon, move, bonuses, readings: ["elementPhialCap" as const] };
    expect(computeHit(read).element).toBe(835);
    expect(explainCase(read).notes.readings).toEqual([{ reading: "elementPhialCap", other: true }]);
    expect(explainCase({ weapon, move }).notes.readings).toEqual([]);
  });
});

test("hammers use the element modifiers of their rows, half as much again by the other reading", () => {
  const weapon = { type: "hammer", element: fire } as const;
  const move = findMove("hammer-charged-side-blow");
  // 30 × 0.2 × 1.1 × 1.15 = 7.59; × 1.5 = 11.385
  expect(computeHit({ weapon, move }).elemental).toBe(7.6);
  expect(computeHit({ weapon, move, readings: ["hammerElement"] }).elemental).toBe(11.4);
  expect(explainCase({ weapon, move }).notes.readings).toEqual([{ reading: "hammerElement", other: false }]);
});

test("a great sword's tackle knows no sharpness", () => {
  const move = findMove("great-sword-tackle");
  // 200 × 0.23 × 0.6 × 1.05 = 28.98
  expect(computeHit({ move }).raw).toBe(29);
  expect(computeHit({ move, sharpness: "red" }).raw).toBe(29);
});

describe("skills", () => {
  test("overcoming Frenzy adds 15 affinity, with and without Antivirus", () => {
    const uptimes = during("frenzyCured");
    expect(computeHit({ uptimes }).affinity).toBe(15);
    expect(computeHit({ uptimes, skills: { antivirus: 3 } }).affinity).toBe(25);
    expect(computeHit({ skills: { antivirus: 3 } }).affinity).toBe(0);
    expect(computeHit({ uptimes: during("frenzyCured", 40) }).affinity).toBe(6);
  });

  test.each([
    ["tetrad-shot", "fourthShot", 210, 294],
    ["opening-shot", "openingShot", 215, 308],
  ])(
    "the attack of %s stays out of elemental ammo, its element percentage counts",
    (id, condition, attack, element) => {
      const weapon = { type: "light-bowgun", sharpness: null } as const;
      const move = findMove("light-bowgun-flaming-lv1");
      // 200 × 14 ÷ 10 = 280, × 1.05 = 294 or × 1.1 = 308
      const found = computeHit({ weapon, move, skills: { [id]: 3 }, uptimes: during(condition) });
      expect(found.attack).toBe(attack);
      expect(found.element).toBeCloseTo(element, 9);
    },
  );

  test("the attack of Ballistics raises elemental ammo, unless it is read otherwise", () => {
    const weapon = { type: "heavy-bowgun", sharpness: null } as const;
    const given = { weapon, move: findMove("light-bowgun-flaming-lv1"), skills: { ballistics: 3 } };
    // 205 × 1.4 = 287; 200 × 1.4 = 280
    expect(computeHit(given)).toMatchObject({ attack: 205, element: 287 });
    const other = { ...given, readings: ["ballisticsAmmo" as const] };
    expect(computeHit(other)).toMatchObject({ attack: 205, element: 280 });
    expect(explainCase(given).notes.readings).toEqual([{ reading: "ballisticsAmmo", other: false }]);
  });

  test.each([
    ["great-sword", 360, 360],
    ["hammer", 360, 360],
    ["long-sword", 342, 342],
    ["dual-blades", 342, 342],
    ["bow", 342, 342],
    // 20 % or 14 %: sources disagree
    ["hunting-horn", 360, 342],
  ] as const)("Dark Arts makes 300 element of a %s %f, or %f by the other reading", (type, usual, lower) => {
    const given = {
      weapon: { type, element: fire, ...(type === "bow" && { sharpness: null }) },
      skills: { "soul-of-the-dark-knight": 1 },
      uptimes: during("recoverableHealth"),
    };
    expect(computeHit(given).element).toBeCloseTo(usual, 9);
    expect(computeHit({ ...given, readings: ["darkArtsLower"] }).element).toBeCloseTo(lower, 9);
  });

  test("The Blackest Night keeps the element of Dark Arts, or has none by the other reading", () => {
    const given = {
      weapon: { element: fire },
      skills: { "soul-of-the-dark-knight": 2 },
      uptimes: during("recoverableHealth"),
    };
    expect(computeHit(given).element).toBe(360);
    expect(computeHit({ ...given, readings: ["blackestNight"] }).element).toBe(300);
  });

  test("Weakness Exploit on a wound below 45 is nothing, or its extra by the other reading", () => {
    const given = { hitzone: { sever: 44 }, state: "wound", skills: { "weakness-exploit": 5 } } as const;
    expect(computeHit(given).affinity).toBe(0);
    expect(computeHit({ ...given, readings: ["woundBelowWeakSpot"] }).affinity).toBe(20);
    expect(explainCase(given).notes.readings).toEqual([{ reading: "woundBelowWeakSpot", other: false }]);
    expect(explainCase({ ...given, hitzone: { sever: 45 } }).notes.readings).toEqual([]);
  });

  test("Crackling Cornpopper raises shells, and not Wyvern Fire", () => {
    const weapon = { type: "gunlance" } as const;
    const given = { weapon, skills: { "crackling-cornpopper": 1 }, uptimes: during("cornpopper") };
    // 200 × 1.35 × 0.1 = 27; (9 + 3) × 0.2 = 2.4
    const shell = computeHit({ ...given, move: findMove("gunlance-normal-lv4-shell") });
    expect(shell).toMatchObject({ attack: 270, raw: 27, elemental: 2.4 });
    const fired = findMove("gunlance-normal-lv4-wyvern-fire-1");
    expect(computeHit({ ...given, move: fired }).attack).toBe(200);
  });
});
