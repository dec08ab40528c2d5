import { describe, expect, test } from "vitest";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import type { UptimeCondition } from "@/lib/builder/damage/conditions";
import { explainRotation } from "@/lib/builder/damage/rotation-damage";
import { getCatalog } from "@/lib/catalog/get-catalog.server";
import { type Case, computeHit, explainCase, makeScenario } from "@/tests/support/builder/damage-cases";

const skills = getCatalog().skills.all;
const during = (condition: UptimeCondition, uptime = 100) => ({ conditions: { [condition]: uptime } });

// 200 raw × 50 % × 60 % = 60 before sharpness; white is 1.32 and 1.15, green 1.05 and 1.
describe("Bladescale Honing", () => {
  const honing = { "bladescale-honing": 1 };

  test("takes the place of the color of sharpness", () => {
    const weapon = { element: { type: "fire", value: 300 } } as const;
    // 60 × 1.4; 30 × 20 % × 1.25 = 7.5
    const found = computeHit({ weapon, skills: honing, uptimes: during("bladescale") });
    expect(found).toMatchObject({ raw: 84, elemental: 7.5 });
    const dull = computeHit({ weapon, skills: honing, uptimes: during("bladescale"), sharpness: "green" });
    expect(dull).toMatchObject({ raw: 84, elemental: 7.5 });
  });

  test("does nothing unless it was set off, on ranged weapons and on moves without sharpness", () => {
    expect(computeHit({ skills: honing }).raw).toBe(79.2);
    const uptimes = during("bladescale");
    expect(computeHit({ skills: honing, uptimes, move: { usesSharpness: false } }).raw).toBe(60);
    const bow = { type: "bow", sharpness: null } as const;
    expect(computeHit({ weapon: bow, skills: honing, uptimes }).raw).toBe(60);
  });

  test("counts for its share of the time", () => {
    // Half of the hits 79.2, half 84.
    expect(computeHit({ skills: honing, uptimes: during("bladescale", 50) }).average).toBeCloseTo(81.6, 9);
  });

  test("scores as it is explained, with Handicraft and by itself", () => {
    const weapon = {
      element: { type: "fire", value: 300 },
      sharpness: { base: [50, 50, 50, 50, 50, 0, 0], handicraft: [0, 50] },
    } as const;
    for (const uptime of [0, 40, 100]) {
      const scenario = makeScenario({ weapon, uptimes: during("bladescale", uptime) });
      const compiled = compileDamage(scenario, skills);
      for (const handicraft of [0, 5]) {
        for (const honed of [0, 1]) {
          const levels = { handicraft, "bladescale-honing": honed };
          const point = compiled.skills.map(({ id }) => (levels as Record<string, number>)[id] ?? 0);
          expect(compiled.score(point)).toBeCloseTo(explainRotation(scenario, skills, levels).total.value, 9);
        }
      }
    }
  });
});

test("Bladescale Loading multiplies special shots: 1.4 of bowguns, 1.25 of bows", () => {
  const raw = (type: "bow" | "heavy-bowgun", uptime: number) =>
    computeHit({
      weapon: { type, sharpness: null },
      skills: { "bladescale-loading": 1 },
      uptimes: during("bladescale", uptime),
    }).raw;
  expect([raw("bow", 0), raw("bow", 100), raw("heavy-bowgun", 100)]).toEqual([60, 75, 84]);
});

describe("Convert Thunder Resistance", () => {
  const element = (given: Case) =>
    computeHit({
      weapon: { element: { type: "thunder", value: 300 } },
      skills: { "convert-thunder-resistance": 1 },
      ...given,
    }).element;

  test.each([
    // 5 displayed units a point for heavy weapons, 4 for light ones, 2 for bowguns.
    ["great-sword", 20, 400],
    ["long-sword", 20, 380],
    ["great-sword", 0, 300],
  ] as const)("gives a %s with %i points %i element", (type, points, expected) => {
    const weapon = { type, element: { type: "thunder", value: 300 } } as const;
    expect(element({ weapon, uptimes: during("thunderResistance", points) })).toBeCloseTo(expected, 9);
  });

  test("gives nothing to another element, and respects the cap", () => {
    const uptimes = during("thunderResistance", 20);
    expect(element({ weapon: { element: { type: "ice", value: 300 } }, uptimes })).toBe(300);
    // max(300 + 400, 300 × 2.3) = 700
    expect(element({ uptimes: during("thunderResistance", 100) })).toBe(700);
  });
});

test("Convert Water Resistance reads water resistance", () => {
  const given = {
    weapon: { type: "bow", sharpness: null, element: { type: "water", value: 200 } },
    skills: { "convert-water-resistance": 1 },
  } as const;
  expect(computeHit({ ...given, uptimes: during("waterResistance", 10) }).element).toBeCloseTo(240, 9);
  expect(computeHit({ ...given, uptimes: during("thunderResistance", 10) }).element).toBe(200);
});

test("Whiteflame Torrent waits 2.4 seconds, and then for the hit that brings it", () => {
  const found = explainCase({
    skills: { "whiteflame-torrent": 1 },
    move: { hits: 10 },
    seconds: 10,
  });
  // One hit a second, of which 33 in 100 bring it: every 2.4 + 1 ÷ 0.33 s.
  expect(found.procs.value).toBeCloseTo((10 / (2.4 + 1 / 0.33)) * 50, 9);
  expect(found.notes.doubtful).toContainEqual({ skill: "whiteflame-torrent", doubt: "figure" });
});

test("Charge Up raises charged attacks of hammers alone", () => {
  const raw = (type: "hammer" | "great-sword", flags: readonly "charge"[]) =>
    computeHit({ weapon: { type }, skills: { "charge-up": 1 }, move: { flags } }).raw;
  // 79.2 × 1.03 = 81.576
  expect([raw("hammer", ["charge"]), raw("hammer", []), raw("great-sword", ["charge"])]).toEqual([
    81.6, 79.2, 79.2,
  ]);
});

test.each([
  ["darkside", "afterChargedSlash", 100, { attack: 220, affinity: 0 }],
  ["power-stone", "afterMining", 50, { attack: 245, affinity: 0 }],
  ["synergy", "afterRisingSpiralSlash", 100, { attack: 200, affinity: 15 }],
  ["grillmaster", "afterGrilling", 100, { attack: 200, affinity: 10, element: 420 }],
] as const)("%s after %s", (skill, condition, uptime, expected) => {
  const weapon = { element: { type: "fire", value: 120 } } as const;
  const found = computeHit({ weapon, skills: { [skill]: 1 }, uptimes: during(condition, uptime) });
  expect(found).toMatchObject(expected);
  expect(computeHit({ weapon, skills: { [skill]: 1 } })).toMatchObject({ attack: 200, affinity: 0 });
});
