import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { chooseSkill } from "@/components/wiki/kit/level-column";
import type { List } from "@/hooks/ui/use-list-state";
import { decorationKinds } from "@/lib/catalog/codes";
import { decorationKindLabels } from "@/lib/catalog/labels";
import type { DecorationRow } from "@/lib/wiki/decorations/decoration-types";
import {
  decorationRarities,
  type getDecorationFields,
  initialDecorationSort,
  slotSizes,
} from "@/lib/wiki/decorations/get-decoration-fields";
import type { PackedSkill } from "@/lib/wiki/decorations/pack-decorations";

interface DecorationFiltersProps {
  list: List<ReturnType<typeof getDecorationFields>>;
  rows: readonly DecorationRow[];
  skills: readonly PackedSkill[];
}

/** Filters of the list of decorations. */
export function DecorationFilters({ list, rows, skills }: DecorationFiltersProps) {
  const { kind, slot, skill, rarity } = list.state;
  const count = (test: (row: DecorationRow) => boolean) => rows.filter(test).length;
  return (
    <>
      <ChoiceFilter
        label="Type"
        look="chips"
        value={kind}
        options={decorationKinds.map((value) => ({
          value,
          label: decorationKindLabels[value],
          count: count((row) => row.kind === value),
        }))}
        onChange={(kind) => list.set({ kind })}
      />
      <CheckboxGroup
        label="Slot level"
        value={slot}
        options={slotSizes.map((value) => ({
          value,
          label: value,
          count: count((row) => row.slot === Number(value)),
        }))}
        onChange={(slot) => list.set({ slot })}
      />
      <ChoiceFilter
        label="Skill"
        value={skill}
        options={skills.map(([value, label]) => ({ value, label }))}
        onChange={(skill) => list.set(chooseSkill(skill, initialDecorationSort))}
      />
      <CheckboxGroup
        label="Rarity"
        value={rarity}
        options={decorationRarities.map((value) => ({
          value,
          label: value,
          count: count((row) => row.rarity === Number(value)),
        }))}
        onChange={(rarity) => list.set({ rarity })}
      />
    </>
  );
}
