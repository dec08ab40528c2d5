import type { ReactNode } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { MinimumFilter } from "@/components/ui/list/MinimumFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { chooseSkill } from "@/components/wiki/kit/level-column";
import type { List } from "@/hooks/ui/use-list-state";
import { type Rank, ranks, type WeaponType, weaponTypes } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { AllWeaponsFields } from "@/lib/wiki/weapons/all-weapons";
import {
  affinityBounds,
  elementKeys,
  rarities,
  slotLevels,
  type WeaponListFields,
} from "@/lib/wiki/weapons/get-weapon-list-fields";
import { getElementKey, initialSort, type WeaponListProps } from "@/lib/wiki/weapons/weapon-list";
import { formatElementKey } from "./get-weapon-filters";

interface FilterProps<T> {
  value: T;
  onChange(value: T): void;
}

export function WeaponTypeFilter(props: FilterProps<readonly WeaponType[]>) {
  return (
    <CheckboxGroup
      {...props}
      label="Type"
      options={weaponTypes.map((value) => ({
        value,
        label: weaponTypeLabels[value],
        icon: <GameIcon name={value} size={16} />,
      }))}
    />
  );
}

export function RankFilter(props: FilterProps<Rank | ""> & { label: string }) {
  return <ChoiceFilter {...props} options={ranks.map((value) => ({ value, label: rankLabels[value] }))} />;
}

interface WeaponFiltersProps {
  list: List<AllWeaponsFields> | List<WeaponListFields>;
  skills: WeaponListProps["skills"];
  /** The weapons of the list, to count them by element and rarity. Without them every choice is there, uncounted. */
  rows?: WeaponListProps["rows"];
  /** Filters of this list alone. */
  children: ReactNode;
}

/** The filters that every list of weapons has. */
export function WeaponFilters({ list: { state, set }, skills, rows, children }: WeaponFiltersProps) {
  const elements = elementKeys
    .map((value) => ({
      value,
      label: formatElementKey(value),
      count: rows?.filter((row) => getElementKey(row) === value).length,
      ...(value !== "none" && value !== "parts" && { icon: <GameIcon name={value} size={16} /> }),
    }))
    .filter(({ count }) => count !== 0);
  return (
    <>
      {(!rows || rows.some((row) => row.element)) && (
        <CheckboxGroup
          label="Element"
          value={state.element}
          options={elements}
          onChange={(element) => set({ element })}
        />
      )}
      <CheckboxGroup
        label="Rarity"
        value={state.rarity}
        options={rarities.map((value) => ({
          value,
          label: value,
          count: rows?.filter((row) => row.rarity === Number(value)).length,
        }))}
        onChange={(rarity) => set({ rarity })}
      />
      <ChoiceFilter
        label="Skill"
        value={state.skill}
        options={Object.entries(skills).map(([value, { name }]) => ({ value, label: name }))}
        onChange={(skill) => set(chooseSkill(skill, initialSort))}
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
      {children}
    </>
  );
}
