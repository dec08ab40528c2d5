import type { CSSProperties } from "react";
import { GameIcon } from "@/components/ui/GameIcon";
import type { IconName } from "@/components/ui/icon-names";
import classes from "./SectionSketches.module.css";

/*
 * A small picture for each section card: what a monster is weak to, a loadout with its slots, a board. The shades are
 * drawing, not data, and hidden from assistive technology.
 */

const elements: readonly IconName[] = ["fire", "water", "thunder", "ice", "dragon"];
/** Shade of each cell in percent, by row. */
const shades = [
  [13, 64, 24, 6, 40],
  [24, 40, 6, 13, 64],
];
const ailments: readonly { name: IconName; stars: number }[] = [
  { name: "poison", stars: 2 },
  { name: "paralysis", stars: 1 },
  { name: "sleep", stars: 3 },
  { name: "blast", stars: 1 },
  { name: "stun", stars: 2 },
];

export function WeaknessSketch() {
  return (
    <div
      className={`${classes.sketch} bg-(--surface-body) grid place-items-center py-3.5 px-5 border-b text-dim`}
      aria-hidden="true"
    >
      <div className={`${classes.table} max-w-75 grid gap-1 w-full`}>
        {elements.map((name) => (
          <GameIcon key={name} name={name} size={18} />
        ))}
        {shades.flatMap((row, y) =>
          row.map((shade, x) => (
            <i key={`${elements[x]}-${String(y)}`} style={{ "--shade": `${shade}%` } as CSSProperties} />
          )),
        )}
        {ailments.map(({ name, stars }) => (
          <span key={name}>
            <GameIcon name={name} size={18} />
            <Pips of={3} filled={stars} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** Slots of each piece, three at most. */
const pieces: readonly { name: IconName; slots: number }[] = [
  { name: "head", slots: 2 },
  { name: "chest", slots: 3 },
  { name: "arms", slots: 1 },
  { name: "waist", slots: 2 },
  { name: "legs", slots: 3 },
  { name: "charm", slots: 1 },
];

export function LoadoutSketch() {
  return (
    <div
      className={`${classes.sketch} bg-(--surface-body) grid place-items-center py-3.5 px-5 border-b text-dim`}
      aria-hidden="true"
    >
      <div className={`${classes.pieces} flex justify-between w-full`}>
        {pieces.map(({ name, slots }) => (
          <div key={name} className="grid gap-3.5 justify-items-center">
            <GameIcon name={name} size={34} />
            <Pips of={3} filled={slots} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Pips({ of, filled }: { of: number; filled: number }) {
  return (
    <span className={`${classes.pips} flex gap-1`}>
      {Array.from({ length: of }, (_, i) => (
        <i key={String(i)} data-filled={i < filled || undefined} />
      ))}
    </span>
  );
}

/** Of the first three places. */
const bars = [{ width: "44%" }, { width: "58%", opacity: 0.62 }, { width: "74%", opacity: 0.34 }];

export function BoardSketch() {
  return (
    <div
      className={`${classes.sketch} bg-(--surface-body) grid place-items-center py-3.5 px-5 border-b text-dim`}
      aria-hidden="true"
    >
      <div className={`${classes.board} max-w-75 relative grid gap-2 w-full`}>
        {bars.map((bar, index) => (
          <div key={bar.width} className="flex gap-3 items-center">
            <b>{index + 1}</b>
            <span className={classes.bar} style={bar} />
          </div>
        ))}
        <GameIcon name="run" size={40} className="absolute top-0 right-0" />
      </div>
    </div>
  );
}
