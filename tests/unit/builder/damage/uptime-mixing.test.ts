import { describe, expect, test } from "vitest";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { defaultUptimes } from "@/lib/builder/damage/conditions";
import type { DamageScenario } from "@/lib/builder/damage/inputs";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { createGates, maxMixedCycles } from "@/lib/builder/damage/uptime-gates";
import { computeHit, makeBonus, makeScenario } from "@/tests/support/builder/damage-cases";
import { allSkills } from "@/tests/support/builder/damage-moves";

/** The mean over every combination of conditions that hold or do not, each calculated by itself. */
function averageOutright(
  scenario: DamageScenario,
  conditions: Readonly<Record<string, number>>,
  levels: Readonly<Record<string, number>>,
): number {
  const names = Object.keys(conditions);
  let mean = 0;
  for (let state = 0; state < 2 ** names.length; state++) {
    const holds = names.map((_, index) => (state >> index) % 2 === 1);
    const fixed = Object.fromEntries(names.map((name, index) => [name, holds[index] ? 100 : 0]));
    const probability = names.reduce((product, name, index) => {
      const share = (conditions[name] ?? 0) / 100;
      return product * (holds[index] ? share : 1 - share);
    }, 1);
    const { total } = explainRotation({ ...scenario, uptimes: { conditions: fixed } }, allSkills, levels);
    mean += probability * total.value;
  }
  return mean;
}

describe("effects that hold for a part of the time", () => {
  test("do not lift affinity over its cap: half of 150 is not 75", () => {
    // 100 affinity of the weapon and 50 more for half of the time: 100 all along.
    // 200 × 0.396 = 79.2, critical × 1.25 = 99
    const bonuses = [makeBonus({ affinity: 50, uptime: 50 })];
    expect(computeHit({ weapon: { affinity: 100 }, bonuses }).average).toBe(99);
    // 60 and half of 80: the mean of 60 and 100 is 80, not 100. 79.2 + 0.8 × 19.8
    const more = [makeBonus({ affinity: 80, uptime: 50 })];
    expect(computeHit({ weapon: { affinity: 60 }, bonuses: more }).average).toBeCloseTo(95.04, 9);
  });

  test("of one condition hold together", () => {
    // Agitator 5, half of the time: attack 220 and affinity 15 at once.
    // 220 × 0.396 = 87.12, critical 108.9: 87.1 × 0.85 + 108.9 × 0.15 = 90.37. Mean with 79.2: 84.785
    const uptimes = { conditions: { enragedMonster: 50 } };
    const found = computeHit({ skills: { agitator: 5 }, uptimes });
    expect(found.average).toBeCloseTo(84.785, 9);
    expect(found).toMatchObject({ attack: 210, affinity: 7.5 });
  });

  test("exclude each other where their conditions do", () => {
    // Frenzy 30 % of the time: attack + 10; overcome 60 %: attack + 15 and 15 affinity; 10 % neither.
    const uptimes = { conditions: { frenzy: 50, frenzyCured: 60 } };
    const found = computeHit({ skills: { "gore-magalas-tyranny": 2 }, uptimes });
    // 215 × 0.396 = 85.14 and 106.425: 85.1 × 0.85 + 106.4 × 0.15 = 88.295; 210 × 0.396 = 83.16; 40 % of the time
    expect(found.average).toBeCloseTo(0.6 * 88.295 + 0.4 * 83.2, 9);
  });

  test("are the mean of every combination, in the figure that is shown and in the score", () => {
    const conditions = {
      enragedMonster: 60,
      fullStamina: 70,
      fullHealth: 35,
      latentPower: 40,
      afterPerfectEvade: 25,
      drawAttack: 15,
    };
    const levels = {
      agitator: 5,
      "maximum-might": 3,
      "peak-performance": 5,
      "latent-power": 5,
      "adrenaline-rush": 5,
      "critical-draw": 3,
      "critical-eye": 4,
      "critical-boost": 5,
    };
    const weapon = { affinity: 15, element: { type: "fire", value: 300 } } as const;
    const scenario = makeScenario({ weapon, uptimes: { conditions } });
    const expected = averageOutright(scenario, conditions, levels);
    const { total } = explainRotation(scenario, allSkills, levels);
    expect(total.value).toBeCloseTo(expected, 9);
    const compiled = compileDamage(scenario, allSkills);
    const given: Readonly<Record<string, number>> = levels;
    expect(compiled.score(compiled.skills.map(({ id }) => given[id] ?? 0))).toBeCloseTo(expected, 9);
  });

  test("are mixed on twelve cycles; what comes after them counts its share", () => {
    const conditions = Object.fromEntries(Object.keys(defaultUptimes).map((condition) => [condition, 50]));
    const gates = createGates(makeScenario({ uptimes: { conditions } }), allSkills);
    const cycles = new Set(
      Object.keys(defaultUptimes).flatMap(
        (condition) => gates.ofCondition(condition as keyof typeof defaultUptimes).cycle ?? [],
      ),
    );
    expect(cycles.size).toBe(maxMixedCycles);
  });

  test("of time that scales a figure stay that share of it", () => {
    const uptimes = { conditions: { questTime: 50 } };
    const attack = (share: typeof uptimes) =>
      computeHit({ skills: { "self-improvement": 1 }, uptimes: share });
    const half = attack(uptimes);
    const whole = attack({ conditions: { questTime: 100 } });
    expect(half.attack - 200).toBeCloseTo((whole.attack - 200) / 2, 9);
    expect(half.average).toBe(half.hit);
  });
});
