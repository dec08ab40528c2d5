import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { DrawerFilters } from "@/components/ui/list/DrawerFilters";
import { MinimumFilter } from "@/components/ui/list/MinimumFilter";
import { TextFilter } from "@/components/ui/list/TextFilter";
import { ToggleFilter } from "@/components/ui/list/ToggleFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { chooseSkill } from "@/components/wiki/kit/level-column";
import type { List } from "@/hooks/ui/use-list-state";
import {
  affinityBounds,
  elementKeys,
  listSeries,
  rarities,
  slotLevels,
  type WeaponListFields,
} from "@/lib/wiki/weapons/get-weapon-list-fields";
import { getElementKey, initialSort, type WeaponListProps } from "@/lib/wiki/weapons/weapon-list";
import { formatElementKey } from "./get-weapon-filters";

interface WeaponFiltersProps extends WeaponListProps {
  list: List<WeaponListFields>;
}

/** The rail of a weapon list. */
export function WeaponFilters({ list, rows, skills, traits }: WeaponFiltersProps) {
  const { state, set } = list;
  return (
    <>
      <TextFilter
        label="Search"
        placeholder="Name, skill or series"
        value={state.q}
        onChange={(q) => set({ q })}
      />
      <DrawerFilters>
        {rows.some((row) => row.element) && (
          <CheckboxGroup
            label="Element"
            value={state.element}
            options={elementKeys
              .map((value) => ({
                value,
                label: formatElementKey(value),
                count: rows.filter((row) => getElementKey(row) === value).length,
                ...(value !== "none" && value !== "parts" && { icon: <GameIcon name={value} size={16} /> }),
              }))
              .filter(({ count }) => count > 0)}
            onChange={(element) => set({ element })}
          />
        )}
        <CheckboxGroup
          label="Rarity"
          value={state.rarity}
          options={rarities.map((value) => ({
            value,
            label: value,
            count: rows.filter((row) => row.rarity === Number(value)).length,
          }))}
          onChange={(rarity) => set({ rarity })}
        />
        <ChoiceFilter
          label="Skill"
          value={state.skill}
          options={Object.entries(skills).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(skill) => set(chooseSkill(skill, initialSort))}
        />
        {traits && (
          <ChoiceFilter
            label={traits.label}
            value={state.trait}
            options={traits.options}
            onChange={(trait) => set({ trait })}
          />
        )}
        <ChoiceFilter
          label="Minimum slot level"
          value={state.slot}
          options={slotLevels.map((value) => ({ value, label: `Level ${value}` }))}
          onChange={(slot) => set({ slot })}
        />
        <ChoiceFilter
          label="Series"
          value={state.series}
          options={listSeries(rows).map(({ name, slug }) => ({ value: slug, label: name }))}
          onChange={(series) => set({ series })}
        />
        <MinimumFilter
          label="Minimum affinity"
          value={state.affinity}
          {...affinityBounds}
          step={5}
          unit="%"
          onChange={(affinity) => set({ affinity })}
        />
        <ToggleFilter
          label="Forgeable directly"
          checked={state.forge}
          onChange={(forge) => set({ forge })}
          count={rows.filter((row) => row.isForgeable).length}
        />
      </DrawerFilters>
    </>
  );
}
