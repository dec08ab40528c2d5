import { Name } from "@/components/game/Name";
import { findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import { formatMisfit } from "@/lib/builder/criteria/format-misfit";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { getTargetLevel, getUsefulLevel } from "@/lib/builder/criteria/skill-targets";
import { findSkillMisfit, getWeaponInHand } from "@/lib/builder/damage/skill-fit";
import type { FileSkill } from "@/lib/builder/data/armor-file";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import type { ComboOption } from "./Combobox";

const maxSuggestions = 10;

interface SuggestionContext {
  readonly data: BuilderData;
  readonly criteria: SearchCriteria;
  readonly weapon: DerivedWeapon | null;
  /** Name of a skill in the visitor's language; `undefined` = none but the English one. */
  getShownName(id: string): string | undefined;
}

/** Skills that fit what is typed, each with the level that choosing it asks for, or why the weapon has no use for it. */
export function listSuggestions(
  typed: string,
  { data, criteria, weapon, getShownName }: SuggestionContext,
): readonly ComboOption[] {
  const inHand = getWeaponInHand(weapon);
  const [first, ...rest] = findSkills(typed, [...data.skills.values()], getShownName, maxSuggestions);
  if (!first) return [];
  const isMisfit = (skill: FileSkill) => Number(findSkillMisfit(skill, inHand) !== null);
  // Equally good matches in the order of their use; the first stays, as it may be what was typed in full.
  return [first, ...rest.toSorted((a, b) => isMisfit(a) - isMisfit(b))].map((skill) => {
    const { id, name, category, maxLevel } = skill;
    const misfit = findSkillMisfit(skill, inHand);
    const level = getTargetLevel(criteria, id) || getUsefulLevel(id, data.catalog);
    return {
      id,
      label: (
        <Name entity="skills" id={id}>
          {name}
        </Name>
      ),
      hint: misfit ? (
        <span className="text-warn">{formatMisfit(misfit)}</span>
      ) : (
        `${skillCategoryLabels[category]} · ${level} of ${maxLevel}`
      ),
    };
  });
}

/** The level at the end of what was typed; `null` = none. */
export function getTypedLevel(typed: string): number | null {
  return readTypedSkill(typed).level;
}
