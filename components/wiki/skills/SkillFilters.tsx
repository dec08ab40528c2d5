import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import type { List } from "@/hooks/ui/use-list-state";
import { skillKinds } from "@/lib/catalog/codes";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import { giverLabels, kindPlurals } from "@/lib/wiki/skills/labels";
import { type SkillRow, skillGivers } from "@/lib/wiki/skills/skill-types";
import { categories, type skillFields } from "./skill-fields";

interface SkillFiltersProps {
  skills: readonly SkillRow[];
  list: List<typeof skillFields>;
}

/** What the list of skills can be narrowed by. */
export function SkillFilters({ skills, list }: SkillFiltersProps) {
  const { kind, category, from } = list.state;
  return (
    <>
      <ChoiceFilter
        label="Type"
        look="chips"
        value={kind}
        anyLabel="All"
        options={skillKinds.map((value) => ({
          value,
          label: kindPlurals[value],
          count: skills.filter((row) => row.kind === value).length,
        }))}
        onChange={(value) => list.set({ kind: value })}
      />
      <CheckboxGroup
        label="Category"
        value={category}
        options={categories.map((value) => ({ value, label: skillCategoryLabels[value] }))}
        onChange={(value) => list.set({ category: value })}
      />
      <CheckboxGroup
        label="Source"
        value={from}
        options={skillGivers.map((value) => ({ value, label: giverLabels[value] }))}
        onChange={(value) => list.set({ from: value })}
      />
    </>
  );
}
