import { GameIcon } from "@/components/ui/GameIcon";
import { ChoiceFilter } from "@/components/ui/list/ChoiceFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import type { List } from "@/hooks/ui/use-list-state";
import { useNames } from "@/hooks/wiki/use-names";
import { ranks, weaponTypes } from "@/lib/catalog/codes";
import { rankLabels, weaponTypeLabels } from "@/lib/catalog/labels";
import type { BestWeaponsFields, BestWeaponsProps } from "@/lib/wiki/weapons/best-weapons";

interface BestWeaponsFiltersProps {
  list: List<BestWeaponsFields>;
  monsters: BestWeaponsProps["monsters"];
}

/** How far the hunter has come. */
export function BestWeaponsFilters({ list: { state, set }, monsters }: BestWeaponsFiltersProps) {
  const { table } = useNames();
  return (
    <>
      <ChoiceFilter
        label="Highest rank unlocked"
        value={state.rank}
        options={ranks.map((value) => ({ value, label: rankLabels[value] }))}
        onChange={(rank) => set({ rank })}
      />
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
        label="Monsters you cannot hunt yet"
        value={state.locked}
        options={monsters.map(([value, name]) => ({
          value,
          label: table?.monsters?.[value] ?? name,
        }))}
        onChange={(locked) => set({ locked })}
      />
    </>
  );
}
