import { Name } from "@/components/game/Name";
import type { SkillLevel } from "@/lib/builder/catalog/catalog";
import type { GetName } from "@/lib/builder/loadout/format-problem";

interface GearSkillsProps {
  skills: readonly SkillLevel[];
  /** Set bonuses and group skills. */
  bonuses?: readonly string[];
  getName: GetName;
}

/** Skills of a piece with their levels, then the bonuses that it counts toward, in small print. */
export function GearSkills({ skills, bonuses = [], getName }: GearSkillsProps) {
  if (skills.length + bonuses.length === 0) return null;
  return (
    <ul className="leading-5 flex items-baseline flex-wrap gap-x-3 text-13">
      {skills.map(({ skill, level }) => (
        <li key={skill}>
          <Name entity="skills" id={skill}>
            {getName("skill", skill)}
          </Name>{" "}
          <span className="font-bold">{level}</span>
        </li>
      ))}
      {bonuses.map((bonus) => (
        <li key={bonus} className="text-dim">
          <Name entity="skills" id={bonus}>
            {getName("skill", bonus)}
          </Name>
        </li>
      ))}
    </ul>
  );
}
