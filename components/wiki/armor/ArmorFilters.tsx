import { useMemo } from "react";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { chooseSkill, type levelKey } from "@/components/wiki/kit/level-column";
import type { Sort } from "@/lib/site/list-state";
import type { SkillRef } from "@/lib/wiki/armor/armor-rows";
import { initialArmorSort, listSkillOptions, rarities } from "@/lib/wiki/armor/get-armor-fields";
import type { ArmorChoice } from "@/lib/wiki/armor/get-armor-filters";

/** Sorts that choosing a skill leads to. */
type ArmorFilterSort = typeof initialArmorSort.key | typeof levelKey;

interface ArmorFiltersProps {
  choice: ArmorChoice;
  onChange: (patch: Partial<ArmorChoice> & { readonly sort?: Sort<ArmorFilterSort> }) => void;
  skills: readonly SkillRef[];
  bonuses: readonly SkillRef[];
}

const rankOptions = [
  { value: "low", label: "Low" },
  { value: "high", label: "High" },
] as const;

/** The filters that sets and pieces share. */
export function ArmorFilters({ choice, onChange, skills, bonuses }: ArmorFiltersProps) {
  const skillList = useMemo(() => listSkillOptions(skills), [skills]);
  const bonusList = useMemo(() => listSkillOptions(bonuses), [bonuses]);
  return (
    <>
      <ChoiceFilter
        label="Rank"
        look="chips"
        value={choice.rank}
        options={rankOptions}
        onChange={(rank) => onChange({ rank })}
      />
      <ChoiceFilter
        label="Skill"
        value={choice.skill}
        options={skillList}
        onChange={(skill) => onChange(chooseSkill<string, ArmorFilterSort>(skill, initialArmorSort))}
      />
      <ChoiceFilter
        label="Set bonus or group skill"
        value={choice.bonus}
        options={bonusList}
        onChange={(bonus) => onChange({ bonus })}
      />
      <CheckboxGroup
        label="Rarity"
        value={choice.rarity}
        options={rarities.map((value) => ({ value, label: value }))}
        onChange={(rarity) => onChange({ rarity })}
      />
    </>
  );
}
