import { describe, expect, test } from "vitest";
import { createModifierBonus } from "@/lib/builder/damage/bonuses";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { computeHit, findMove, makeBonus } from "@/tests/support/builder/damage-cases";
import { allMoves } from "@/tests/support/builder/damage-moves";

function newestMove(id: string) {
  const move = allMoves.find((candidate) => candidate.id === id);
  if (move === undefined) throw new Error(`No move ${id}.`);
  return move;
}

describe("switch axe", () => {
  const power = { type: "switch-axe", traits: { phial: "power" } } as const;
  const sword = { mode: "sword" } as const;
  const axe = { mode: "axe" } as const;

  test("a power phial multiplies base raw by 1.17 in sword mode", () => {
    expect(computeHit({ weapon: power, move: sword }).attack).toBe(234);
    expect(computeHit({ weapon: power, move: axe }).attack).toBe(200);
  });

  test("the phial multiplies with percentages, and leaves flat bonuses as they are", () => {
    // 200 × 1.17 × 1.04 + 9 = 243.36 + 9
    expect(computeHit({ weapon: power, move: sword, skills: { "attack-boost": 5 } }).attack).toBe(252.4);
  });

  test("the power state adds 10 raw in axe mode, by its share of the time", () => {
    expect(computeHit({ weapon: power, move: axe, axePowerUptime: 100 }).attack).toBe(210);
    expect(computeHit({ weapon: power, move: axe, axePowerUptime: 50 }).attack).toBe(205);
    expect(computeHit({ weapon: power, move: sword, axePowerUptime: 100 }).attack).toBe(234);
    expect(computeHit({ move: axe, axePowerUptime: 100 }).attack).toBe(200);
  });

  test("an element phial multiplies base element by 1.45 in sword mode, within the cap", () => {
    const element = { type: "fire", value: 300 } as const;
    const weapon = { type: "switch-axe", element, traits: { phial: "element" } } as const;
    expect(computeHit({ weapon, move: axe }).element).toBe(300);
    expect(computeHit({ weapon, move: sword })).toMatchObject({ attack: 200, element: 435 });
    // 300 × 1.45 × 1.2 + 60 = 582; + 200 = 782, cut at 700
    const skills = { "fire-attack": 3 };
    expect(computeHit({ weapon, move: sword, skills }).element).toBe(582);
    expect(computeHit({ weapon, move: sword, skills, bonuses: [makeBonus({ element: 200 })] }).element).toBe(
      700,
    );
  });

  test("a dragon phial is the dragon element of sword mode", () => {
    const weapon = { type: "switch-axe", traits: { phial: "dragon", phialValue: 250 } } as const;
    // 25 × 0.2 × 1.15 = 5.75
    expect(computeHit({ weapon, move: sword })).toMatchObject({ element: 250, elemental: 5.8 });
    expect(computeHit({ weapon, move: axe })).toMatchObject({ element: 0, elemental: 0 });
  });
});

describe("gunlance", () => {
  const weapon = { type: "gunlance" } as const;

  test("shells know neither hitzone, sharpness nor critical hits", () => {
    // Normal level 4: 200 × 0.10 = 20; fire 9 × 0.2 = 1.8
    const shell = findMove("gunlance-normal-lv4-shell");
    const found = computeHit({ weapon: { ...weapon, affinity: 100 }, move: shell, hitzone: { sever: 5 } });
    expect(found).toMatchObject({ raw: 20, elemental: 1.8, hit: 21.8, average: 21.8 });
  });

  test.each([
    // 200 × 1.05 = 210 × 0.1 = 21, (9 + 3) × 0.2 = 2.4, and so on
    [1, 210, 21, 2.4],
    [2, 220, 22, 3],
    [3, 230, 23, 3.6],
  ])("Artillery %i raises shells, their element too", (level, attack, raw, elemental) => {
    const found = computeHit({
      weapon,
      move: findMove("gunlance-normal-lv4-shell"),
      skills: { artillery: level },
    });
    expect(found).toMatchObject({ attack, raw, elemental });
  });

  test("Artillery leaves thrusts alone", () => {
    const thrust = findMove("gunlance-lateral-thrust-i-ii");
    expect(computeHit({ weapon, move: thrust, skills: { artillery: 3 } }).attack).toBe(200);
  });
});

