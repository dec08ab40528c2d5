import "@mantine/core/styles/CloseButton.layer.css";
import { CloseButton } from "@mantine/core";
import { FieldGroup } from "@/components/ui/Field";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { formatOptionDamage, formatOptionLosses } from "@/lib/builder/gear/list-delta-parts";
import type { ArtianChoices } from "@/lib/builder/loadout/model";
import { formatCount } from "@/lib/text/format";
import { SkillCombobox } from "./SkillCombobox";

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
      description="Each counts as one piece."
    >
      {/* One below the other: names with their gains need the width. */}
      <div className="grid gap-2">
        <RollField
          label="Set bonus"
          placeholder="None yet. Doshaguma, resentment …"
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
          placeholder="None yet. Lord's soul, fortify …"
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
  placeholder: string;
  value: string | null;
  ids: ReadonlySet<string>;
  builderData: BuilderData;
  getChange: ((id: string) => number | null) | null;
  /** With what is chosen now. */
  levels: Readonly<Record<string, number>>;
  getLevels(id: string): Readonly<Record<string, number>>;
  onChange(id: string | null): void;
}

/** One of the bonuses that can be rolled, with what each changes: the most damage first until something is typed. */
function RollField(props: RollFieldProps) {
  const { label, placeholder, value, ids, builderData, getChange, levels, getLevels, onChange } = props;
  const shown = useShownNames(builderData.getName);
  const getName = (id: string) => shown("skill", id);
  return (
    <SkillCombobox
      label={label}
      listLabel={`${label}: options`}
      placeholder={placeholder}
      emptyText="No roll has that name."
      // A build from elsewhere may have a bonus that none of today's rolls gives.
      skills={value === null || ids.has(value) ? [...ids] : [value, ...ids]}
      builderData={builderData}
      chosen={value}
      rank={(id) => getChange?.(id) ?? 0}
      formatHint={(id) => {
        const costs = formatOptionLosses(levels, getLevels(id), getName);
        return (formatOptionDamage(getChange?.(id) ?? null) + costs).replace(/^, /, "");
      }}
      formatCount={(count) => formatCount(count, "roll", "rolls")}
      onChoose={onChange}
      rightSection={
        value && <CloseButton aria-label={`Remove ${getName(value)}`} onClick={() => onChange(null)} />
      }
    />
  );
}
