import { describe, expect, test } from "vitest";
import { computeHit, makeBonus } from "@/tests/support/builder/damage-cases";

describe("attack", () => {
  test("multiplies percentages with one another and adds flat bonuses after them", () => {
    // 210 × 1.2 × 1.1 + 6 = 277.2 + 6. Added up, percentages would make 210 × 1.3 + 6 = 279.
    const bonuses = [makeBonus({ attackPct: 20 }), makeBonus({ attackPct: 10 }), makeBonus({ attack: 6 })];
    expect(computeHit({ weapon: { attack: 210 }, bonuses }).attack).toBe(283.2);
  });

  test("takes both figures of a skill that has a percentage and a flat bonus", () => {
    // 230 × 1.02 × 1.15 + 8 = 269.79 + 8 = 277.79, to a tenth.
    const skills = { "attack-boost": 4, "offensive-guard": 3 };
    const uptimes = { conditions: { afterPerfectGuard: 100 } };
    expect(computeHit({ weapon: { attack: 230 }, skills, uptimes }).attack).toBe(277.8);
  });

  test("is rounded to a tenth before it is used", () => {
    // 201 × 1.02 + 8 = 213.02, so 213; 213 × 0.5 × 0.6 × 1.32 = 84.348. Unrounded it would be 84.356, 84.4.
    const { attack, raw } = computeHit({ weapon: { attack: 201 }, skills: { "attack-boost": 4 } });
    expect(attack).toBe(213);
    expect(raw).toBe(84.3);
  });

  test("caps a level at its maximum, and leaves out levels below 1", () => {
    expect(computeHit({ skills: { "attack-boost": 9 } }).attack).toBe(217);
    expect(computeHit({ skills: { "attack-boost": 0 } }).attack).toBe(200);
  });
});

describe("a raw hit", () => {
  test("is attack × motion value × hitzone × sharpness", () => {
    // 200 × 0.5 × 0.6 × 1.32 = 79.2
    expect(computeHit({})).toMatchObject({ raw: 79.2, elemental: 0, hit: 79.2 });
  });

  test("takes the hitzone of its own kind of damage", () => {
    const hitzone = { sever: 60, blunt: 40, ammo: 20 };
    // 132 × 0.4 = 52.8, 132 × 0.2 = 26.4
    expect(computeHit({ hitzone, move: { damageType: "blunt" } }).raw).toBe(52.8);
    expect(computeHit({ hitzone, move: { damageType: "ammo" } }).raw).toBe(26.4);
  });

  test.each([
    ["red", 30],
    ["orange", 45],
    ["yellow", 60],
    ["green", 63],
    ["blue", 72],
    ["white", 79.2],
    ["purple", 83.4],
  ] as const)("in %s sharpness is 60 × its multiplier", (sharpness, raw) => {
    expect(computeHit({ sharpness }).raw).toBe(raw);
  });

  test("uses no sharpness where the move uses none, and with ranged weapons", () => {
    expect(computeHit({ move: { usesSharpness: false } }).raw).toBe(60);
    expect(computeHit({ weapon: { type: "bow", sharpness: null } }).raw).toBe(60);
  });

  test("is multiplied by the move's own modifier", () => {
    // 79.2 × 1.05 = 83.16
    expect(computeHit({ move: { rawModifier: 1.05 } }).raw).toBe(83.2);
  });

  test("leaves out the raw hitzone alone where the move says so", () => {
    // 200 × 0.5 × 1.32 = 132; element 30 × 0.2 × 1.15 = 6.9
    const weapon = { element: { type: "fire", value: 300 } } as const;
    const move = { usesHitzone: false } as const;
    expect(computeHit({ weapon, move })).toMatchObject({ raw: 132, elemental: 6.9, hit: 138.9 });
  });
});