describe("bowguns", () => {
  const heavy = { type: "heavy-bowgun", sharpness: null } as const;
  const light = { type: "light-bowgun", sharpness: null } as const;

  test("Artillery raises sticky ammo by its percentage on base raw", () => {
    // 180 × 1.3 + 21 = 255; × 0.384 = 97.92; fire 5 × 0.3 = 1.5
    const found = computeHit({
      weapon: { ...heavy, attack: 180 },
      move: findMove("heavy-bowgun-sticky-lv2"),
      hitzone: { fire: 30 },
      skills: { artillery: 3 },
      bonuses: [makeBonus({ attack: 21 })],
    });
    expect(found).toMatchObject({ attack: 255, raw: 97.9, elemental: 1.5 });
  });

  test("levels of ammo hit harder", () => {
    // 17 and 32.3 motion value on 60: 200 × 0.17 × 0.6 = 20.4, 200 × 0.323 × 0.6 = 38.76
    expect(computeHit({ weapon: heavy, move: findMove("heavy-bowgun-normal-lv1") }).raw).toBe(20.4);
    expect(computeHit({ weapon: heavy, move: findMove("heavy-bowgun-normal-lv3") }).raw).toBe(38.8);
  });

  test.each([
    ["normal-shots", "light-bowgun-normal-lv1", "light-bowgun-pierce-lv1"],
    ["piercing-shots", "light-bowgun-pierce-lv1", "light-bowgun-spread-lv1"],
    ["spread-power-shots", "light-bowgun-spread-lv1", "light-bowgun-normal-lv1"],
  ])("%s raises its own shots by 5 percent", (skill, its, other) => {
    const ratio = (id: string) => {
      const move = { ...newestMove(id), motionValue: 100 };
      return computeHit({ weapon: light, move, skills: { [skill]: 1 } }).raw / 120;
    };
    expect(ratio(its)).toBeCloseTo(1.05, 10);
    expect(ratio(other)).toBe(1);
  });

  test("Rapid Fire Up raises rapid fire, and the element of ammo with it", () => {
    const skills = { "rapid-fire-up": 1 };
    // Rapid flaming level 1: 8 × 0.6 = 4.8 motion value, 20 × 0.6 = 12 % element.
    // raw 200 × 0.048 × 0.6 × 1.05 = 6.048; element 240 × 1.05 = 252
    const rapid = computeHit({ weapon: light, move: newestMove("light-bowgun-rapid-flaming-lv1"), skills });
    expect(rapid).toMatchObject({ raw: 6, element: 252 });
    // single: 200 × 0.056 × 0.6 = 6.72; 280 displayed
    const single = computeHit({ weapon: light, move: newestMove("light-bowgun-flaming-lv1"), skills });
    expect(single).toMatchObject({ raw: 6.7, element: 280 });
  });

  test("Special Ammo Boost raises special ammo alone", () => {
    const skills = { "special-ammo-boost": 2 };
    // 200 × 0.115 × 0.6 = 13.8 × 1.2 = 16.56
    expect(computeHit({ weapon: heavy, move: findMove("heavy-bowgun-wyvernheart-lv1-1"), skills }).raw).toBe(
      16.6,
    );
    expect(computeHit({ weapon: heavy, move: findMove("heavy-bowgun-normal-lv1"), skills }).raw).toBe(20.4);
  });

  test("Ballistics counts from level 3, within critical range, for ranged weapons", () => {
    const move = findMove("heavy-bowgun-normal-lv1");
    expect(computeHit({ weapon: heavy, move, skills: { ballistics: 2 } }).attack).toBe(200);
    expect(computeHit({ weapon: heavy, move, skills: { ballistics: 3 } }).attack).toBe(205);
    const uptimes = { conditions: { criticalRange: 40 } };
    expect(computeHit({ weapon: heavy, move, skills: { ballistics: 3 }, uptimes }).attack).toBe(202);
    expect(computeHit({ skills: { ballistics: 3 } }).attack).toBe(200);
  });
});

