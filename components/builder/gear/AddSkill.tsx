import { NativeSelect } from "@mantine/core";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import type { BuilderData } from "@/lib/builder/data/builder-data";

interface AddSkillProps {
  /** Ids to choose from. */
  skills: readonly string[];
  builderData: BuilderData;
  onAdd(skill: string): void;
}

/** Adds one more skill to a list, out of armor and weapon skills. */
export function AddSkill({ skills, builderData, onAdd }: AddSkillProps) {
  const shown = useShownNames(builderData.getName);
  const named = skills
    .map((id) => ({ id, name: shown("skill", id), kind: builderData.catalog.skills.get(id)?.kind }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <NativeSelect label="Add a skill" size="sm" value="" onChange={(event) => onAdd(event.target.value)}>
      <option value="" disabled>
        Choose
      </option>
      {(["armor", "weapon"] as const).map((kind) => (
        <optgroup key={kind} label={kind === "armor" ? "Equipment skills" : "Weapon skills"}>
          {named
            .filter((skill) => skill.kind === kind)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
