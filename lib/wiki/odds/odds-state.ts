import { type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { type ArtianTier, artianTiers } from "@/lib/catalog/weapon-codes";
import { createChoiceField, createNumberField, createTabField, type ListState } from "@/lib/site/list-state";
import type { OddsProps } from "./odds-props";

/** The calculators, in the order of their tabs. */
export const oddsTabs = ["decorations", "talismans", "reinforcements", "skills"] as const;

/** Most copies that can be asked for. */
export const maxCopies = 20;

/** Slots that a talisman can be asked to have. */
export const slotChoices = ["armor-1", "armor-2", "armor-3", "weapon-1"] as const;

/** Columns of weights of Gogma Artian bonuses in the game's table. */
const weightColumns = ["1", "2"] as const;

const createLevelField = () => createNumberField({ min: 1, max: 7 });

/** State of the calculators in the address. */
export function getOddsFields({ decorations, skills, appraisals, bonuses, pool }: OddsProps) {
  const skill = createChoiceField(skills.map(({ id }) => id));
  const bonus = createChoiceField(bonuses.map(({ id }) => id));
  return {
    tab: createTabField(oddsTabs),
    n: createNumberField({ min: 1, max: maxCopies }),
    decoration: createChoiceField(decorations.map(({ id }) => id)),
    item: createChoiceField(appraisals.map(({ id }) => id)),
    skill1: skill,
    level1: createLevelField(),
    skill2: skill,
    level2: createLevelField(),
    skill3: skill,
    level3: createLevelField(),
    slot: createChoiceField(slotChoices),
    tier: createChoiceField<ArtianTier>(artianTiers),
    type: createChoiceField<WeaponType>(weaponTypes),
    weights: createTabField(weightColumns),
    bonus1: bonus,
    bonus2: bonus,
    bonus3: bonus,
    bonus4: bonus,
    bonus5: bonus,
    setBonus: createChoiceField(pool.setBonuses.map(({ id }) => id)),
    groupSkill: createChoiceField(pool.groupSkills.map(({ id }) => id)),
  };
}

export type OddsState = ListState<ReturnType<typeof getOddsFields>>;
