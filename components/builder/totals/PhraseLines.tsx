import { DoubtfulFigure } from "@/components/game/DoubtfulFigure";
import type { LevelTexts, SkillText } from "@/lib/builder/gear/format-skill";

interface PhraseLinesProps {
  text: SkillText;
  nextLabel(level: number): string;
  /** Levels beyond the maximum, which do nothing. */
  overflow?: number;
  /** Why the figures may be wrong; `null` = nothing speaks against them. */
  doubt: string | null;
}

/** Effect of a level and of the next one; where weapons differ and none is equipped, for each. */
export function PhraseLines({ text, nextLabel, overflow = 0, doubt }: PhraseLinesProps) {
  const { byWeapon, when } = text;
  const over = overflow > 0 && <span className="text-warn font-semibold">{overflow} above max</span>;
  if (![text, ...byWeapon].some(isKnown)) {
    return (
      <p className="pe-2 text-13 leading-4.5 text-dim">
        {over}
        {over && " · "}Effect values unknown. See the skill page.
      </p>
    );
  }
  const mark = doubt && (
    <span className="text-dim">
      {" · "}
      <DoubtfulFigure why={doubt}>uncertain</DoubtfulFigure>
    </span>
  );
  if (byWeapon.length === 0) {
    return (
      <Lines texts={text} before={over && <>{over} · </>} when={when} mark={mark} nextLabel={nextLabel} />
    );
  }
  return (
    <>
      <p className="pe-2 text-13 leading-4.5 text-dim">
        {over}
        {over && " · "}By weapon{when && `, ${when}`}
        {mark}
      </p>
      <ul className="grid gap-1 mt-1">
        {byWeapon.filter(isKnown).map((each) => (
          <li key={each.weapons}>
            <Lines
              texts={each}
              before={<span className="text-dim">{each.weapons}: </span>}
              when={null}
              mark={null}
              nextLabel={nextLabel}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface LinesProps {
  texts: LevelTexts;
  before: React.ReactNode;
  when: string | null;
  mark: React.ReactNode;
  nextLabel(level: number): string;
}

function Lines({ texts: { now, next }, before, when, mark, nextLabel }: LinesProps) {
  return (
    <>
      {now && (
        <p className="pe-2 text-13 leading-4.5">
          {before}
          {now.phrases.join(" · ") || "Effect values unknown"}
          {when && <span className="text-dim"> {when}</span>}
          {mark}
        </p>
      )}
      {next && next.phrases.length > 0 && (
        <p className="pe-2 text-13 leading-4.5 text-dim">
          {!now && before}
          <span className="font-semibold">{nextLabel(next.level)}</span> {next.phrases.join(" · ")}
          {!now && when && ` ${when}`}
        </p>
      )}
    </>
  );
}

function isKnown({ now, next }: LevelTexts): boolean {
  return [...(now?.phrases ?? []), ...(next?.phrases ?? [])].length > 0;
}
