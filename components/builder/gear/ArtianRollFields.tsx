import { NativeSelect } from "@mantine/core";
import { FieldGroup } from "@/components/ui/Field";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import type { ArtianChoices } from "@/lib/builder/loadout/model";

interface ArtianRollFieldsProps {
  choices: ArtianChoices;
  builderData: BuilderData;
  onChange(choices: ArtianChoices): void;
}

/** What a Gogma Artian weapon rolled: each counts as one piece. */
export function ArtianRollFields({ choices, builderData, onChange }: ArtianRollFieldsProps) {
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
          onChange={(setBonus) => onChange({ ...choices, setBonus })}
        />
        <RollField
          label="Group skill"
          value={choices.groupSkill}
          ids={groupSkills}
          builderData={builderData}
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
  onChange(id: string | null): void;
}

function RollField({ label, value, ids, builderData, onChange }: RollFieldProps) {
  const shown = useShownNames(builderData.getName);
  const named = [...ids].map((id) => ({ id, name: shown("skill", id) }));
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
      {named
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </NativeSelect>
  );
}
