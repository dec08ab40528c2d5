import { readTypedSkill } from "@/lib/builder/criteria/find-skills";
import type { BuilderData } from "@/lib/builder/data/builder-data";
import { formatCount } from "@/lib/text/format";
import { SkillCombobox } from "./SkillCombobox";

interface AddSkillProps {
  /** Ids to choose from. */
  skills: readonly string[];
  builderData: BuilderData;
  /** `level`: as it was typed, from 1; `null` = none was. */
  onAdd(skill: string, level: number | null): void;
}

/** Adds one more skill to a list, by what players call it. */
export function AddSkill({ skills, builderData, onAdd }: AddSkillProps) {
  return (
    <SkillCombobox
      label="Add a skill"
      listLabel="Skills of decorations"
      placeholder="WEX, Burst 1, affinity …"
      emptyText="No decoration gives that, or it is listed already."
      skills={skills}
      builderData={builderData}
      formatHint={(id) =>
        builderData.skills.get(id)?.kind === "weapon" ? "Weapon skill" : "Equipment skill"
      }
      formatCount={(count) => formatCount(count, "skill", "skills")}
      onChoose={(id, typed) => onAdd(id, readTypedSkill(typed).level)}
    />
  );
}
