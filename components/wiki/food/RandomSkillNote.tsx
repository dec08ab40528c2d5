import { formatNumber, formatPercent } from "@/lib/text/format";
import type { RandomDraw } from "@/lib/wiki/food/food-types";

interface RandomSkillNoteProps {
  draw: RandomDraw | null;
  /** How many ingredients and meals give the skill for certain. */
  sources: number;
}

/** Explains the weight of a skill in the random pool. */
export function RandomSkillNote({ draw, sources }: RandomSkillNoteProps) {
  if (!draw) {
    return (
      <p className="max-w-[70ch] text-14 leading-5.5">
        Not in the random skill pool.{" "}
        {sources > 0 ? "See the sources above." : "No known ingredient or meal gives it."}
      </p>
    );
  }
  const { weight, total, skills } = draw;
  return (
    <p className="max-w-[70ch] text-14 leading-5.5">
      Weight <b>{formatNumber(weight)}</b> of <b>{formatNumber(total)}</b> across {formatNumber(skills)}{" "}
      skills: a random pick is this skill {formatPercent((100 * weight) / total)} of the time. When a meal
      picks random skills, and how many, is unknown, so this is not the chance that a meal gives it.
    </p>
  );
}
