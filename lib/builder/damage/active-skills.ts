import type { SharpnessColor } from "@/lib/catalog/codes";
import type { DamageScenario, DamageSkill, SkillLevels } from "./inputs";
import { getWeaponKeenestColor } from "./sharpness";
import { countSharpnessUnits } from "./skill-figures";

/** A skill with a level, 1 to its maximum. */
export interface ActiveSkill {
  readonly skill: DamageSkill;
  readonly level: number;
}

/**
 * The skills that have a level, in the order of the catalog, without those that need another skill which has
 * none. Levels past the maximum are the maximum, those below 1 are none.
 */
export function listActiveSkills(skills: readonly DamageSkill[], levels: SkillLevels): ActiveSkill[] {
  const equipped = listEquippedSkills(skills, levels);
  const ids = new Set(equipped.map(({ skill }) => skill.id));
  return equipped.filter(({ skill: { requires } }) => requires === undefined || ids.has(requires));
}

/** The skills that have a level, whether they do anything or not. */
export function listEquippedSkills(skills: readonly DamageSkill[], levels: SkillLevels): ActiveSkill[] {
  return skills.flatMap((skill) => {
    const level = Math.min(Math.floor(levels[skill.id] ?? 0), skill.maxLevel);
    return level >= 1 ? [{ skill, level }] : [];
  });
}

/** The color to calculate with: that of the scenario, or the keenest with Handicraft. */
export function getUsedColor(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
): SharpnessColor | null {
  if (scenario.weapon.sharpness === null) return null;
  const units = active.reduce(
    (sum, { skill, level }) => sum + countSharpnessUnits(skill, level, scenario),
    0,
  );
  return scenario.sharpness ?? getWeaponKeenestColor(scenario.weapon, units);
}
