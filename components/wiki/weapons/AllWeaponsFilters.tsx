import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DrawerFilters } from "@/components/ui/list/DrawerFilters";
import { MinimumFilter } from "@/components/ui/list/MinimumFilter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { chooseSkill } from "@/components/wiki/kit/level-column";
import type { List } from "@/hooks/ui/use-list-state";
import { ranks, weaponTypes } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { AllWeaponsFields, AllWeaponsProps } from "@/lib/wiki/weapons/all-weapons";
import { affinityBounds, elementKeys, rarities, slotLevels } from "@/lib/wiki/weapons/get-weapon-list-fields";
import { initialSort } from "@/lib/wiki/weapons/weapon-list";
import { formatElementKey } from "./get-weapon-filters";

interface AllWeaponsFiltersProps {
  list: List<AllWeaponsFields>;
  skills: AllWeaponsProps["skills"];
}

/** The rail of the table of all weapons. */
export function AllWeaponsFilters({ list: { state, set }, skills }: AllWeaponsFiltersProps) {
  return (
    <>
      <TextFilter
        label="Search"
        placeholder="Name, type or skill"
        value={state.q}
        onChange={(q) => set({ q })}
      />
      <DrawerFilters>
        <CheckboxGroup
          label="Type"
          value={state.type}
          options={weaponTypes.map((value) => ({
            value,
            label: weaponTypeLabels[value],
            icon: <GameIcon name={value} size={16} />,
          }))}
          onChange={(type) => set({ type })}
        />
        <CheckboxGroup
          label="Element"
          value={state.element}
          options={elementKeys.map((value) => ({ value, label: formatElementKey(value) }))}
          onChange={(element) => set({ element })}
        />
        <ChoiceFilter
          label="Craftable from"
          value={state.rank}
          options={ranks.map((value) => ({ value, label: rankLabels[value] }))}
          onChange={(rank) => set({ rank })}
        />
        <ChoiceFilter
          label="Skill"
          value={state.skill}
          options={Object.entries(skills).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(skill) => set(chooseSkill(skill, initialSort))}
        />
        <CheckboxGroup
          label="Rarity"
          value={state.rarity}
          options={rarities.map((value) => ({ value, label: value }))}
          onChange={(rarity) => set({ rarity })}
        />
        <ChoiceFilter
          label="Minimum slot level"
          value={state.slot}
          options={slotLevels.map((value) => ({ value, label: `Level ${value}` }))}
          onChange={(slot) => set({ slot })}
        />
        <MinimumFilter
          label="Minimum affinity"
          value={state.affinity}
          {...affinityBounds}
          step={5}
          unit="%"
          onChange={(affinity) => set({ affinity })}
        />
      </DrawerFilters>
    </>
  );
}
