import { DoubtfulFigure } from "@/components/ui/DoubtfulFigure";
import type { SkillText } from "@/lib/builder/gear/format-skill";
import classes from "./Line.module.css";

interface PhraseLinesProps {
  text: SkillText;
  nextLabel(level: number): string;
  /** Levels beyond the maximum, which do nothing. */
  overflow?: number;
  /** Why the figures may be wrong; `null` = nothing speaks against them. */
  doubt: string | null;
}

/** What a level does, and what the next one makes of it. */
export function PhraseLines({ text, nextLabel, overflow = 0, doubt }: PhraseLinesProps) {
  const { now, next, when } = text;
  const known = [...(now?.phrases ?? []), ...(next?.phrases ?? [])].length > 0;
  const over = overflow > 0 && <span className="text-warn font-semibold">{overflow} above max</span>;
  if (!known) {
    return (
      <p className={classes.next}>
        {over}
        {over && " · "}Effect values unknown. See the skill page.
      </p>
    );
  }
  return (
    <>
      {now && (
        <p className={classes.now}>
          {over}
          {over && " · "}
          {now.phrases.join(" · ") || "Effect values unknown"}
          {when && <span className={classes.when}> {when}</span>}
          {doubt && (
            <span className={classes.when}>
              {" · "}
              <DoubtfulFigure why={doubt}>uncertain</DoubtfulFigure>
            </span>
          )}
        </p>
      )}
      {next && next.phrases.length > 0 && (
        <p className={classes.next}>
          <span className="font-semibold">{nextLabel(next.level)}</span> {next.phrases.join(" · ")}
          {!now && when && ` ${when}`}
        </p>
      )}
    </>
  );
}
