import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Explained, Ledger, raiseToOne, recompute, roundToTenth } from "@/lib/builder/damage/explained";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { deepFreeze } from "@/lib/catalog/deep-freeze";
import { explainCase, makeBonus } from "@/tests/support/builder/damage-cases";
import { allSkills } from "@/tests/support/builder/damage-moves";
import { scenarios, skillLevels } from "@/tests/support/builder/random-scenario";
import { getRuns } from "@/tests/support/test-size";

describe("rounding", () => {
  test.each([
    [0.04, 0],
    [0.05, 0.1],
    [2.45, 2.5],
    [1.005, 1],
    [79.249, 79.2],
    [84.35, 84.4],
  ])("%f to a tenth is %f", (value, rounded) => {
    expect(roundToTenth(value)).toBe(rounded);
  });

  test("damage below 1 is 1, none is none, and the rest is in tenths", () => {
    expect([0, 0.001, 0.99, 1, 1.04, 1.05].map(raiseToOne)).toEqual([0, 1, 1, 1, 1, 1.1]);
  });
});

test("a ledger writes down what it does to a figure", () => {
  const source = { kind: "skill", id: "agitator", level: 5 } as const;
  const ledger = new Ledger().note("baseAttack", "start", 200).note("skill", "multiply", 1.5);
  const { value, terms } = ledger.note("skill", "add", 20, source).note("capped", "atMost", 310).close();
  expect(value).toBe(310);
  expect(terms.map(({ total }) => total)).toEqual([200, 300, 320, 310]);
  expect(terms[2]).toEqual({ label: "skill", source, operation: "add", value: 20, total: 320 });
});

/** Every explained number in a result, with its place. */
function explainedIn(value: unknown, path = ""): [string, Explained][] {
  if (typeof value !== "object" || value === null) return [];
  const own: [string, Explained][] = "terms" in value && "value" in value ? [[path, value as Explained]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, child]) => explainedIn(child, `${path}.${key}`))];
}

test("every number of a result can be recomputed from its terms", () => {
  let numbers = 0;
  fc.assert(
    fc.property(scenarios, skillLevels, (scenario, levels) => {
      for (const [path, { value, terms }] of explainedIn(explainRotation(scenario, allSkills, levels))) {
        numbers++;
        expect(recompute(terms), path).toBe(value);
        expect(Number.isFinite(value), path).toBe(true);
        let total = 0;
        for (const term of terms) {
          total = recompute([{ operation: "start", value: total }, term]);
          expect(term.total, path).toBe(total);
        }
      }
    }),
    { numRuns: getRuns({ small: 30, full: 150 }) },
  );
  expect(numbers).toBeGreaterThan(1000);
});

test("the same question has the same answer, and nothing that is handed in is changed", () => {
  fc.assert(
    fc.property(scenarios, skillLevels, (scenario, levels) => {
      const frozen = deepFreeze(structuredClone({ scenario, levels }));
      const first = explainRotation(frozen.scenario as typeof scenario, allSkills, frozen.levels);
      expect(explainRotation(scenario, allSkills, levels)).toEqual(first);
    }),
    { numRuns: getRuns({ small: 15, full: 50 }) },
  );
});

describe("the terms of attack", () => {
  test("name the source of each, with its level and its share of the time", () => {
    const found = explainCase({
      skills: { "attack-boost": 4, agitator: 2 },
      uptimes: { conditions: { enragedMonster: 60 } },
      bonuses: [{ kind: "meal", id: "village-sild", attack: 5 }],
    });
    // 200 × 1.02 = 204, + 0.6 × 8 + 8 + 5 = 221.8; skills in the order of the catalog
    expect(found.steps[0]?.perHit.attack.terms).toEqual([
      { label: "baseAttack", source: null, operation: "start", value: 200, total: 200 },
      {
        label: "skill",
        source: { kind: "skill", id: "attack-boost", level: 4 },
        operation: "multiply",
        value: 1.02,
        total: 204,
      },
      {
        label: "skill",
        source: { kind: "skill", id: "agitator", level: 2, uptime: 60 },
        operation: "add",
        value: 4.8,
        total: 208.8,
      },
      {
        label: "skill",
        source: { kind: "skill", id: "attack-boost", level: 4 },
        operation: "add",
        value: 8,
        total: 216.8,
      },
      {
        label: "bonus",
        source: { kind: "meal", id: "village-sild" },
        operation: "add",
        value: 5,
        total: 221.8,
      },
      { label: "rounded", source: null, operation: "round", value: 0.1, total: 221.8 },
    ]);
  });

  test("have no term for what does nothing", () => {
    const found = explainCase({
      skills: { "fire-attack": 3, "normal-shots": 1 },
      bonuses: [makeBonus({ affinity: 5 })],
    });
    expect(found.steps[0]?.perHit.attack.terms.map(({ label }) => label)).toEqual(["baseAttack", "rounded"]);
  });
});