describe("rounding", () => {
  test("deals 1 where there is any damage below 1, and nothing where there is none", () => {
    // 200 × 0.01 × 0.2 × 1.32 = 0.528; element 1 × 0.2 × 1.15 = 0.23
    const weak = { move: { motionValue: 1 }, hitzone: { sever: 20 } };
    expect(computeHit(weak)).toMatchObject({ raw: 1, elemental: 0, hit: 1 });
    const weapon = { element: { type: "fire", value: 10 } } as const;
    expect(computeHit({ ...weak, weapon })).toMatchObject({ raw: 1, elemental: 1, hit: 2 });
    expect(computeHit({ hitzone: { sever: 0 } })).toMatchObject({ raw: 0, hit: 0, average: 0 });
  });

  test("rounds raw and element apart, critical hits after they are multiplied", () => {
    // raw 200 × 0.27 × 0.6 × 1.32 = 42.768; element 300 ÷ 10 × 0.23 × 1.15 = 7.935; together 42.8 + 7.9.
    // critical: 53.46 + 7.935 = 53.5 + 7.9.
    const weapon = { element: { type: "fire", value: 300 } } as const;
    const found = computeHit({ weapon, move: { motionValue: 27 }, hitzone: { fire: 23 } });
    expect(found).toMatchObject({
      raw: 42.8,
      elemental: 7.9,
      hit: 50.7,
      rawCriticalHit: 53.5,
      criticalHit: 61.4,
    });
  });

  test("rounds a half up, whatever its binary fraction", () => {
    // 10 × 0.5 × 0.45 = 2.25
    const found = computeHit({
      weapon: { attack: 10 },
      sharpness: "yellow",
      hitzone: { sever: 45 },
    });
    expect(found.raw).toBe(2.3);
    // 100 × 0.29 × 0.35 = 10.15, which binary fractions make 10.149999999999999.
    const below = computeHit({
      weapon: { attack: 100 },
      move: { motionValue: 29 },
      sharpness: "yellow",
      hitzone: { sever: 35 },
    });
    expect(below.raw).toBe(10.2);
  });
});

describe("affinity", () => {
  test("weighs hit and critical hit", () => {
    // critical 79.2 × 1.25 = 99; 0.6 × 79.2 + 0.4 × 99 = 87.12
    const found = computeHit({ weapon: { affinity: 40 } });
    expect(found).toMatchObject({ affinity: 40, rawCritical: 1.25, criticalHit: 99 });
    expect(found.average).toBeCloseTo(87.12, 10);
  });

  test("below 0 weakens hits, and no skill for critical hits helps", () => {
    // weakened 79.2 × 0.75 = 59.4; 0.8 × 79.2 + 0.2 × 59.4 = 75.24
    const skills = { "critical-boost": 5, "critical-element": 3 };
    const found = computeHit({ weapon: { affinity: -20 }, skills });
    expect(found).toMatchObject({ affinity: -20, rawCritical: 0.75, elementCritical: 1, criticalHit: 59.4 });
    expect(found.average).toBeCloseTo(75.24, 10);
  });

  test("leaves the element of weakened hits as it is", () => {
    const weapon = { affinity: -100, element: { type: "fire", value: 300 } } as const;
    // raw 59.4, element 30 × 0.2 × 1.15 = 6.9
    expect(computeHit({ weapon })).toMatchObject({ elementalCriticalHit: 6.9, average: 66.3 });
  });

  test.each([
    [1, 1.28, 101.4],
    [2, 1.31, 103.8],
    [3, 1.34, 106.1],
    [4, 1.37, 108.5],
    [5, 1.4, 110.9],
  ])("Critical Boost %i makes critical hits × %f", (level, rawCritical, criticalHit) => {
    // 79.2 × 1.28 = 101.376 and so on.
    const found = computeHit({ weapon: { affinity: 100 }, skills: { "critical-boost": level } });
    expect(found).toMatchObject({ rawCritical, criticalHit, average: criticalHit });
  });

  test("counts up to 100 and down to −100", () => {
    const skills = { "critical-eye": 5, "maximum-might": 3 };
    expect(computeHit({ weapon: { affinity: 49 }, skills }).affinity).toBe(99);
    expect(computeHit({ weapon: { affinity: 51 }, skills }).affinity).toBe(100);
    expect(computeHit({ weapon: { affinity: -99 } }).affinity).toBe(-99);
    expect(computeHit({ weapon: { affinity: -90 }, bonuses: [makeBonus({ affinity: -20 })] }).affinity).toBe(
      -100,
    );
    // 79.2 × 0.75
    expect(computeHit({ weapon: { affinity: -120 } }).average).toBeCloseTo(59.4, 10);
  });

  test("is 0 where the move cannot be critical", () => {
    const found = computeHit({ weapon: { affinity: 80 }, move: { canCrit: false } });
    expect(found).toMatchObject({ affinity: 0, rawCritical: 1, criticalHit: 79.2, average: 79.2 });
  });
});

