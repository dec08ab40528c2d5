import { elements, physicalDamage } from "@/lib/catalog/codes";
import type { DamageScenario, DamageSkill, SkillLevels } from "../damage/inputs";
import { explainRotation } from "../damage/rotation-damage";
import type { TargetOption } from "./targets";

/** Damage of a rotation to one part in one state. Averages of the whole rotation. */
export interface TargetDamage {
  readonly target: TargetOption;
  readonly raw: number;
  readonly elemental: number;
  readonly total: number;
}

/**
 * The rotation against every target, as `calculatePartDamage` has it. Parts whose hitzones are alike, which half or more
 * of them are, are calculated once. The target of the scenario is not used.
 *
 * @throws RangeError as `checkScenario` says
 */
export function calculateTargetDamage(
  scenario: DamageScenario,
  targets: readonly TargetOption[],
  skills: readonly DamageSkill[],
  levels: SkillLevels,
): readonly TargetDamage[] {
  const known = new Map<string, Omit<TargetDamage, "target">>();
  return targets.map((target) => {
    const { hitzone, state } = target;
    // All that the engine reads of a target, save the name of its state.
    const figures = [...physicalDamage, ...elements].map((kind) => hitzone[kind]);
    const key = `${state === "wound"} ${figures.join()}`;
    let damage = known.get(key);
    if (!damage) {
      const { raw, elemental, total } = explainRotation(
        { ...scenario, target: { hitzone, state } },
        skills,
        levels,
      );
      damage = { raw: raw.value, elemental: elemental.value, total: total.value };
      known.set(key, damage);
    }
    return { target, ...damage };
  });
}
