import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import type { List } from "@/hooks/ui/use-list-state";
import { elements, monsterVariants } from "@/lib/catalog/codes";
import { monsterVariantLabels } from "@/lib/catalog/labels";
import { damageLabels } from "@/lib/wiki/monsters/damage-types";
import type { getMonsterFields } from "@/lib/wiki/monsters/get-monster-filters";
import type { MonsterListProps } from "@/lib/wiki/monsters/monster-list";

const elementOptions = elements.map((value) => ({
  value,
  label: damageLabels[value].label,
  icon: <GameIcon name={value} size={16} />,
}));
const variantOptions = monsterVariants.map((value) => ({ value, label: monsterVariantLabels[value] }));

interface MonsterFiltersProps extends Pick<MonsterListProps, "locales" | "species"> {
  list: List<ReturnType<typeof getMonsterFields>>;
  /** Small monsters have no variants. */
  isLarge: boolean;
}

/** The filters of the list of monsters. */
export function MonsterFilters({ list: { state, set }, locales, species, isLarge }: MonsterFiltersProps) {
  return (
    <>
      <CheckboxGroup
        label="Weak to"
        value={state.element}
        options={elementOptions}
        onChange={(element) => set({ element })}
      />
      <ChoiceFilter
        label="Species"
        value={state.species}
        options={species.map(([value, label]) => ({ value, label }))}
        onChange={(value) => set({ species: value })}
      />
      <ChoiceFilter
        label="Locale"
        value={state.locale}
        options={locales.map(([value, label]) => ({ value, label }))}
        onChange={(locale) => set({ locale })}
      />
      {isLarge && (
        <CheckboxGroup
          label="Variant"
          value={state.variant}
          options={variantOptions}
          onChange={(variant) => set({ variant })}
        />
      )}
    </>
  );
}
