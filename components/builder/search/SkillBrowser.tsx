import { UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { Name } from "@/components/game/Name";
import { RadioGroup } from "@/components/ui/RadioGroup";
import { pick, useBuilder, useCommands } from "@/hooks/builder/use-builder";
import { useSkillMisfit } from "@/hooks/builder/use-skill-fit";
import { formatMisfit } from "@/lib/builder/criteria/format-misfit";
import { getTargetLevel, withSkillTarget } from "@/lib/builder/criteria/skill-targets";
import { type SkillCategory, skillCategories } from "@/lib/catalog/codes";
import { skillCategoryLabels } from "@/lib/catalog/skill-labels";
import classes from "./SkillBrowser.module.css";

/** All skills of one category as buttons that add a level. */
export function SkillBrowser() {
  const { data: builderData, criteria } = useBuilder(pick("data", "criteria"));
  const { changeCriteria } = useCommands();
  const [category, setCategory] = useState<SkillCategory>("attack");
  const findMisfit = useSkillMisfit();
  const skills = [...builderData.skills.values()]
    .filter((skill) => skill.category === category)
    .map((skill) => ({ ...skill, misfit: findMisfit(skill.id) }))
    .toSorted((a, b) => Number(a.misfit !== null) - Number(b.misfit !== null));
  return (
    <div className="grid gap-2.5">
      <RadioGroup
        label="Category"
        isLabelHidden
        required
        options={skillCategories.map((each) => ({ value: each, label: skillCategoryLabels[each] }))}
        value={category}
        onChange={setCategory}
      />
      <ul
        className={`${classes.skills} overflow-y-auto overscroll-contain relative grid gap-1`}
        aria-label={skillCategoryLabels[category]}
      >
        {skills.map(({ id, name, maxLevel, misfit }) => {
          const level = getTargetLevel(criteria, id);
          return (
            <li key={id}>
              <UnstyledButton
                type="button"
                className={`${classes.skill} border border-transparent text-start hover:border-control flex gap-2 items-center justify-between w-full min-h-11 py-0.5 px-2.5 rounded-md bg-hover text-default text-13`}
                data-target={level > 0 || undefined}
                disabled={level >= maxLevel}
                onClick={() =>
                  changeCriteria(
                    withSkillTarget(criteria, id, level + 1, builderData.catalog),
                    `skill-target-${id}`,
                  )
                }
              >
                <span>
                  <Name entity="skills" id={id}>
                    {name}
                  </Name>
                  {misfit && <span className="block text-12 text-dim">{formatMisfit(misfit)}</span>}
                </span>{" "}
                <span className="flex-none text-dim">
                  {level > 0 && <b className="text-default font-bold">{level}</b>}/{maxLevel}
                </span>
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
