import { EntityLink } from "@/components/game/EntityLink";
import { LevelBar } from "@/components/game/LevelBar";
import type { WeaponSkillRow } from "@/lib/wiki/weapons/weapon-detail";

/** Skills of a weapon with their levels and what they do. */
export function WeaponSkills({ skills }: { skills: readonly WeaponSkillRow[] }) {
  return (
    <ul className="grid gap-4">
      {skills.map(({ id, name, level, max, text }) => (
        <li key={id}>
          <div className="flex flex-wrap items-center gap-y-1 gap-x-3">
            <EntityLink entity="skills" id={id} name={name} className="font-bold" />
            <span className="text-dim tabular-nums">Level {level}</span>
            <LevelBar level={level} max={max} />
          </div>
          {text && <p className="max-w-[70ch] mt-1 text-dim">{text}</p>}
        </li>
      ))}
    </ul>
  );
}
