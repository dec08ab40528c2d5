import { useCallback, useMemo } from "react";
import {
  findSkillMisfit,
  getWeaponInHand,
  rateSkill,
  type SkillMisfit,
} from "@/lib/builder/damage/skill-fit";
import type { Builder } from "./use-builder";

/** Why a skill does nothing with the equipped weapon, by its id; `null` where it does something. */
export function useSkillMisfit({ data, derived }: Builder): (id: string) => SkillMisfit | null {
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
export function useSkillRating({ data, derived }: Builder): (id: string) => number {
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
