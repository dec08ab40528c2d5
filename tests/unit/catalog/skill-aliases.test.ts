import { describe, expect, test, vi } from "vitest";
import { findExclusions, listExclusions } from "@/lib/builder/criteria/exclusions";
import { findSkills } from "@/lib/builder/criteria/find-skills";
import { findSkillByAlias, skillAliases, skillsByWord } from "@/lib/catalog/skill-aliases";
import { createSearchNames, getLoadedNames, requestSearchNames } from "@/lib/names/search-names";
import { fold } from "@/lib/text/fold";
import * as matcher from "@/lib/text/match-texts";
import { createTestData } from "@/tests/support/builder-page";

const { skills } = createTestData().armor;
const aliases = Object.entries(skillAliases).flatMap(([id, list]) => list.map((alias) => ({ id, alias })));

/** The keys of `effects` that words for what skills do stand for. */
const effectWords: Readonly<Record<string, readonly string[]>> = {
  affinity: ["affinity", "affinityWet", "affinityBubbleblight", "affinityOnWoundExtra"],
  crit: ["affinity", "critMultiplier"],
  raw: ["attack", "attackPct", "attackMax", "attackFrenzyCured", "rawDamagePct"],
  attack: ["attack", "attackPct", "attackMax", "attackFrenzyCured"],
  damage: ["attack", "attackPct", "rawDamagePct", "critMultiplier", "shotPowerPct", "procDamage"],
  elemental: ["element", "elementPct"],
  status: ["status", "statusPct", "statusCritMultiplierMax"],
  sharpness: ["sharpness", "sharpnessLossPreventPct", "sharpeningCycles"],
  stamina: [
    "extraStamina",
    "staminaRecoveryPct",
    "fixedStaminaCostReductionPct",
    "continuousStaminaCostReductionPct",
    "staminaCapLossDelayPct",
    "guardStaminaReductionPct",
  ],
  healing: ["heal", "healMin", "healingPct", "recoverableHealRatePct"],
  defense: ["defense", "defensePct", "defenseMax", "damageReductionPct"],
  roar: ["weakRoarReductionPct", "strongRoarReductionPct"],
  guard: ["guardLevel", "guardStaminaReductionPct", "guardDamageReductionPct"],
  dodge: ["rollInvulnerableFrames", "evadeDistancePct", "evasionSkillLevelBonus"],
  charge: ["chargeTimeReductionPct"],
  stun: ["stunPowerPct"],
  wound: ["woundBuildupPct", "affinityOnWoundExtra"],
  frenzy: ["frenzyRecoveryPct", "attackFrenzyCured"],
};

describe("aliases of skills", () => {
  test("are of skills that exist, each of one skill alone", () => {
    const ids = new Set(skills.map(({ id }) => id));
    expect(Object.keys(skillAliases).filter((id) => !ids.has(id))).toEqual([]);
    const written = aliases.map(({ alias }) => alias);
    expect(written.filter((alias, at) => written.indexOf(alias) !== at)).toEqual([]);
  });

  test("are written as they are looked up, and are no other skill's name", () => {
    const byName = new Map(skills.map(({ id, name }) => [fold(name), id]));
    for (const { id, alias } of aliases) {
      expect(fold(alias).trim(), alias).toBe(alias);
      expect(byName.get(alias) ?? id, alias).toBe(id);
      expect(findSkillByAlias(`  ${alias.toUpperCase()} `), alias).toBe(id);
    }
    expect(findSkillByAlias("no such alias")).toBeUndefined();
  });

  test("lead to their skill first where a skill is searched for", () => {
    for (const { id, alias } of aliases) {
      expect(findSkills(alias, skills, createSearchNames([], {}, matcher), 3)[0]?.id, alias).toBe(id);
    }
  });
});

describe("words for what skills do", () => {
  test.each(Object.entries(effectWords))("%s is of every skill that does it", (word, keys) => {
    const doing = skills.filter(({ effects }) =>
      effects.some((level) => keys.some((key) => Object.hasOwn(level, key))),
    );
    expect(doing.length).toBeGreaterThan(0);
    expect(skillsByWord[word]).toBe(
      doing
        .map(({ id }) => id)
        .toSorted()
        .join(" "),
    );
  });

  test("are no others", () => {
    expect(Object.keys(skillsByWord)).toEqual(Object.keys(effectWords));
  });

  test("lead to Weakness Exploit from every field for skills", async () => {
    requestSearchNames("affinity");
    await vi.waitFor(() => expect(getLoadedNames().aliases).toHaveProperty("weakness-exploit"));
    const { aliases: called, listWords } = getLoadedNames();
    const names = createSearchNames([], called, matcher, listWords);
    expect(names.listWords("weakness-exploit")).toEqual(["affinity", "crit", "wound"]);
    const exclusions = listExclusions(createTestData().armor);
    expect(findExclusions("affinity", exclusions, names, 24).map(({ id }) => id)).toContain(
      "weakness-exploit",
    );
  });
});
