import { scaledConditions, type UptimeCondition } from "./conditions";
import type { DamageScenario, DamageSkill } from "./inputs";
import { hasOwnCycle } from "./uptime-gates";

/** Between which shares of the time a condition may hold, 0 to 100. */
export interface UptimeRange {
  readonly condition: UptimeCondition;
  readonly from: number;
  readonly to: number;
}

/** Ranges that are looked at together: each doubles the scenarios. */
export const maxRanges = 3;

/**
 * Whether both ends of a condition's range stand for all that is between. They do where the score is linear in it: on a
 * cycle of its own, and where no skill works only as long as another one does.
 *
 * @param skills the records of all skills
 */
export function canRange(condition: UptimeCondition, skills: readonly DamageSkill[]): boolean {
  if (scaledConditions.includes(condition) || !hasOwnCycle(condition)) return false;
  const needed = new Set(skills.flatMap(({ requires }) => requires ?? []));
  return skills.every(
    (skill) => skill.condition !== condition || (skill.requires === undefined && !needed.has(skill.id)),
  );
}

/** A scenario at each combination of the ends of the ranges; the lowest of all first, the highest last. */
export function listEnds(scenario: DamageScenario, ranges: readonly UptimeRange[]): DamageScenario[] {
  let ends: DamageScenario[] = [scenario];
  for (const { condition, from, to } of ranges) {
    ends = [...new Set([from, to])].flatMap((share) =>
      ends.map((end) => ({
        ...end,
        uptimes: { ...end.uptimes, conditions: { ...end.uptimes?.conditions, [condition]: share } },
      })),
    );
  }
  return ends;
}
