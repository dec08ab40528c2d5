import { EntityLink } from "./EntityLink";
import classes from "./SkillChips.module.css";
import type { SkillEntry } from "./skill-entry";

interface SkillChipsProps {
  skills: readonly SkillEntry[];
}

/** Skills in a table cell: name and level, each a link. */
export function SkillChips({ skills }: SkillChipsProps) {
  if (skills.length === 0) return null;
  return (
    <ul className={`${classes.chips} flex flex-wrap gap-x-3.5 text-14 leading-5`}>
      {skills.map(({ id, name, level, kind }) => (
        <li key={id} data-kind={kind}>
          <EntityLink
            entity="skills"
            id={id}
            name={name}
            suffix={
              level !== undefined && <span className="text-13 whitespace-nowrap text-dim"> Lv {level}</span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
