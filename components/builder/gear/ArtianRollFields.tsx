import { NativeSelect } from "@mantine/core";
import { FieldGroup } from "@/components/ui/Field";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { formatOptionDamage, formatOptionLosses } from "@/lib/builder/gear/list-delta-parts";
import type { ArtianChoices } from "@/lib/builder/loadout/model";

interface ArtianRollFieldsProps {
  choices: ArtianChoices;
  builderData: BuilderData;
  /** By how much other choices change the damage to the target; `null` = not known. */
  getChange: ((choices: ArtianChoices) => number | null) | null;
  /** Levels of skills, set bonuses and group skills with other choices. */
  getLevels(choices: ArtianChoices): Readonly<Record<string, number>>;
  onChange(choices: ArtianChoices): void;
}

/** Rolled bonuses of a Gogma Artian weapon: each counts as one piece. */
export function ArtianRollFields(props: ArtianRollFieldsProps) {
  const { choices, builderData, getChange, getLevels, onChange } = props;
  const levels = getLevels(choices);
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
          levels={levels}
          getLevels={(setBonus) => getLevels({ ...choices, setBonus })}
          onChange={(setBonus) => onChange({ ...choices, setBonus })}
        />
        <RollField
          label="Group skill"
          value={choices.groupSkill}
          ids={groupSkills}
          builderData={builderData}
          getChange={getChange && ((groupSkill) => getChange({ ...choices, groupSkill }))}
          levels={levels}
          getLevels={(groupSkill) => getLevels({ ...choices, groupSkill })}
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
  /** With what is chosen now. */
  levels: Readonly<Record<string, number>>;
  getLevels(id: string): Readonly<Record<string, number>>;
  onChange(id: string | null): void;
}

function RollField(props: RollFieldProps) {
  const { label, value, ids, builderData, getChange, levels, getLevels, onChange } = props;
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
          {formatOptionLosses(levels, getLevels(id), (skill) => shown("skill", skill))}
        </option>
      ))}
    </NativeSelect>
  );
}
