import { useState } from "react";
import { Name } from "@/components/game/Name";
import { Combobox } from "@/components/ui/Combobox";
import { useSearchNames } from "@/hooks/wiki/use-search-names";
import { useShownNames } from "@/hooks/wiki/use-shown-names";
import { findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import type { BuilderData } from "@/lib/builder/data/builder-data";

interface AddSkillProps {
  /** Ids to choose from. */
  skills: readonly string[];
  builderData: BuilderData;
  /** `level`: as it was typed, from 1; `null` = none was. */
  onAdd(skill: string, level: number | null): void;
}

/** Adds one more skill to a list, by what players call it. */
export function AddSkill({ skills, builderData, onAdd }: AddSkillProps) {
  const [typed, setTyped] = useState("");
  const names = useSearchNames(typed);
  const shown = useShownNames(builderData.getName);
  const open = skills.flatMap((id) => builderData.skills.get(id) ?? []);
  const find = (text: string) =>
    text.trim() === ""
      ? open.toSorted((a, b) => shown("skill", a.id).localeCompare(shown("skill", b.id)))
      : findSkills(text, open, names, open.length);
  return (
    <Combobox
      label="Add a skill"
      listLabel="Skills of decorations"
      size="sm"
      placeholder="WEX, Burst 1, affinity …"
      opensEmpty
      emptyText="No decoration gives that, or it is listed already."
      find={(text) =>
        find(text).map(({ id, name, kind }) => ({
          id,
          label: (
            <Name entity="skills" id={id}>
              {name}
            </Name>
          ),
          hint: kind === "weapon" ? "Weapon skill" : "Equipment skill",
        }))
      }
      formatCount={(count) => `${count} ${count === 1 ? "skill" : "skills"}`}
      onType={setTyped}
      onChoose={(id, text) => onAdd(id, readTypedSkill(text).level)}
    />
  );
}
