import { listActiveSkills } from "./active-skills";
import { defaultUptimes, isUptimeCondition, type UptimeCondition } from "./conditions";
import type { DamageSkill, SkillLevels } from "./inputs";
import { getSkillRole } from "./skill-roles";
import { secondStates } from "./uptime-gates";

/** A condition that a loadout's damage depends on. */
export interface ConditionSwitch {
  readonly condition: UptimeCondition;
  /** Percent of the time, where nothing else is said. */
  readonly defaultUptime: number;
  /** Ids of the skills that wait for it. */
  readonly skills: readonly string[];
}

/** The conditions that the skills of a loadout wait for, in the order in which they first occur. */
export function listConditionSwitches(
  skills: readonly DamageSkill[],
  levels: SkillLevels,
): ConditionSwitch[] {
  const found = new Map<UptimeCondition, string[]>();
  for (const { skill } of listActiveSkills(skills, levels)) {
    for (const condition of listConditions(skill)) {
      found.set(condition, [...(found.get(condition) ?? []), skill.id]);
    }
  }
  return [...found].map(([condition, ids]) => ({
    condition,
    defaultUptime: defaultUptimes[condition],
    skills: ids,
  }));
}

function listConditions({ id, condition }: DamageSkill): readonly UptimeCondition[] {
  const role = getSkillRole(id);
  const waits = role.kind === "sharpness" || (role.kind === "counted" && role.when === "uptime");
  if (!waits) return [];
  return secondStates[id] ?? (isUptimeCondition(condition) ? [condition] : []);
}
