import { describe, expect, test } from "vitest";
import { computeHit, explainCase, findMove, makeBonus } from "@/tests/support/builder/damage-cases";

const fire = { element: { type: "fire", value: 300 } } as const;

describe("element", () => {
  test("is a tenth of the displayed figure × hitzone × sharpness × the move's modifier", () => {
    // 30 × 0.2 × 1.15 = 6.9; × 2 = 13.8
    expect(computeHit({ weapon: fire }).elemental).toBe(6.9);
    expect(computeHit({ weapon: fire, move: { elementModifier: 2 } }).elemental).toBe(13.8);
    expect(computeHit({ weapon: fire, move: { elementModifier: 0 } }).elemental).toBe(0);
  });

  test("does not depend on the motion value", () => {
    expect(computeHit({ weapon: fire, move: { motionValue: 248 } }).elemental).toBe(6.9);
  });

  test.each([
    ["red", 1.5],
    ["orange", 3],
    ["yellow", 4.5],
    ["green", 6],
    ["blue", 6.4],
    ["white", 6.9],
    ["purple", 7.5],
  ] as const)("in %s sharpness is 6 × its multiplier", (sharpness, elemental) => {
    // blue: 6 × 1.0625 = 6.375
    expect(computeHit({ weapon: fire, sharpness }).elemental).toBe(elemental);
  });

  test("takes percentages of its base, then flat bonuses", () => {
    // 300 × 1.2 + 60 = 420; 42 × 0.2 × 1.15 = 9.66
    const found = computeHit({ weapon: fire, skills: { "fire-attack": 3 } });
    expect(found).toMatchObject({ element: 420, elemental: 9.7 });
    // 300 × 1.2 × 1.08 + 60 + 50 = 388.8 + 110
    const bonuses = [makeBonus({ elementPct: 8, element: 50 })];
    expect(computeHit({ weapon: fire, skills: { "fire-attack": 3 }, bonuses }).element).toBeCloseTo(498.8, 9);
  });

  test("is raised from skills of its own type alone", () => {
    const skills = { "water-attack": 3, "convert-element": 3 };
    const uptimes = { conditions: { afterElementDamage: 100 } };
    expect(computeHit({ weapon: fire, skills, uptimes }).element).toBe(300);
    const dragon = { element: { type: "dragon", value: 300 } } as const;
    expect(computeHit({ weapon: dragon, skills, uptimes }).element).toBe(480);
  });

  test("of a weapon without one stays 0, and ailments deal no damage", () => {
    const skills = { "fire-attack": 3, gogmapocalypse: 2, "poison-attack": 3 };
    expect(computeHit({ skills })).toMatchObject({ element: 0, elemental: 0 });
    const poison = { element: { type: "poison", value: 300 } } as const;
    expect(computeHit({ weapon: poison, skills })).toMatchObject({ element: 0, elemental: 0 });
  });

  test("is cut at base + 400 for a small base, at base × 2.3 for a large one", () => {
    // 300 × 1.2 + 60 + 300 = 720, cut at 700; 70 × 0.2 × 1.15 = 16.1
    const skills = { "fire-attack": 3 };
    const small = computeHit({ weapon: fire, skills, bonuses: [makeBonus({ element: 300 })] });
    expect(small).toMatchObject({ element: 700, elemental: 16.1 });
    // 500 × 1.2 + 60 + 500 = 1160, cut at 1150
    const large = { element: { type: "fire", value: 500 } } as const;
    expect(computeHit({ weapon: large, skills, bonuses: [makeBonus({ element: 500 })] }).element).toBe(1150);
    // 500 × 1.2 + 60 + 490 = 1150, not cut
    const whole = explainCase({ weapon: large, skills, bonuses: [makeBonus({ element: 490 })] });
    expect(whole.steps[0]?.perHit.element.value).toBe(1150);
    expect(whole.notes.elementCapReached).toBe(false);
    expect(
      explainCase({ weapon: large, skills, bonuses: [makeBonus({ element: 500 })] }).notes.elementCapReached,
    ).toBe(true);
  });

  test("leaves a second element out, and says so", () => {
    const weapon = { ...fire, element2: { type: "ice", value: 200 } } as const;
    expect(computeHit({ weapon }).elemental).toBe(6.9);
    expect(explainCase({ weapon }).notes.secondElementNotCounted).toBe(true);
    expect(explainCase({ weapon: fire }).notes.secondElementNotCounted).toBe(false);
  });
});

