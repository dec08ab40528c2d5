import { SkillChips } from "@/components/game/SkillChips";
import type { BuildSummary } from "@/lib/builds/schema";
import classes from "./BuildSkills.module.css";

/** The highest skills of a build, and how many more there are. */
export function BuildSkills({ summary: { skills, moreSkills } }: { summary: BuildSummary }) {
  return (
    <div className={`${classes.skills} flex flex-wrap items-baseline gap-x-3.5`}>
      <SkillChips skills={skills} />
      {moreSkills > 0 && <p className="text-13 leading-6 text-dim">and {moreSkills} more</p>}
    </div>
  );
}
