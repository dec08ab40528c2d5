import { type ActiveSkill, listActiveSkills } from "./active-skills";
import { type Explained, Ledger } from "./explained";
import type { DamageScenario, DamageSkill, SkillLevels } from "./inputs";
import { getFiguresAt } from "./skill-figures";
import { type Gates, getLength } from "./uptime-gates";

/**
 * Extra hits of a skill over a rotation: one every so many seconds while the skill works, and no more than the
 * rotation has hits. What comes by chance also waits, after those seconds, for the hit that brings it: on average
 * for 1 ÷ chance of them. What they deal is taken as it stands in the game's tables: whether a hitzone or a critical
 * hit changes it is not known.
 */
interface ExpectedProcs {
  /** Expected number of extra hits. */
  readonly count: number;
  /** Of each. */
  readonly damage: number;
}

/** @returns `null` for a skill or a level without extra hits, and where the length of the rotation is not known */
function getExpectedProcs(
  skill: DamageSkill,
  level: number,
  scenario: DamageScenario,
  gates: Gates,
): ExpectedProcs | null {
  const figures = level < 1 ? null : getFiguresAt(skill, level, scenario);
  const { procDamage: damage, cooldownSec, procChancePct = 100 } = figures ?? {};
  const { seconds = 0, rotation } = scenario;
  if (damage === undefined || cooldownSec === undefined || seconds <= 0) return null;
  const hits = rotation.reduce((sum, { move, count }) => sum + move.hits * count, 0);
  const share = procChancePct / 100;
  const most =
    share < 1 ? seconds / (cooldownSec + seconds / (hits * share)) : Math.min(seconds / cooldownSec, hits);
  const count = most * getLength(gates.ofSkill(skill).first);
  return count === 0 ? null : { count, damage };
}

/** Damage of the extra hits of a skill over the rotation; 0 without any. */
export function calculateProcDamage(
  skill: DamageSkill,
  level: number,
  scenario: DamageScenario,
  gates: Gates,
): number {
  const procs = getExpectedProcs(skill, level, scenario, gates);
  return procs === null ? 0 : procs.count * procs.damage;
}

/** Damage of the extra hits of all skills over the rotation. */
export function explainProcs(
  scenario: DamageScenario,
  active: readonly ActiveSkill[],
  gates: Gates,
): Explained {
  const ledger = new Ledger();
  for (const { skill, level } of active) {
    const procs = getExpectedProcs(skill, level, scenario, gates);
    if (procs === null) continue;
    const uptime = 100 * getLength(gates.ofSkill(skill).first);
    const source = { kind: "skill", id: skill.id, level, ...(uptime < 100 && { uptime }) } as const;
    ledger.note("proc", "add", procs.count * procs.damage, source);
  }
  return ledger.close();
}

/** Whether an equipped skill has extra hits, for which the length of the rotation counts. */
export function hasProcs(skills: readonly DamageSkill[], levels: SkillLevels): boolean {
  return listActiveSkills(skills, levels).some(
    ({ skill, level }) => skill.effects[level - 1]?.procDamage !== undefined,
  );
}
