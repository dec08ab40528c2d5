import { describe, expect, test } from "vitest";
import { compileDamage } from "@/lib/builder/damage/compile-damage";
import { computeHit, explainCase, makeScenario } from "@/tests/support/builder/damage-cases";
import { allSkills } from "@/tests/support/builder/damage-moves";

describe("a skill that needs another", () => {
  test("does nothing without it, and says so", () => {
    const alone = explainCase({ skills: { "ebony-odogarons-power": 2 } });
    expect(alone.steps[0]?.perHit.attack.value).toBe(200);
    expect(alone.notes.missing).toEqual([{ skill: "ebony-odogarons-power", requires: "burst" }]);
    // Burst 1 of a great sword: 10; with Burst Boost II another 18
    const both = explainCase({ skills: { "ebony-odogarons-power": 2, burst: 1 } });
    expect(both.steps[0]?.perHit.attack.value).toBe(228);
    expect(both.notes.missing).toEqual([]);
  });

  test("does nothing while the other is never active", () => {
    const skills = { "ebony-odogarons-power": 2, burst: 1 };
    expect(computeHit({ skills, uptimes: { conditions: { burst: 0 } } }).attack).toBe(200);
    expect(computeHit({ skills, uptimes: { skills: { burst: 0 } } }).attack).toBe(200);
    // 200 + half of 10 and of 18
    expect(computeHit({ skills, uptimes: { skills: { burst: 50 } } }).attack).toBe(214);
  });

  test("works at the same time as the other, and not for longer", () => {
    const skills = { "ebony-odogarons-power": 2, burst: 1 };
    const uptimes = { conditions: { burst: 50, burstActive: 50 } };
    // Half of the hits with 228 attack, half with 200: 228 × 0.396 = 90.288, 200 × 0.396 = 79.2
    expect(computeHit({ skills, uptimes }).average).toBeCloseTo((90.3 + 79.2) / 2, 9);
  });

  test("Razor's Edge counts with Adrenaline Rush alone", () => {
    const uptimes = { conditions: { afterPerfectEvade: 100, adrenalineRushRetrigger: 100 } };
    expect(computeHit({ skills: { "seregioss-tenacity": 2 }, uptimes }).attack).toBe(200);
    // 200 × 1.05 + 10
    expect(computeHit({ skills: { "seregioss-tenacity": 2, "adrenaline-rush": 1 }, uptimes }).attack).toBe(
      220,
    );
  });

  test("counts in the score with a level of the other, and in the bound where there may be one", () => {
    const compiled = compileDamage(makeScenario({}), allSkills);
    const levels = (given: Record<string, number>) => compiled.skills.map(({ id }) => given[id] ?? 0);
    const plain = compiled.score(levels({}));
    expect(compiled.score(levels({ "ebony-odogarons-power": 2 }))).toBe(plain);
    const burst = compiled.score(levels({ burst: 1 }));
    expect(compiled.score(levels({ burst: 1, "ebony-odogarons-power": 2 }))).toBeGreaterThan(burst);
    const withoutBurst = compileDamage(makeScenario({}), allSkills, { burst: 0 });
    expect(withoutBurst.skills.map(({ id }) => id)).not.toContain("ebony-odogarons-power");
    const withBurst = compileDamage(makeScenario({}), allSkills, { burst: 1 });
    expect(withBurst.skills.map(({ id }) => id)).toContain("ebony-odogarons-power");
    const fixed = compileDamage(makeScenario({}), allSkills, { "ebony-odogarons-power": 2 });
    const at = (level: number) => fixed.score(fixed.skills.map(({ id }) => (id === "burst" ? level : 0)));
    expect([at(0), at(1)]).toEqual([plain, compiled.score(levels({ burst: 1, "ebony-odogarons-power": 2 }))]);
  });
});

describe("extra hits of Bad Blood", () => {
  const uptimes = { conditions: { recoverableHealth: 100 } };

  test("come every 2 seconds, with Resentment alone", () => {
    const given = { move: { hits: 30 }, uptimes, seconds: 20 };
    // 20 s ÷ 2 s = 10 extra hits of 85
    const both = explainCase({ ...given, skills: { "nu-udras-mutiny": 2, resentment: 1 } });
    expect(both.procs.value).toBe(850);
    expect(both.total.value).toBeCloseTo(both.raw.value + 850, 9);
    expect(explainCase({ ...given, skills: { "nu-udras-mutiny": 1, resentment: 1 } }).procs.value).toBe(450);
    expect(explainCase({ ...given, skills: { "nu-udras-mutiny": 2 } }).procs.value).toBe(0);
  });

  test("come for the share of the time that Resentment is active", () => {
    const skills = { "nu-udras-mutiny": 2, resentment: 1 };
    const half = { conditions: { recoverableHealth: 50 } };
    expect(explainCase({ move: { hits: 30 }, uptimes: half, seconds: 20, skills }).procs.value).toBe(425);
  });

  test("are no more than the rotation has hits, and none where its length is not known", () => {
    const skills = { "nu-udras-mutiny": 2, resentment: 1 };
    expect(explainCase({ uptimes, seconds: 20, skills }).procs.value).toBe(85);
    const unknown = explainCase({ uptimes, skills });
    expect(unknown.procs.value).toBe(0);
    expect(unknown.notes.procsNotCounted).toEqual(["nu-udras-mutiny"]);
  });

  test("are in the score", () => {
    const scenario = makeScenario({ uptimes, move: { hits: 30 }, seconds: 20 });
    const compiled = compileDamage(scenario, allSkills);
    const score = (given: Record<string, number>) =>
      compiled.score(compiled.skills.map(({ id }) => given[id] ?? 0));
    const gained = score({ resentment: 1, "nu-udras-mutiny": 2 }) - score({ resentment: 1 });
    expect(gained).toBeCloseTo(850, 6);
    expect(score({ "nu-udras-mutiny": 2 })).toBe(score({}));
  });
});
