import type { RandomDraw } from "@/lib/wiki/food/types";
import { formatNumber, formatPercent } from "@/lib/wiki/format";
import classes from "./DrawNote.module.css";

interface DrawNoteProps {
  draw: RandomDraw | null;
  /** How many ingredients and meals give the skill for certain. */
  sources: number;
}

/** What the weight of a random skill says, and what it does not. */
export function DrawNote({ draw, sources }: DrawNoteProps) {
  if (!draw) {
    return (
      <p className={classes.note}>
        This skill is not in the random draw.{" "}
        {sources > 0
          ? "It comes from what is listed above."
          : "No ingredient or meal in our tables gives it, so where it comes from is not known."}
      </p>
    );
  }
  const { weight, total, skills } = draw;
  return (
    <p className={classes.note}>
      Weight <b>{formatNumber(weight)}</b> of <b>{formatNumber(total)}</b>. {formatNumber(skills)} skills are
      in the draw, so when one skill is drawn it is this one in {formatPercent((100 * weight) / total)} of
      cases. When a meal draws a skill, and how many it draws, is not known. The figure compares skills with
      each other; it is not the chance that a meal gives this one.
    </p>
  );
}
