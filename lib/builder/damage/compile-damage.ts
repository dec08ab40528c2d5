import { compileModel } from "./compile-model";
import type { CompiledDamage } from "./compiled";
import { flatten } from "./flat-model";
import type { DamageScenario, DamageSkill, SkillLevels } from "./inputs";
import { createLogBound } from "./log-bound";
import { listMonotoneSkills } from "./monotone";
import { createScorer } from "./score";

/**
 * Expected damage of a rotation as a fast function of skill levels, with what a search needs to prove a best
 * set. It calculates as `explainRotation` does, but without rounding: that a hit is shown in tenths is no reason to
 * prefer one set over another.
 *
 * @param skills the records of all skills
 * @param fixed levels that are not open to choice, by id; 0 leaves a skill out
 * @throws RangeError as `checkScenario` says
 */
export function compileDamage(
  scenario: DamageScenario,
  skills: readonly DamageSkill[],
  fixed: SkillLevels = {},
): CompiledDamage {
  const model = compileModel(scenario, skills, fixed);
  const flat = flatten(model);
  const monotone = listMonotoneSkills(model);
  const { score, scoreBound } = createScorer(flat);
  return {
    skills: model.skills.map((skill, index) => ({ ...skill, monotone: monotone[index] ?? false })),
    score,
    scoreBound,
    logBound: createLogBound(flat, score),
  };
}
