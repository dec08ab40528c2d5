import "@mantine/core/styles/CloseButton.layer.css";
import { CloseButton } from "@mantine/core";
import { useState } from "react";
import { Combobox } from "@/components/ui/Combobox";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import { readTypedSkill } from "@/lib/builder/criteria/find-skills";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { findTalismanSkills, getSkillLevelKey } from "@/lib/builder/gear/talisman-choices";
import { formatCount } from "@/lib/text/format";

interface TalismanSkillFieldProps {
  label: string;
  /** Of the talisman. */
  kind: string;
  value: SkillLevel | null;
  /** Skills in the other places. */
  others: readonly SkillLevel[];
  /** The skill before it is not chosen yet. */
  waiting: boolean;
  builderData: BuilderData;
  /** Several skills of a typed list, none = the place is emptied. */
  onChange(chosen: readonly SkillLevel[]): void;
}

/** One skill of a talisman with its level, out of those that go with the others, by what players call it. */
export function TalismanSkillField({
  label,
  kind,
  value,
  others,
  waiting,
  builderData,
  onChange,
}: TalismanSkillFieldProps) {
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useShownNames(builderData.getName);
  const skills = [...builderData.skills.values()];
  const format = ({ skill, level }: SkillLevel) => `${shown("skill", skill)} ${level}`;
  const find = (text: string) => {
    if (waiting) return [];
    const found = findTalismanSkills(text, {
      ...{ kind, others, skills, names },
      rules: builderData.armor.talismans,
    });
    if (text.trim() !== "") return found;
    return found.toSorted(([a], [b]) => (a && b ? format(a).localeCompare(format(b)) : 0));
  };
  return (
    <Combobox
      label={label}
      listLabel={`${label}: options`}
      size="sm"
      placeholder={waiting ? "Choose the skill before it first" : "WEX 1, agitator …"}
      opensEmpty
      chosen={value ? { id: getSkillLevelKey(value), name: format(value) } : null}
      emptyText={formatEmpty(typed, { waiting, isAlone: others.length === 0, find })}
      find={(text) =>
        find(text).map((entries) => ({
          id: entries.map(getSkillLevelKey).join(),
          label: entries.map(format).join(", "),
          hint: entries.length > 1 ? `Add ${entries.length} skills` : formatKind(entries, builderData),
        }))
      }
      formatCount={(count) => formatCount(count, "option", "options")}
      onType={setTyped}
      onChoose={(id, text) => {
        const chosen = find(text).find((entries) => entries.map(getSkillLevelKey).join() === id);
        if (chosen) onChange(chosen);
      }}
      rightSection={
        value && <CloseButton aria-label={`Remove ${format(value)}`} onClick={() => onChange([])} />
      }
    />
  );
}

function formatKind([entry]: readonly SkillLevel[], { catalog }: BuilderData): string {
  return entry && catalog.skills.get(entry.skill)?.kind === "weapon" ? "Weapon skill" : "Equipment skill";
}

interface EmptyField {
  readonly waiting: boolean;
  /** No other skill is chosen. */
  readonly isAlone: boolean;
  find(text: string): readonly (readonly SkillLevel[])[];
}

/** Why nothing fits, and what would. */
function formatEmpty(typed: string, { waiting, isAlone, find }: EmptyField): string {
  if (waiting) return "Choose the skill before it first.";
  if (typed.trim() === "") return "No other skill goes with these.";
  const { name, level } = readTypedSkill(typed);
  const others = level === null ? [] : find(name);
  const [first] = others[0] ?? [];
  if (!first) return `No talisman of this kind has that${isAlone ? "" : " with the other skills"}.`;
  const levels = others.flatMap(([entry]) => (entry?.skill === first.skill ? [entry.level] : []));
  return `Not at level ${level} on this kind. Possible: ${levels.join(", ")}.`;
}
