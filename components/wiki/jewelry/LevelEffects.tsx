import { Name } from "@/components/game/Name";
import { weaponTypeLabels } from "@/lib/catalog/labels";
import { formatNumber } from "@/lib/text/format";
import type { LevelFigures } from "@/lib/wiki/jewelry/jewelry-types";

interface LevelEffectsProps {
  level: number;
  figures: readonly LevelFigures[];
}

/** Effects of one level of a skill; if values differ by weapon, one line per group of weapons. */
export function LevelEffects({ level, figures }: LevelEffectsProps) {
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
