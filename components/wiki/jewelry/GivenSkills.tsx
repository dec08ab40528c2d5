import { EntityLink } from "@/components/game/EntityLink";
import { LevelBar } from "@/components/game/LevelBar";
import { getSkillPath } from "@/lib/site/wiki-paths";
import { formatNumber } from "@/lib/text/format";
import type { GivenSkill } from "@/lib/wiki/jewelry/jewelry-types";
import { jewelSourceLabels } from "@/lib/wiki/jewelry/labels";
import { LevelEffects } from "./LevelEffects";

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
