import { useState } from "react";
import { Name } from "@/components/wiki/kit/Name";
import type { Builder } from "@/hooks/builder/use-builder";
import { wishedLevel, withWish } from "@/lib/builder/criteria/wishes";
import { type SkillCategory, skillCategories } from "@/lib/catalog/codes";
import { skillCategoryWords } from "@/lib/catalog/vocabulary";
import classes from "./SkillBrowser.module.css";

/** All skills of one category as buttons that add a level. */
export function SkillBrowser({ builder }: { builder: Builder }) {
  const { book, ask, changeAsk } = builder;
  const [category, setCategory] = useState<SkillCategory>("attack");
  const skills = [...book.skills.values()].filter((skill) => skill.category === category);
  return (
    <div className={classes.browser}>
      <div className={classes.categories} role="radiogroup" aria-label="Category">
        {skillCategories.map((each) => (
          <label key={each} className={classes.category}>
            <input
              type="radio"
              name="skill-category"
              checked={each === category}
              onChange={() => setCategory(each)}
            />
            {skillCategoryWords[each]}
          </label>
        ))}
      </div>
      <ul className={classes.skills} aria-label={skillCategoryWords[category]}>
        {skills.map(({ id, name, maxLevel }) => {
          const level = wishedLevel(ask, id);
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.skill}
                data-wished={level > 0 || undefined}
                disabled={level >= maxLevel}
                onClick={() => changeAsk(withWish(ask, id, level + 1, book.catalog), `wish-${id}`)}
              >
                <span>
                  <Name entity="skills" id={id}>
                    {name}
                  </Name>
                </span>{" "}
                <span className={classes.level}>
                  {level > 0 && <b>{level}</b>}/{maxLevel}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
