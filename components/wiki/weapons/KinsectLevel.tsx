import { kinsectLevels } from "@/lib/wiki/weapons/kinsects";
import classes from "./KinsectLevel.module.css";

type Level = (typeof kinsectLevels)[number];

interface KinsectLevelProps {
  level: Level;
  onLevel: (level: Level) => void;
}

/** Which level the figures are shown at: that of the glaive. */
export function KinsectLevel({ level, onLevel }: KinsectLevelProps) {
  return (
    <fieldset className={classes.levels}>
      <legend>Kinsect level</legend>
      <div className={classes.row}>
        {kinsectLevels.map((each) => (
          <label key={each} data-on={each === level || undefined}>
            <input
              type="radio"
              name="kinsect-level"
              className="visually-hidden"
              checked={each === level}
              onChange={() => onLevel(each)}
            />
            {each}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
