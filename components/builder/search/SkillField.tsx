import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { useNames } from "@/hooks/wiki/use-names";
import { findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import {
  getTargetLevel,
  getUsefulLevel,
  withoutLastSkillTarget,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";
import { skillCategoryLabels } from "@/lib/catalog/labels";
import { Combobox } from "./Combobox";

const maxSuggestions = 10;

/**
 * Adds skill targets by what players call them: `burst 3` targets level 3, without a level it is the useful one, and a
 * skill target that is there already gains a level.
 */
export function SkillField({ builder }: { builder: Builder }) {
  const { data: builderData, criteria, changeCriteria } = builder;
  const { catalog } = builderData;
  const { table } = useNames();
  const skills = useMemo(() => [...builderData.skills.values()], [builderData]);
  return (
    <Combobox
      label="Add a skill or a bonus"
      placeholder="WEX, Burst 3, affinity, Gore Magala …"
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
            hint: `${skillCategoryLabels[skill.category]} · ${targetLevel > 0 ? targetLevel : getUsefulLevel(skill.id, catalog)} of ${skill.maxLevel}`,
          };
        })
      }
      onChoose={(id, typed) => {
        const now = getTargetLevel(criteria, id);
        const level = readTypedSkill(typed).level ?? (now > 0 ? now + 1 : getUsefulLevel(id, catalog));
        changeCriteria(withSkillTarget(criteria, id, level, catalog));
      }}
      onBack={() => changeCriteria(withoutLastSkillTarget(criteria, catalog))}
    />
  );
}