describe("bow", () => {
  const weapon = { type: "bow", sharpness: null, element: { type: "fire", value: 300 } } as const;
  const coating = createModifierBonus(getCatalog().playerModifiers.require("bow-power-coating"), 100);

  test("a coating raises arrows that take it", () => {
    // Charged Shot level 3: 200 × 0.12 × 0.6 × 1.1 = 15.84, × 1.35 = 21.384
    const charged = findMove("bow-charged-shot-lv3");
    expect(computeHit({ weapon, move: charged }).raw).toBe(15.8);
    expect(computeHit({ weapon, move: charged, bonuses: [coating] }).raw).toBe(21.4);
    // Arc Shot level 3 ignores it: 200 × 0.11 × 0.6 = 13.2
    expect(computeHit({ weapon, move: findMove("bow-arc-shot-lv3"), bonuses: [coating] }).raw).toBe(13.2);
  });

  test.each([
    // element 300 × 1.05 = 315: 31.5 × 0.2 × 1 = 6.3
    [1, 315, 6.3],
    [3, 345, 6.9],
  ])("Charge Master %i raises the element of charged shots", (level, element, elemental) => {
    const skills = { "charge-master": level };
    expect(computeHit({ weapon, move: findMove("bow-charged-shot-lv3"), skills })).toMatchObject({
      element,
      elemental,
    });
    // Quick Shot is not charged: 30 × 0.2 × 0.4 = 2.4
    expect(computeHit({ weapon, move: findMove("bow-quick-shot"), skills })).toMatchObject({
      element: 300,
      elemental: 2.4,
    });
  });

  test("Charge Master has higher figures for other weapons", () => {
    const found = computeHit({
      weapon: { element: { type: "fire", value: 300 } },
      move: { flags: ["charge"] },
      skills: { "charge-master": 3 },
    });
    expect(found.element).toBe(375);
  });
});

describe("other weapons", () => {
  test("Airborne raises attack in the air, Rapid Morph that of morphing", () => {
    const skills = { airborne: 1, "rapid-morph": 3 };
    expect(computeHit({ skills, move: { flags: ["airborne"] } }).attack).toBe(220);
    expect(computeHit({ skills, move: { flags: ["morph"] } }).attack).toBe(240);
    expect(computeHit({ skills }).attack).toBe(200);
  });

  test("impact phials of the charge blade grow with Artillery, element phials do not", () => {
    const weapon = { type: "charge-blade", element: { type: "fire", value: 300 } } as const;
    const skills = { artillery: 3 };
    // 200 × 1.3 × 0.28 = 72.8
    expect(computeHit({ weapon, move: findMove("charge-blade-impact-phial-saed"), skills }).raw).toBe(72.8);
    // no raw; 30 × 0.2 × 8.2 = 49.2, no sharpness, no critical hits
    const element = computeHit({ weapon, move: findMove("charge-blade-element-phial-saed"), skills });
    expect(element).toMatchObject({ attack: 200, raw: 0, elemental: 49.2, average: 49.2 });
  });

  test("extracts raise base raw, and not moves that spend them", () => {
    const { playerModifiers } = getCatalog();
    const weapon = { type: "insect-glaive" } as const;
    const two = [createModifierBonus(playerModifiers.require("insect-glaive-red-white"), 100)];
    const three = [createModifierBonus(playerModifiers.require("insect-glaive-triple-up"), 100)];
    expect(computeHit({ weapon, bonuses: two }).attack).toBe(220);
    expect(computeHit({ weapon, bonuses: three }).attack).toBe(230);
    const spending = findMove("insect-glaive-rising-spiral-slash-lv2");
    expect(computeHit({ weapon, move: spending, bonuses: three }).attack).toBe(200);
  });
});
