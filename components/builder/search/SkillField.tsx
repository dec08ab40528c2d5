import { useMemo } from "react";
import { Name } from "@/components/wiki/kit/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { useNames } from "@/hooks/wiki/use-names";
import { findSkills, readTypedSkill } from "@/lib/builder/criteria/find-skills";
import { wishedLevel, withoutLastWish, withWish } from "@/lib/builder/criteria/wishes";
import { skillCategoryWords } from "@/lib/catalog/vocabulary";
import { Combobox } from "./Combobox";

const mostSuggestions = 10;

/** Adds skill targets by their names: `burst 3` targets level 3, a skill target that is there already gains a level. */
export function SkillField({ builder }: { builder: Builder }) {
  const { book, ask, changeAsk } = builder;
  const { catalog } = book;
  const { table } = useNames();
  const skills = useMemo(() => [...book.skills.values()], [book]);
  return (
    <Combobox
      label="Add a skill or a bonus"
      placeholder="Burst 3, Agitator, Gore Magala …"
      nothing="No skill found."
      find={(typed) =>
        findSkills(typed, skills, (id) => table?.skills?.[id], mostSuggestions).map((skill) => {
          const wished = wishedLevel(ask, skill.id);
          return {
            id: skill.id,
            label: (
              <Name entity="skills" id={skill.id}>
                {skill.name}
              </Name>
            ),
            hint: `${skillCategoryWords[skill.category]} · ${wished > 0 ? `${wished} of` : "up to"} ${skill.maxLevel}`,
          };
        })
      }
      onChoose={(id, typed) => {
        const level = readTypedSkill(typed).level ?? wishedLevel(ask, id) + 1;
        changeAsk(withWish(ask, id, level, catalog));
      }}
      onBack={() => changeAsk(withoutLastWish(ask, catalog))}
    />
  );
}
