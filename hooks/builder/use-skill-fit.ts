import { useCallback, useMemo } from "react";
import {
  findSkillMisfit,
  getWeaponInHand,
  rateSkill,
  type SkillMisfit,
} from "@/lib/builder/damage/skill-fit";
import { pick, useBuilder } from "./use-builder";

/** Why a skill does nothing with the equipped weapon, by its id; `null` where it does something. */
export function useSkillMisfit(): (id: string) => SkillMisfit | null {
  const { data, derived } = useBuilder(pick("data", "derived"));
  const weapon = useMemo(() => getWeaponInHand(derived.weapon), [derived.weapon]);
  const { skills } = data;
  return useCallback(
    (id) => {
      const skill = skills.get(id);
      return skill ? findSkillMisfit(skill, weapon) : null;
    },
    [skills, weapon],
  );
}

/** How much a skill is worth offering with the equipped weapon, as `rateSkill` has it; 0 for one that is not known. */
export function useSkillRating(): (id: string) => number {
  const { data, derived } = useBuilder(pick("data", "derived"));
  const weapon = useMemo(() => getWeaponInHand(derived.weapon), [derived.weapon]);
  const { skills } = data;
  return useCallback(
    (id) => {
      const skill = skills.get(id);
      return skill ? rateSkill(skill, weapon) : 0;
    },
    [skills, weapon],
  );
}
