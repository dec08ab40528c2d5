import { EntityLink } from "@/components/game/EntityLink";
import { LevelBar } from "@/components/game/LevelBar";
import { Name } from "@/components/game/Name";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { getSkillPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { GivenSkill, LevelFigures, SourceCount } from "@/lib/wiki/jewelry/jewelry-types";

/** Labels for the counted sources of a skill. */
const jewelSourceLabels: Readonly<Record<SourceCount["source"], { one: string; many: string }>> = {
  armor: { one: "armor piece", many: "armor pieces" },
  weapon: { one: "weapon", many: "weapons" },
  decoration: { one: "decoration", many: "decorations" },
  charm: { one: "charm", many: "charms" },
  talisman: { one: "appraised talisman group", many: "appraised talisman groups" },
  food: { one: "food skill", many: "food skills" },
};

/** Skills of a decoration or a charm: what the level gives, what the skill is, what else gives it. */
export function GivenSkills({ skills }: { skills: readonly GivenSkill[] }) {
  return (
    <div className="grid gap-6">
      {skills.map(({ id, name, level, max, figures, text, sources }) => (
        <article key={id} className="not-first:border-t not-first:pt-4.5">
          <h3 className="flex flex-wrap gap-y-1 gap-x-4 items-center text-17 leading-6">
            <EntityLink entity="skills" id={id} name={name} />
            <span className="inline-flex items-center gap-2 text-14 text-dim font-normal">
              <span aria-hidden="true">Level {formatNumber(level, 0)}</span>
              <LevelBar level={level} max={max} />
            </span>
          </h3>
          <LevelEffects level={level} figures={figures} />
          <p className="max-w-text mt-2 text-14 leading-5.5">{text}</p>
          <p className="linked max-w-text mt-2 text-14 leading-5.5 text-dim">
            Available from{" "}
            {sources.map(({ source, count }, index) => (
              <span key={source}>
                {index > 0 && (index === sources.length - 1 ? " and " : ", ")}
                {formatNumber(count, 0)} {jewelSourceLabels[source][count === 1 ? "one" : "many"]}
              </span>
            ))}
            . <a href={getSkillPath(id)}>All levels and sources</a>
          </p>
        </article>
      ))}
    </div>
  );
}

interface LevelEffectsProps {
  level: number;
  figures: readonly LevelFigures[];
}

/** Effects of one level of a skill; if values differ by weapon, one line per group of weapons. */
function LevelEffects({ level, figures }: LevelEffectsProps) {
  const lines = figures.filter(({ effects }) => effects.length > 0);
  if (lines.length === 0) {
    return <p className="text-dim">No data for level {formatNumber(level, 0)}.</p>;
  }
  return (
    <ul className="grid gap-1 mt-2 text-15 leading-5.5" aria-label={`Effects at level ${level}`}>
      {lines.map(({ weapons, effects }) => (
        <li key={weapons.join()}>
          <b className="font-semibold">{effects.join(", ")}</b>
          {weapons.length > 0 && (
            <small className="block text-dim text-13 leading-4.5">
              {weapons.map((type, index) => (
                <span key={type}>
                  {index > 0 && ", "}
                  <Name entity="weapon-types" id={type}>
                    {weaponTypeLabels[type]}
                  </Name>
                </span>
              ))}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
