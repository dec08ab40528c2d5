import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { useNames } from "@/hooks/wiki/use-names";
import { findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import {
  getTargetLevel,
  withoutLastSkillTarget,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import { Combobox } from "./Combobox";

const maxSuggestions = 10;

/** Adds skill targets by their names: `burst 3` targets level 3, a skill target that is there already gains a level. */
export function SkillField({ builder }: { builder: Builder }) {
  const { data: builderData, criteria, changeCriteria } = builder;
  const { catalog } = builderData;
  const { table } = useNames();
  const skills = useMemo(() => [...builderData.skills.values()], [builderData]);
  return (
    <Combobox
      label="Add a skill or a bonus"
      placeholder="Burst 3, Agitator, Gore Magala …"
      emptyText="No skill found."
      find={(typed) =>
        findSkills(typed, skills, (id) => table?.skills?.[id], maxSuggestions).map((skill) => {
          const targetLevel = getTargetLevel(criteria, skill.id);
          return {
            id: skill.id,
            label: (
              <Name entity="skills" id={skill.id}>
                {skill.name}
              </Name>
            ),
            hint: `${skillCategoryLabels[skill.category]} · ${targetLevel > 0 ? `${targetLevel} of` : "up to"} ${skill.maxLevel}`,
          };
        })
      }
      onChoose={(id, typed) => {
        const level = readTypedSkill(typed).level ?? getTargetLevel(criteria, id) + 1;
        changeCriteria(withSkillTarget(criteria, id, level, catalog));
      }}
      onBack={() => changeCriteria(withoutLastSkillTarget(criteria, catalog))}
    />
  );
}
