import { NativeSelect } from "@mantine/core";
import { FieldGroup } from "@/components/ui/Field";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { formatOptionDamage } from "@/lib/builder/gear/list-delta-parts";
import type { ArtianChoices } from "@/lib/builder/loadout/model";

interface ArtianRollFieldsProps {
  choices: ArtianChoices;
  builderData: BuilderData;
  /** By how much other choices change the damage to the target; `null` = not known. */
  getChange: ((choices: ArtianChoices) => number | null) | null;
  onChange(choices: ArtianChoices): void;
}

/** What a Gogma Artian weapon rolled: each counts as one piece. */
export function ArtianRollFields({ choices, builderData, getChange, onChange }: ArtianRollFieldsProps) {
  const { setBonuses, groupSkills } = builderData.catalog.artian;
  return (
    <FieldGroup
      label="Rolled skills"
      labelLook="title"
      className="grid gap-1.5"
      description={"Each counts as one piece."}
    >
      <div className="grid-cols-2 grid gap-2">
        <RollField
          label="Set bonus"
          value={choices.setBonus}
          ids={setBonuses}
          builderData={builderData}
          getChange={getChange && ((setBonus) => getChange({ ...choices, setBonus }))}
          onChange={(setBonus) => onChange({ ...choices, setBonus })}
        />
        <RollField
          label="Group skill"
          value={choices.groupSkill}
          ids={groupSkills}
          builderData={builderData}
          getChange={getChange && ((groupSkill) => getChange({ ...choices, groupSkill }))}
          onChange={(groupSkill) => onChange({ ...choices, groupSkill })}
        />
      </div>
    </FieldGroup>
  );
}

interface RollFieldProps {
  label: string;
  value: string | null;
  ids: ReadonlySet<string>;
  builderData: BuilderData;
  getChange: ((id: string) => number | null) | null;
  onChange(id: string | null): void;
}

function RollField({ label, value, ids, builderData, getChange, onChange }: RollFieldProps) {
  const shown = useShownNames(builderData.getName);
  const named = [...ids]
    .map((id) => ({ id, name: shown("skill", id), change: getChange?.(id) ?? 0 }))
    .toSorted((a, b) => b.change - a.change || a.name.localeCompare(b.name));
  const known = value === null || ids.has(value);
  return (
    <NativeSelect
      label={label}
      size="sm"
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || null)}
    >
      <option value="">None yet</option>
      {!known && <option value={value}>{shown("skill", value)}</option>}
      {named.map(({ id, name, change }) => (
        <option key={id} value={id}>
          {name}
          {formatOptionDamage(change)}
        </option>
      ))}
    </NativeSelect>
  );
}
