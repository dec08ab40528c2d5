import { describe, expect, test } from "vitest";
import { isUptimeCondition } from "@/lib/builder/damage/conditions";
import type { SkillFigures } from "@/lib/builder/damage/inputs";
import { getSkillRole, skillRoles } from "@/lib/builder/damage/skill-roles";
import { getCatalog } from "@/lib/catalog/get-catalog.server";

const skills = getCatalog().skills.all;

/** Words of the vocabulary of effects that raise damage of hits. */
const damageFigures: readonly (keyof SkillFigures)[] = [
  "aerialAttackPct",
  "affinity",
  "affinityBubbleblight",
  "affinityOnWoundExtra",
  "affinityWet",
  "artilleryAmmoPct",
  "attack",
  "attackFirstHit",
  "attackFrenzyCured",
  "attackMax",
  "attackPct",
  "critMultiplier",
  "element",
  "elementCritMultiplier",
  "elementFirstHit",
  "elementMax",
  "elementPct",
  "elementPerResistance",
  "morphAttackPct",
  "procDamage",
  "rapidFirePowerPct",
  "rawDamagePct",
  "sharpness",
  "shellingAttackPct",
  "shellingElement",
  "shotPowerPct",
  "specialAmmoPowerPct",
  "specialElementMult",
  "specialRawMult",
];

const levelsOf = ({ effects, effectsByWeapon }: (typeof skills)[number]): readonly SkillFigures[] => [
  ...effects,
  ...(effectsByWeapon ?? []).flatMap((group) => group.effects),
];

const hasDamageFigures = (skill: (typeof skills)[number]) =>
  levelsOf(skill).some((figures) => damageFigures.some((figure) => figures[figure] !== undefined));

describe("every skill of the catalog", () => {
  test("is classified, once, and nothing else is", () => {
    expect([...skillRoles.keys()].toSorted()).toEqual(skills.map(({ id }) => id).toSorted());
    expect(skills).toHaveLength(179);
  });

  test("is counted where it has a figure of damage, and nowhere else", () => {
    const counted = skills.filter(({ id }) => getSkillRole(id).kind === "counted").map(({ id }) => id);
    expect(counted).toEqual(skills.filter(hasDamageFigures).map(({ id }) => id));
  });

  test("is unknown where the facts hold no figure and its category may mean damage", () => {
    const mayMeanDamage = ["attack", "affinity", "element", "sharpness", "ranged", "offense", "set", "group"];
    const unknown = skills.filter(
      (skill) => levelsOf(skill).length === 0 && mayMeanDamage.includes(skill.category),
    );
    const withUnknownPart = ["flayer", "rathaloss-flare", "shattering-reflection"];
    const expected = [...unknown.map(({ id }) => id), ...withUnknownPart].toSorted();
    const found = skills.filter(({ id }) => getSkillRole(id).kind === "unknown").map(({ id }) => id);
    expect(found.toSorted()).toEqual(expected);
  });

  test("spares sharpness where it has that figure", () => {
    const sparing = skills.filter((skill) =>
      levelsOf(skill).some((figures) => figures.sharpnessLossPreventPct !== undefined),
    );
    const found = skills.filter(({ id }) => getSkillRole(id).kind === "sharpness");
    expect(found).toEqual(sparing);
  });

  test("that waits for a condition has one with a default uptime", () => {
    const twoStates = ["wetOrBubbleblight"];
    for (const skill of skills) {
      const role = getSkillRole(skill.id);
      if (role.kind !== "counted" || role.when !== "uptime") continue;
      const known = isUptimeCondition(skill.condition) || twoStates.includes(skill.condition ?? "");
      expect(known, skill.id).toBe(true);
    }
  });

  test("that always works, or a move decides, has no condition of time", () => {
    // Critical Element works on critical hits, and is weighted with them.
    for (const skill of skills) {
      const role = getSkillRole(skill.id);
      if (role.kind !== "counted" || role.when === "uptime" || skill.condition === null) continue;
      expect(isUptimeCondition(skill.condition), skill.id).toBe(false);
    }
  });
});

test("a skill that nobody has classified is unknown", () => {
  expect(getSkillRole("from-the-next-update")).toEqual({ kind: "unknown" });
});
