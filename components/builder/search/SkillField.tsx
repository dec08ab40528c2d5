import { useMemo } from "react";
import { Name } from "@/components/game/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { useSearchMemory } from "@/hooks/builder/use-search-memory";
import { useSkillMisfit } from "@/hooks/builder/use-skill-fit";
import { useNames } from "@/hooks/wiki/use-names";
import { findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import { formatMisfit } from "@/lib/builder/criteria/format-misfit";
import { withRecentSkill } from "@/lib/builder/criteria/saved-searches";
import {
  getTargetLevel,
  getUsefulLevel,
  withoutLastSkillTarget,
  withSkillTarget,
} from "@/lib/builder/criteria/skill-targets";
import type { FileSkill } from "@/lib/builder/data/armor-file";
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
  const findMisfit = useSkillMisfit(builder);
  const { change } = useSearchMemory(catalog);
  // Equally good matches in the order of their use; the first stays, as it may be what was typed in full.
  const listFittingFirst = ([first, ...rest]: readonly FileSkill[]) =>
    first ? [first, ...rest.toSorted((a, b) => Number(!!findMisfit(a.id)) - Number(!!findMisfit(b.id)))] : [];
  const skills = useMemo(() => [...builderData.skills.values()], [builderData]);
  return (
    <Combobox
      label="Add a skill or a bonus"
      placeholder="WEX, Burst 3, affinity, Gore Magala …"
      emptyText="No skill found."
      find={(typed) =>
        listFittingFirst(findSkills(typed, skills, (id) => table?.skills?.[id], maxSuggestions)).map(
          (skill) => {
            const misfit = findMisfit(skill.id);
            const targetLevel = getTargetLevel(criteria, skill.id);
            return {
              id: skill.id,
              label: (
                <Name entity="skills" id={skill.id}>
                  {skill.name}
                </Name>
              ),
              hint: misfit ? (
                <span className="text-warn">{formatMisfit(misfit)}</span>
              ) : (
                `${skillCategoryLabels[skill.category]} · ${targetLevel > 0 ? targetLevel : getUsefulLevel(skill.id, catalog)} of ${skill.maxLevel}`
              ),
            };
          },
        )
      }
      onChoose={(id, typed) => {
        const now = getTargetLevel(criteria, id);
        const level = readTypedSkill(typed).level ?? (now > 0 ? now + 1 : getUsefulLevel(id, catalog));
        changeCriteria(withSkillTarget(criteria, id, level, catalog));
        change((memory) => withRecentSkill(memory, id));
      }}
      onBack={() => changeCriteria(withoutLastSkillTarget(criteria, catalog))}
    />
  );
}
