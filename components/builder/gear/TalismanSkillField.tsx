import { NativeSelect } from "@mantine/core";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { getSkillLevelKey } from "@/lib/builder/gear/talisman-choices";

interface TalismanSkillFieldProps {
  label: string;
  value: SkillLevel | null;
  /** Skills that go with the others. */
  options: readonly SkillLevel[];
  /** The skill before it is not chosen yet. */
  waiting: boolean;
  builderData: BuilderData;
  onChange(chosen: SkillLevel | null): void;
}

/** One skill of a talisman with its level, out of those that go with the others. */
export function TalismanSkillField({
  label,
  value,
  options,
  waiting,
  builderData,
  onChange,
}: TalismanSkillFieldProps) {
  const shown = useShownNames(builderData.getName);
  const named = options
    .map((entry) => ({
      entry,
      text: `${shown("skill", entry.skill)} ${entry.level}`,
      kind: builderData.catalog.skills.get(entry.skill)?.kind,
    }))
    .toSorted((a, b) => a.text.localeCompare(b.text));
  const none = named.length === 0;
  return (
    <NativeSelect
      label={label}
      size="sm"
      disabled={none}
      value={value ? getSkillLevelKey(value) : ""}
      onChange={(event) =>
        onChange(options.find((entry) => getSkillLevelKey(entry) === event.target.value) ?? null)
      }
    >
      <option value="">{formatEmpty(none, waiting)}</option>
      {(["armor", "weapon"] as const).map((kind) => {
        const ofKind = named.filter((each) => each.kind === kind);
        return (
          ofKind.length > 0 && (
            <optgroup key={kind} label={kind === "armor" ? "Equipment skills" : "Weapon skills"}>
              {ofKind.map(({ entry, text }) => (
                <option key={getSkillLevelKey(entry)} value={getSkillLevelKey(entry)}>
                  {text}
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </NativeSelect>
  );
}

function formatEmpty(none: boolean, waiting: boolean): string {
  if (!none) return "None";
  return waiting ? "Choose previous skill first" : "No other skill combines with these";
}
