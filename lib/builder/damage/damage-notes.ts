import type { SharpnessColor } from "@/lib/catalog/codes";
import { activeSkills } from "./active-skills";
import { hasFigures } from "./bonus-figures";
import { carriedLevels, seriesColors } from "./constants";
import type { DamageScenario, DamageSkill, SkillLevels } from "./inputs";
import type { DamageNotes, DoubtfulSkill, StepDamage } from "./outputs";
import { skillRole } from "./skill-roles";

/** What the numbers of a rotation leave out, and what in them is disputed. */
export function damageNotes(
  scenario: DamageScenario,
  skills: readonly DamageSkill[],
  levels: SkillLevels,
  steps: readonly StepDamage[],
  color: SharpnessColor | null,
): DamageNotes {
  const known = new Set(skills.map(({ id }) => id));
  const active = activeSkills(skills, levels);
  const unknown = Object.keys(levels).filter((id) => !known.has(id) && (levels[id] ?? 0) >= 1);
  return {
    notCounted: [
      ...active.map(({ skill }) => skill.id).filter((id) => skillRole(id).kind === "unknown"),
      ...unknown,
    ],
    doubtful: active.flatMap(({ skill, level }) => doubtsOf(skill, level)),
    elementCapReached: steps.some(({ perHit }) =>
      perHit.element.terms.some(({ label }) => label === "elementCap"),
    ),
    secondElementNotCounted: (scenario.weapon.element2 ?? null) !== null,
    sharpnessOfSeries: color !== null && seriesColors.includes(color),
    bonusesNotCounted: (scenario.bonuses ?? [])
      .filter((bonus) => !hasFigures(bonus))
      .map(({ kind, id }) => ({ kind, id })),
  };
}

function doubtsOf(skill: DamageSkill, level: number): DoubtfulSkill[] {
  const role = skillRole(skill.id);
  if (role.kind !== "counted") return [];
  const doubts: DoubtfulSkill[] = [];
  if (skill.weaponGroupingUncertain === true) doubts.push({ skill: skill.id, doubt: "weaponGrouping" });
  const { doubt } = role;
  const atAnyLevel = doubt !== "carriedLevel" || carriedLevels[skill.id]?.level === level;
  if (doubt !== undefined && atAnyLevel) doubts.push({ skill: skill.id, doubt });
  return doubts;
}
