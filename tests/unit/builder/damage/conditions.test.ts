import { describe, expect, test } from "vitest";
import { defaultUptimes, type UptimeCondition } from "@/lib/builder/damage/conditions";
import { computeHit, makeBonus } from "@/tests/support/builder/damage-cases";

const during = (condition: UptimeCondition, uptime: number) => ({ conditions: { [condition]: uptime } });

describe("an uptime", () => {
  test.each([
    [0, 200, 0],
    [50, 210, 7.5],
    [100, 220, 15],
  ])("of %i percent counts that share of flat attack and of affinity", (uptime, attack, affinity) => {
    const uptimes = during("enragedMonster", uptime);
    expect(computeHit({ skills: { agitator: 5 }, uptimes })).toMatchObject({ attack, affinity });
  });

  test.each([
    [0, 200],
    // 200 × (1 + 0.5 × 0.15)
    [50, 215],
    [100, 230],
  ])("of %i percent counts that share of a percentage", (uptime, attack) => {
    const uptimes = during("afterPerfectGuard", uptime);
    expect(computeHit({ skills: { "offensive-guard": 3 }, uptimes }).attack).toBe(attack);
  });

  test("counts that share of element, and of what multiplies a hit", () => {
    const weapon = { element: { type: "fire", value: 300 } } as const;
    // 300 × (1 + 0.5 × 0.3) + 0.5 × 40 = 345 + 20
    const uptimes = during("enragedMonster", 50);
    expect(computeHit({ weapon, skills: { gogmapocalypse: 2 }, uptimes }).element).toBeCloseTo(365, 9);
    // 58.08 × (1 + 0.5 × 0.3) = 66.792
    const half = { skills: { "minds-eye": 50 } };
    expect(computeHit({ hitzone: { sever: 44 }, skills: { "minds-eye": 3 }, uptimes: half }).raw).toBe(66.8);
  });

  test("of a skill goes before that of its condition", () => {
    const uptimes = { ...during("enragedMonster", 100), skills: { agitator: 25 } };
    // Gogmapocalypse has the same condition and keeps its own.
    const weapon = { element: { type: "fire", value: 300 } } as const;
    const found = computeHit({ weapon, skills: { agitator: 5, gogmapocalypse: 1 }, uptimes });
    expect(found).toMatchObject({ attack: 205, element: 380 });
  });

  test("turns down skills that always work, and those that a move decides", () => {
    const uptimes = { skills: { "attack-boost": 0, "critical-boost": 50, airborne: 50 } };
    const skills = { "attack-boost": 5, "critical-boost": 5, airborne: 1 };
    const found = computeHit({ skills, uptimes, move: { flags: ["airborne"] } });
    // 1.25 + 0.5 × 0.15; 200 × 1.05
    expect(found).toMatchObject({ attack: 210, rawCritical: 1.325 });
  });

  test("of Handicraft is a switch: sharpness has no middle", () => {
    const weapon = { sharpness: { base: [50, 50, 50, 50, 50, 0, 0], handicraft: [0, 50] } };
    const skills = { handicraft: 5 };
    expect(computeHit({ weapon, skills, uptimes: { skills: { handicraft: 0 } } }).raw).toBe(72);
    expect(computeHit({ weapon, skills, uptimes: { skills: { handicraft: 50 } } }).raw).toBe(79.2);
  });

  test("is never anything but 0 or 100 unless it is set", () => {
    expect(new Set(Object.values(defaultUptimes))).toEqual(new Set([0, 100]));
    expect(computeHit({ skills: { agitator: 5 } }).attack).toBe(220);
    expect(computeHit({ skills: { resentment: 5 } }).attack).toBe(200);
  });

  test.each([-1, 101, Number.NaN])("of %d is refused", (uptime) => {
    expect(() => computeHit({ uptimes: during("frenzy", uptime) })).toThrow(RangeError);
    expect(() => computeHit({ uptimes: { skills: { agitator: uptime } } })).toThrow(RangeError);
    expect(() => computeHit({ bonuses: [makeBonus({ uptime })] })).toThrow(RangeError);
    expect(() => computeHit({ axePowerUptime: uptime })).toThrow(RangeError);
  });
});

