import type { HitzoneState } from "@/lib/catalog/codes";
import type { DamageScenario, DamageSkill, HitzoneFigures, SkillLevels } from "./inputs";
import type { PartDamage } from "./outputs";
import { explainRotation } from "./rotation-damage";

/** The hitzones of a monster, as `monsters.json` has them. */
export interface MonsterHitzones {
  readonly hitzones: readonly {
    readonly part: string;
    readonly states: readonly (HitzoneFigures & { readonly state: HitzoneState })[];
  }[];
  /** Weak points that belong to no part. */
  readonly weakPointHitzones?: readonly HitzoneFigures[] | undefined;
}

/** In place of the part, for weak points that belong to none. */
const noPart = "weak-point";

/**
 * The rotation against every part of a monster in every state, in the order of the monster's record. The target
 * of the scenario is not used.
 *
 * @throws RangeError as `checkScenario` says
 */
export function calculatePartDamage(
  scenario: Omit<DamageScenario, "target">,
  monster: MonsterHitzones,
  skills: readonly DamageSkill[],
  levels: SkillLevels,
): PartDamage[] {
  const against = (part: string, state: HitzoneState, hitzone: HitzoneFigures): PartDamage => {
    const damage = explainRotation({ ...scenario, target: { hitzone, state } }, skills, levels);
    return {
      part,
      state,
      raw: damage.raw.value,
      elemental: damage.elemental.value,
      total: damage.total.value,
    };
  };
  const parts = monster.hitzones.flatMap(({ part, states }) =>
    states.map((figures) => against(part, figures.state, figures)),
  );
  const weakPoints = (monster.weakPointHitzones ?? []).map((figures) =>
    against(noPart, "weakPoint", figures),
  );
  return [...parts, ...weakPoints];
}
