import type { SharpnessColor } from "@/lib/catalog/codes";
import { listActiveSkills } from "./active-skills";
import { hasFigures } from "./bonus-figures";
import { carriedLevels, seriesColors } from "./constants";
import type { DamageScenario, DamageSkill, SkillLevels } from "./inputs";
import type { DamageNotes, DoubtfulSkill, StepDamage } from "./outputs";
import { getSkillRole } from "./skill-roles";

/** What the numbers of a rotation leave out, and what in them is disputed. */
export function collectDamageNotes(
  scenario: DamageScenario,
  skills: readonly DamageSkill[],
  levels: SkillLevels,
  steps: readonly StepDamage[],
  color: SharpnessColor | null,
): DamageNotes {
  const known = new Set(skills.map(({ id }) => id));
  const active = listActiveSkills(skills, levels);
  const unknown = Object.keys(levels).filter((id) => !known.has(id) && (levels[id] ?? 0) >= 1);
  return {
    notCounted: [
      ...active.map(({ skill }) => skill.id).filter((id) => getSkillRole(id).kind === "unknown"),
      ...unknown,
    ],
    doubtful: active.flatMap(({ skill, level }) => listDoubts(skill, level)),
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

function listDoubts(skill: DamageSkill, level: number): DoubtfulSkill[] {
  const role = getSkillRole(skill.id);
  if (role.kind !== "counted") return [];
  const doubts: DoubtfulSkill[] = [];
  if (skill.weaponGroupingUncertain === true) doubts.push({ skill: skill.id, doubt: "weaponGrouping" });
  const { doubt } = role;
  const atAnyLevel = doubt !== "carriedLevel" || carriedLevels[skill.id]?.level === level;
  if (doubt !== undefined && atAnyLevel) doubts.push({ skill: skill.id, doubt });
  return doubts;
}
