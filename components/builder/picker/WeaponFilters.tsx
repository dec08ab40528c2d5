import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { ToggleFilter } from "@/components/list/ToggleFilter";
import { GameIcon } from "@/components/ui/GameIcon";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import type { PickerFilter } from "@/lib/builder/gear/picker-filter";
import { weaponElements } from "@/lib/catalog/codes";
import { elementLabels } from "@/lib/catalog/labels";

interface WeaponFiltersProps {
  filter: PickerFilter;
  onChange(patch: Partial<PickerFilter>): void;
}

const elementOptions = [
  ...weaponElements.map((element) => ({
    value: element,
    label: elementLabels[element],
    icon: <GameIcon name={element} size={16} />,
  })),
  { value: "none" as const, label: "None" },
];

const artianOptions = [
  { value: "none", label: "Forged" },
  { value: "artian", label: "Artian" },
  { value: "gogma", label: "Gogma" },
] as const;

/** Filters of weapons alone. */
export function WeaponFilters({ filter, onChange }: WeaponFiltersProps) {
  return (
    <>
      <CheckboxGroup
        label="Element or ailment"
        value={filter.elements}
        options={elementOptions}
        onChange={(elements) => onChange({ elements })}
      />
      <ChoiceFilter
        label="Source"
        look="chips"
        value={filter.artian}
        options={artianOptions}
        onChange={(artian) => onChange({ artian })}
      />
      <ToggleFilter
        label="No negative affinity"
        checked={filter.steady}
        onChange={(steady) => onChange({ steady })}
      />
    </>
  );
}