describe("skills that look at the hitzone", () => {
  const skills = { "weakness-exploit": 5, "minds-eye": 3 };

  test("Weakness Exploit works from 45, Mind's Eye below", () => {
    // 45: 200 × 0.5 × 0.45 × 1.32 = 59.4. 44: 58.08 × 1.3 = 75.504.
    expect(computeHit({ skills, hitzone: { sever: 45 } })).toMatchObject({ affinity: 30, raw: 59.4 });
    expect(computeHit({ skills, hitzone: { sever: 44 } })).toMatchObject({ affinity: 0, raw: 75.5 });
  });

  test("they look at the hitzone of the move's own kind of damage", () => {
    const hitzone = { sever: 45, blunt: 44 };
    expect(computeHit({ skills, hitzone, move: { damageType: "blunt" } }).affinity).toBe(0);
  });

  test("Weakness Exploit grows on a wound, from 45 as well", () => {
    expect(computeHit({ skills, state: "wound" }).affinity).toBe(50);
    expect(computeHit({ skills: { "weakness-exploit": 1 }, state: "wound" }).affinity).toBe(8);
    expect(computeHit({ skills, state: "wound", hitzone: { sever: 44 } }).affinity).toBe(0);
    expect(computeHit({ skills, state: "broken" }).affinity).toBe(30);
  });

  test("Mind's Eye does nothing for a move that uses no hitzone", () => {
    // 200 × 0.5 × 1.32
    const move = { usesHitzone: false } as const;
    expect(computeHit({ skills, move, hitzone: { sever: 10 } }).raw).toBe(132);
  });
});

describe("Bludgeoner", () => {
  test.each([
    // 60 × sharpness, × 1.05 or × 1.1 at the colors of the level
    [1, "yellow", 63],
    [1, "green", 63],
    [2, "orange", 49.5],
    [2, "yellow", 66],
    [2, "green", 63],
    [3, "green", 69.3],
    [3, "blue", 72],
  ] as const)("level %i in %s", (level, sharpness, raw) => {
    expect(computeHit({ skills: { bludgeoner: level }, sharpness }).raw).toBe(raw);
  });

  test("does nothing for a move that uses no sharpness", () => {
    const move = { usesSharpness: false } as const;
    expect(computeHit({ skills: { bludgeoner: 3 }, sharpness: "yellow", move }).raw).toBe(60);
  });

  test("is lost where Handicraft reaches a keener color", () => {
    // yellow: 60 × 1 × 1.1 = 66. Level 1 of Handicraft reaches green: 60 × 1.05 = 63.
    const weapon = { sharpness: { base: [50, 50, 20, 0, 0, 0, 0], handicraft: [0, 50] } };
    expect(computeHit({ weapon, skills: { bludgeoner: 2 } }).raw).toBe(66);
    expect(computeHit({ weapon, skills: { bludgeoner: 2, handicraft: 1 } }).raw).toBe(63);
  });
});

describe("Handicraft", () => {
  // 200 × 0.5 × 0.6 = 60: blue 72, white 79.2, purple 83.4
  const weapon = { sharpness: { base: [50, 50, 50, 50, 50, 0, 0], handicraft: [20, 30] } };

  test.each([
    [2, 72],
    [3, 79.2],
    [5, 79.2],
  ])("level %i fills the current color first", (level, raw) => {
    expect(computeHit({ weapon, skills: { handicraft: level } }).raw).toBe(raw);
  });

  test("begins with the next color where the current one is full", () => {
    const full = { sharpness: { base: [50, 50, 50, 50, 50, 50, 0], handicraft: [0, 50] } };
    expect(computeHit({ weapon: full, skills: { handicraft: 1 } }).raw).toBe(83.4);
  });

  test("reaches no color that the weapon's bar does not have", () => {
    const ending = { sharpness: { base: [50, 50, 50, 50, 50, 0, 0], handicraft: [20, 0] } };
    expect(computeHit({ weapon: ending, skills: { handicraft: 5 } }).raw).toBe(72);
  });

  test("does nothing where the color is given", () => {
    expect(computeHit({ weapon, skills: { handicraft: 5 }, sharpness: "blue" }).raw).toBe(72);
  });
});
