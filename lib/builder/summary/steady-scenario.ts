import { defaultUptimes } from "../damage/conditions";
import { getCountedSkill } from "../damage/counted-skills";
import type { DamageScenario, DamageSkill, DamageWeapon, HitzoneFigures } from "../damage/inputs";
import { createPlainHit } from "../damage/plain-hit";

/** Whether what a skill does to damage waits for a condition, a move, a hitzone or a color of sharpness. */
export function isConditional(skill: string): boolean {
  const role = getCountedSkill(skill);
  return role !== null && role.when !== "always";
}

/** Nothing gets through: only figures before any target are read. */
const noTarget: HitzoneFigures = {
  sever: 0,
  blunt: 0,
  ammo: 0,
  fire: 0,
  water: 0,
  thunder: 0,
  ice: 0,
  dragon: 0,
};

const noConditions: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(defaultUptimes).map((condition) => [condition, 0]),
);

/**
 * One plain hit with effects that always work, and with none that waits for something.
 *
 * @param skills the records of all skills
 */
export function createSteadyScenario(weapon: DamageWeapon, skills: readonly DamageSkill[]): DamageScenario {
  return {
    weapon,
    rotation: [{ move: createPlainHit(weapon.type), count: 1 }],
    target: { hitzone: noTarget, state: "normal" },
    uptimes: {
      conditions: noConditions,
      skills: Object.fromEntries(skills.filter(({ id }) => isConditional(id)).map(({ id }) => [id, 0])),
    },
  };
}
