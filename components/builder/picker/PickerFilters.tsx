import { useMemo } from "react";
import { ChoiceFilter } from "@/components/list/ChoiceFilter";
import { ToggleFilter } from "@/components/list/ToggleFilter";
import { CheckboxGroup } from "@/components/ui/RadioGroup";
import { useNames } from "@/hooks/wiki/use-names";
import {
  type FacetCount,
  listBonusFacets,
  listRarityFacets,
  listSkillFacets,
} from "@/lib/builder/gear/facets";
import type { PickerRow } from "@/lib/builder/gear/list-picker-rows";
import type { PickerFilter } from "@/lib/builder/gear/picker-filter";
import type { GetName } from "@/lib/builder/loadout/format-problem";
import type { LoadoutPlace } from "@/lib/builder/loadout/model";
import { ranks } from "@/lib/catalog/codes";
import { rankLabels } from "@/lib/catalog/labels";
import { getNameIn } from "@/lib/names/names-store";
import { FacetSelect } from "./FacetSelect";
import { WeaponFilters } from "./WeaponFilters";

interface PickerFiltersProps {
  place: LoadoutPlace;
  /** Every row of the list, filtered or not. */
  rows: readonly PickerRow[];
  filter: PickerFilter;
  /** A skill target is still missing. */
  hasTargets: boolean;
  /** The damage of each row to the target is known. */
  hasGauge: boolean;
  /** Something is ticked as owned. */
  hasOwned: boolean;
  /** Note on gear that can be crafted. */
  craftNote: string;
  getName: GetName;
  onChange(patch: Partial<PickerFilter>): void;
}

const slotOptions = [
  { value: "1", label: "1+" },
  { value: "2", label: "2+" },
  { value: "3", label: "3" },
] as const;

const rankOptions = ranks.map((rank) => ({ value: rank, label: rankLabels[rank].replace(" rank", "") }));

/** The filters that matter for a place. */
export function PickerFilters(props: PickerFiltersProps) {
  const { place, rows, filter, hasTargets, hasGauge, hasOwned, craftNote, getName, onChange } = props;
  const label = useSkillLabels(getName);
  const skills = useMemo(() => label(listSkillFacets(rows)), [rows, label]);
  const bonuses = useMemo(() => label(listBonusFacets(rows)), [rows, label]);
  const rarities = useMemo(() => listRarityFacets(rows), [rows]);
  return (
    <>
      {hasTargets && (
        <ToggleFilter
          label="Has missing wanted skills"
          checked={filter.lacking}
          onChange={(lacking) => onChange({ lacking })}
        />
      )}
      {hasGauge && (
        <ToggleFilter
          label="Raises damage to target"
          checked={filter.raising}
          onChange={(raising) => onChange({ raising })}
        />
      )}
      {hasOwned && (
        <ToggleFilter
          label="Only what I own"
          checked={filter.owned}
          onChange={(owned) => onChange({ owned })}
        />
      )}
      <ToggleFilter
        label="Can craft with my materials"
        checked={filter.craft}
        onChange={(craft) => onChange({ craft })}
      />
      {craftNote && (
        <p className="text-12 leading-4 text-dim" role="status">
          {craftNote}
        </p>
      )}
      {place === "weapon" && <WeaponFilters filter={filter} onChange={onChange} />}
      <FacetSelect
        label="Any of these skills"
        facets={skills}
        value={filter.skills}
        onChange={(next) => onChange({ skills: next })}
      />
      {bonuses.length > 0 && (
        <FacetSelect
          label="Set bonus or group skill"
          facets={bonuses}
          value={filter.bonuses}
          onChange={(next) => onChange({ bonuses: next })}
        />
      )}
      {place !== "charm" && (
        <ChoiceFilter
          label="Minimum slot level"
          look="chips"
          value={slotOptions.find(({ value }) => Number(value) === filter.slot)?.value ?? ""}
          options={slotOptions}
          onChange={(slot) => onChange({ slot: Number(slot) })}
        />
      )}
      {place !== "weapon" && place !== "charm" && (
        <ChoiceFilter
          label="Rank"
          look="chips"
          value={filter.rank}
          options={rankOptions}
          onChange={(rank) => onChange({ rank })}
        />
      )}
      <CheckboxGroup
        label="Rarity"
        value={filter.rarities.map(String)}
        options={rarities.map((rarity) => ({ value: `${rarity}`, label: `${rarity}` }))}
        onChange={(next) => onChange({ rarities: next.map(Number) })}
      />
    </>
  );
}

/** Names of skills in the reader's language, in their order. */
function useSkillLabels(getName: GetName) {
  const names = useNames();
  return useMemo(
    () => (facets: readonly FacetCount[]) =>
      facets
        .map(({ id, count }) => ({
          id,
          count,
          label: getNameIn(names, "skills", id, getName("skill", id)).text,
        }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [names, getName],
  );
}
