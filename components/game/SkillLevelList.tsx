import { LevelBar } from "@/components/game/LevelBar";
import { EntityLink } from "./EntityLink";
import type { SkillEntry } from "./skill-entry";

const kindLabels = { weapon: "Weapon skill", armor: "", "set-bonus": "Set bonus", group: "Group skill" };

/** Skills one per line, with how far the level goes. */
export function SkillLevelList({ skills }: { skills: readonly SkillEntry[] }) {
  return (
    <ul className="-my-1.5 divide-y">
      {skills.map(({ id, name, level, max, kind }) => (
        <li className="flex flex-wrap gap-y-0.5 gap-x-4 items-center justify-between py-2" key={id}>
          <span className="font-[550] flex flex-wrap items-baseline gap-x-2.5">
            <EntityLink entity="skills" id={id} name={name} />
            {kind && kindLabels[kind] && (
              <span className="text-13 text-dim font-normal">{kindLabels[kind]}</span>
            )}
          </span>
          {level !== undefined && (
            <span className="inline-flex items-center gap-2.5 text-14 text-dim whitespace-nowrap">
              {max !== undefined && <LevelBar level={level} max={max} />}
              <span aria-hidden={max !== undefined}>Lv {level}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