describe("Critical Element", () => {
  test.each([
    // 6.9 × 1.21 = 8.349, 6.9 × 1.15 = 7.935
    ["great-sword", 3, 1.21, 8.3],
    ["hunting-horn", 2, 1.14, 7.9],
    ["hammer", 1, 1.07, 7.4],
    ["long-sword", 3, 1.15, 7.9],
    ["dual-blades", 2, 1.1, 7.6],
    ["bow", 1, 1.05, 7.2],
  ] as const)("of %s at level %i is × %f", (type, level, elementCritical, elementalCriticalHit) => {
    const weapon = { ...fire, type, affinity: 100 };
    const found = computeHit({ weapon, skills: { "critical-element": level } });
    expect(found).toMatchObject({ elementCritical, elementalCriticalHit });
  });

  test("without it, critical hits leave element as it is", () => {
    const found = computeHit({ weapon: { ...fire, affinity: 100 } });
    expect(found).toMatchObject({ elementCritical: 1, elemental: 6.9, elementalCriticalHit: 6.9 });
  });
});

describe("a fixed element", () => {
  // 45 motion value, blunt, no sharpness, no critical hits; 60 fire before the hitzone.
  const move = findMove("hunting-horn-echo-wave-fire");

  test("ignores the weapon's own, and what raises it", () => {
    // raw 200 × 0.45 × 0.6 = 54; element 60 × 0.2 = 12
    const ice = { element: { type: "ice", value: 500 } } as const;
    const skills = { "fire-attack": 3, "ice-attack": 3 };
    const bonuses = [makeBonus({ elementPct: 50, element: 100 })];
    const found = computeHit({ weapon: { ...ice, affinity: 50 }, move, skills, bonuses });
    expect(found).toMatchObject({ raw: 54, elemental: 12, hit: 66, average: 66 });
  });
});

describe("elemental ammo", () => {
  // Flaming level 1 of the heavy bowgun: motion value 8, element 20 % of attack.
  const move = findMove("heavy-bowgun-flaming-lv1");
  const weapon = { type: "heavy-bowgun", sharpness: null } as const;

  test("has the element that its share of attack makes", () => {
    // raw 200 × 0.08 × 0.6 = 9.6; element 200 × 20 ÷ 10 = 400 displayed, 40 × 0.2 = 8
    expect(computeHit({ weapon, move })).toMatchObject({ element: 400, raw: 9.6, elemental: 8, hit: 17.6 });
  });

  test("grows with attack, and with skills of its element", () => {
    // 200 + 3: 406 displayed; × 1.2 + 60 = 547.2, 54.72 × 0.2 = 10.944
    const skills = { "attack-boost": 1, "fire-attack": 3 };
    const found = computeHit({ weapon, move, skills });
    expect(found.element).toBeCloseTo(547.2, 9);
    expect(found.elemental).toBe(10.9);
  });

  test("is capped by its own base", () => {
    // base 400, cap 400 × 2.3 for a bowgun, not 400 + 400 or more: 400 + 600 is cut
    expect(computeHit({ weapon, move, bonuses: [makeBonus({ element: 600 })] }).element).toBeCloseTo(920, 9);
  });

  test("is not raised by Mind's Eye, which raises raw damage", () => {
    // 9.6 × 44 ÷ 60 × 1.3 = 9.152
    const found = computeHit({ weapon, move, hitzone: { ammo: 44 }, skills: { "minds-eye": 3 } });
    expect(found).toMatchObject({ element: 400, raw: 9.2 });
  });
});

describe("a cap on the element hitzone", () => {
  // 52 motion value, 29 fire, hitzone of the element no more than 5.
  const move = findMove("gunlance-normal-lv4-wyvern-fire-2");

  test("holds above it and not below", () => {
    // 29 × 0.05 = 1.45; 29 × 0.04 = 1.16
    expect(computeHit({ move }).elemental).toBe(1.5);
    expect(computeHit({ move, hitzone: { fire: 4 } }).elemental).toBe(1.2);
  });
});