describe("skills of two states", () => {
  const skills = { "gore-magalas-tyranny": 2 };

  test.each([
    [0, 0, 200],
    [100, 0, 210],
    [0, 100, 215],
    // 0.6 × 10 + 0.4 × 15
    [60, 40, 212],
    // Cured for 40 percent leaves 60 for Frenzy.
    [100, 40, 212],
  ])("Frenzy for %i percent and cured for %i percent share the time", (frenzy, frenzyCured, attack) => {
    expect(computeHit({ skills, uptimes: { conditions: { frenzy, frenzyCured } } }).attack).toBe(attack);
  });

  test("an uptime of the skill itself is that of its second state", () => {
    expect(computeHit({ skills, uptimes: { skills: { "gore-magalas-tyranny": 50 } } }).attack).toBe(207.5);
  });

  test("Bubbleblight takes the place of being wet", () => {
    const affinity = (wet: number, bubbleblight: number) =>
      computeHit({ skills: { "slicked-blade": 3 }, uptimes: { conditions: { wet, bubbleblight } } }).affinity;
    expect(affinity(100, 0)).toBe(9);
    expect(affinity(0, 100)).toBe(21);
    expect(affinity(100, 50)).toBe(15);
  });
});

describe("skills with figures of their own kind", () => {
  test("the two figures of Omega Resonance take turns, half of the time each", () => {
    const found = computeHit({ skills: { "omega-resonance": 2 }, uptimes: during("resonance", 100) });
    expect(found).toMatchObject({ attack: 210, affinity: 20 });
  });

  test("Self-Improvement counts its share of the most that it reaches", () => {
    expect(computeHit({ skills: { "self-improvement": 1 }, uptimes: during("questTime", 50) }).attack).toBe(
      206,
    );
  });

  test("Elemental Absorption counts its lower figure, which differs per weapon", () => {
    const element = { type: "fire", value: 300 } as const;
    const uptimes = during("afterElementalHit", 100);
    const skills = { "elemental-absorption": 3 };
    expect(computeHit({ weapon: { element }, skills, uptimes }).element).toBe(400);
    expect(computeHit({ weapon: { element, type: "dual-blades" }, skills, uptimes }).element).toBe(350);
  });

  test("Soul of the Dark Knight has at level 2 what level 1 has", () => {
    const weapon = { element: { type: "fire", value: 300 } } as const;
    const uptimes = during("recoverableHealth", 100);
    expect(computeHit({ weapon, skills: { "soul-of-the-dark-knight": 1 }, uptimes }).element).toBe(360);
    expect(computeHit({ weapon, skills: { "soul-of-the-dark-knight": 2 }, uptimes }).element).toBe(360);
  });

  test("Burst has the figures of the weapon in hand", () => {
    expect(computeHit({ skills: { burst: 5 } }).attack).toBe(218);
    expect(computeHit({ weapon: { type: "bow", sharpness: null }, skills: { burst: 5 } }).attack).toBe(210);
  });

  test("Heroics has no attack at level 1", () => {
    const attack = (level: number) =>
      computeHit({ skills: { heroics: level }, uptimes: during("lowHealth", 100) }).attack;
    expect([1, 2, 3, 4, 5].map(attack)).toEqual([200, 210, 210, 220, 260]);
  });
});

describe("bonuses", () => {
  test("count their share of the time, and hold for their own moves", () => {
    const bonus = makeBonus({ attack: 20, affinity: 10, uptime: 50 });
    expect(computeHit({ bonuses: [bonus] })).toMatchObject({ attack: 210, affinity: 5 });
    const charged = makeBonus({ attack: 20, only: ["flag:charge"] });
    expect(computeHit({ bonuses: [charged] }).attack).toBe(200);
    expect(computeHit({ bonuses: [charged], move: { flags: ["charge"] } }).attack).toBe(220);
  });

  test("are refused below 0, save affinity", () => {
    expect(() => computeHit({ bonuses: [makeBonus({ attack: -1 })] })).toThrow(RangeError);
    expect(computeHit({ bonuses: [makeBonus({ affinity: -15 })] }).affinity).toBe(-15);
  });
});

test.each([
  { weapon: { attack: 0 } },
  { weapon: { attack: Number.NaN } },
  { weapon: { affinity: Number.POSITIVE_INFINITY } },
  { hitzone: { sever: -1 } },
  { hitzone: { fire: Number.NaN } },
])("refuses figures without a meaning: %o", (given) => {
  expect(() => computeHit(given)).toThrow(RangeError);
});
