import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import classes from "./DoorSketches.module.css";

/*
 * What lies behind each door, sketched: a heat table, a set of armor with its slots, a board. The shades are
 * drawing, not data, and hidden from assistive technology.
 */

const elements: readonly IconName[] = ["fire", "water", "thunder", "ice", "dragon"];
/** Shade of each cell, 0 to 4, by row. */
const heat = [
  [1, 4, 2, 0, 3],
  [2, 3, 1, 1, 4],
  [0, 2, 1, 0, 2],
];

export function HitzoneSketch() {
  return (
    <div className={classes.sketch} aria-hidden="true">
      <div className={classes.table}>
        {elements.map((name) => (
          <GameIcon key={name} name={name} size={20} />
        ))}
        {heat.flatMap((row, y) =>
          row.map((shade, x) => <i key={`${elements[x]}-${String(y)}`} data-shade={shade} />),
        )}
      </div>
    </div>
  );
}

/** Slots of each piece; three at most. */
const pieces: readonly { name: IconName; slots: number }[] = [
  { name: "head", slots: 2 },
  { name: "chest", slots: 3 },
  { name: "arms", slots: 1 },
  { name: "waist", slots: 2 },
  { name: "legs", slots: 3 },
];

export function LoadoutSketch() {
  return (
    <div className={classes.sketch} aria-hidden="true">
      <div className={classes.pieces}>
        {pieces.map(({ name, slots }) => (
          <div key={name}>
            <GameIcon name={name} size={34} />
            <span>
              {[1, 2, 3].map((slot) => (
                <i key={slot} data-filled={slot <= slots || undefined} />
              ))}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

export function BoardSketch() {
  return (
    <div className={classes.sketch} aria-hidden="true">
      <div className={classes.board}>
        {[1, 2, 3].map((place) => (
          <div key={place} data-place={place}>
            <b>{place}</b>
            <i />
          </div>
        ))}
        <GameIcon name="run" size={40} className={classes.watch} />
      </div>
    </div>
  );
}
