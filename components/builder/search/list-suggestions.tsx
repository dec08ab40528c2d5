import { Name } from "@/components/game/Name";
import type { ComboboxOption } from "@/components/ui/Combobox";
import {
  findSkillList,
  findSkills,
  readTypedSkill,
  type TypedSkillList,
} from "@/lib/builder/criteria/find-skills";
import { formatMisfit } from "@/lib/builder/criteria/format-misfit";
import type { SearchCriteria } from "@/lib/builder/criteria/search-criteria";
import { getTargetLevel, getUsefulLevel } from "@/lib/builder/criteria/skill-targets";
import { findSkillMisfit, getWeaponInHand } from "@/lib/builder/damage/skill-fit";
import type { FileSkill } from "@/lib/builder/data/armor-file";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { DerivedWeapon } from "@/lib/builder/loadout/derived";
import { skillCategoryLabels } from "@/lib/catalog/skill-labels";
import type { SearchNames } from "@/lib/names/search-names";

/** More than the skills that raise affinity or damage: who types what a skill does wants to see all of them. */
const maxSuggestions = 24;

/** Id of the option that stands for a whole list of skills. */
const listOptionId = "list";

interface SuggestionContext {
  readonly data: BuilderData;
  readonly criteria: SearchCriteria;
  readonly weapon: DerivedWeapon | null;
  readonly names: SearchNames;
}

/** Skills that fit what is typed, each with the level that choosing it asks for, or why the weapon has no use for it. */
export function listSuggestions(
  typed: string,
  { data, criteria, weapon, names }: SuggestionContext,
): readonly ComboboxOption[] {
  const all = [...data.skills.values()];
  const list = findSkillList(typed, all, names);
  if (list) return list.found.length > 0 ? [toListOption(list, data)] : [];
  const inHand = getWeaponInHand(weapon);
  const [first, ...rest] = findSkills(typed, all, names, maxSuggestions);
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

function toListOption({ found, unknown }: TypedSkillList, { catalog }: BuilderData): ComboboxOption {
  return {
    id: listOptionId,
    label: found.map(({ skill, level }, index) => (
      <span key={skill.id}>
        {index > 0 && ", "}
        <Name entity="skills" id={skill.id}>
          {skill.name}
        </Name>{" "}
        {Math.min(level ?? getUsefulLevel(skill.id, catalog), skill.maxLevel)}
      </span>
    )),
    hint:
      unknown.length > 0 ? (
        <span className="text-warn">{`Not found: ${unknown.join(", ")}`}</span>
      ) : (
        `Add ${found.length} skills`
      ),
  };
}

/** The skills that a chosen option stands for, each with its typed level; `null` = none was typed. */
export function listChosen(
  id: string,
  typed: string,
  data: BuilderData,
  names: SearchNames,
): readonly { readonly id: string; readonly level: number | null }[] {
  if (id !== listOptionId) return [{ id, level: readTypedSkill(typed).level }];
  const list = findSkillList(typed, [...data.skills.values()], names);
  return list?.found.map(({ skill, level }) => ({ id: skill.id, level })) ?? [];
}
